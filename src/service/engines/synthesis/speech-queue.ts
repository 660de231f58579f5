import type { Segment } from './synthesizer.ts';

/** A request that waits for a speech process. */
export interface QueuedRequest {
  /** Estimated length of the request's audio. */
  readonly seconds: number;
}

/**
 * Longest audio of a short request, in seconds: it takes at most about a second to speak. The number of longer requests
 * at a time is limited.
 */
export const maxShortSeconds = 60;

/**
 * A queue of requests: the shortest first, and at most `longAtOnce` of those with more than `longSeconds` of audio at a
 * time, so that a sentence never waits for a book.
 */
export function createSpeechQueue<Item extends QueuedRequest>(
  longAtOnce: number,
  longSeconds = maxShortSeconds,
) {
  const items: Item[] = [];
  const isLong = ({ seconds }: QueuedRequest) => seconds > longSeconds;
  const mayBegin = (item: Item, longRunning: number) => !isLong(item) || longRunning < longAtOnce;
  return {
    get length() {
      return items.length;
    },
    add(item: Item) {
      const longer = items.findIndex(({ seconds }) => seconds > item.seconds);
      items.splice(longer < 0 ? items.length : longer, 0, item);
    },
    /** Removes the item; false when it is no longer waiting. */
    remove(item: Item) {
      const place = items.indexOf(item);
      if (place >= 0) items.splice(place, 1);
      return place >= 0;
    },
    /** Removes and returns the next request that may start while `longRunning` long ones run. */
    next(longRunning: number) {
      const [first] = items;
      return first && mayBegin(first, longRunning) ? items.shift() : undefined;
    },
    /** Number of requests that may start while `longRunning` long ones run. */
    startable(longRunning: number) {
      const long = items.filter(isLong).length;
      return items.length - long + Math.max(0, Math.min(long, longAtOnce - longRunning));
    },
    /** Removes and returns all waiting requests. */
    takeAll: () => items.splice(0),
  };
}

/** Approximate speaking rate in characters per second. */
const charactersPerSecond = 15;
/** Approximate length of the word for a digit. */
const charactersPerDigit = 5;

/** Estimated length of the audio of segments, in seconds. */
export function estimatedSeconds(segments: readonly Segment[]): number {
  const fitted = new Map<number, number>();
  let seconds = 0;
  for (const segment of segments) {
    if (segment.kind === 'pause') seconds += segment.seconds;
    else if (segment.fit) fitted.set(segment.fit.id, segment.fit.seconds);
    else seconds += spokenLength(segment.text) / charactersPerSecond / segment.speed;
  }
  for (const fit of fitted.values()) seconds += fit;
  return seconds;
}

function spokenLength(text: string): number {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return text.length + digits * (charactersPerDigit - 1);
}
