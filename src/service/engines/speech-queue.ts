import type { Segment } from './synthesizer.ts';

/** A request that waits for a speech process. */
export interface Waiting {
  /** How long its audio will be, roughly. */
  readonly seconds: number;
}

/** Audio up to this length is spoken in about a second at most; longer requests share the processes they may have. */
const shortSeconds = 60;

/** Whether a request keeps a process for so long that others must be able to pass it. */
export function isLong({ seconds }: Waiting): boolean {
  return seconds > shortSeconds;
}

export interface SpeechQueue<Item extends Waiting> {
  readonly length: number;
  add(item: Item): void;
  /** Takes the item out; false when it is not waiting any more. */
  remove(item: Item): boolean;
  /** The next request to begin while `longRunning` long ones run; undefined when none may. */
  next(longRunning: number): Item | undefined;
  /** How many may begin while `longRunning` long ones run. */
  startable(longRunning: number): number;
  /** Empties the queue. */
  takeAll(): Item[];
}

/**
 * Requests in the order in which they are spoken: the shortest first, and of long ones at most `longAtOnce` at a time, so
 * that a sentence never waits for a book.
 */
export function createSpeechQueue<Item extends Waiting>(longAtOnce: number): SpeechQueue<Item> {
  const items: Item[] = [];
  const mayBegin = (item: Item, longRunning: number) => !isLong(item) || longRunning < longAtOnce;
  return {
    get length() {
      return items.length;
    },
    add(item) {
      const longer = items.findIndex(({ seconds }) => seconds > item.seconds);
      items.splice(longer < 0 ? items.length : longer, 0, item);
    },
    remove(item) {
      const place = items.indexOf(item);
      if (place >= 0) items.splice(place, 1);
      return place >= 0;
    },
    next(longRunning) {
      const [first] = items;
      return first && mayBegin(first, longRunning) ? items.shift() : undefined;
    },
    startable(longRunning) {
      const long = items.filter(isLong).length;
      return items.length - long + Math.max(0, Math.min(long, longAtOnce - longRunning));
    },
    takeAll: () => items.splice(0),
  };
}

/** Characters that a voice reads in a second, roughly. */
const charactersPerSecond = 15;

/** Seconds of audio that segments will give, roughly, before anything is spoken. */
export function estimatedSeconds(segments: readonly Segment[]): number {
  const fitted = new Map<number, number>();
  let seconds = 0;
  for (const segment of segments) {
    if (segment.kind === 'pause') seconds += segment.seconds;
    else if (segment.fit) fitted.set(segment.fit.id, segment.fit.seconds);
    else seconds += segment.text.length / charactersPerSecond / segment.speed;
  }
  for (const fit of fitted.values()) seconds += fit;
  return seconds;
}
