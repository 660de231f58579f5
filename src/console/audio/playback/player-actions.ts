import type { AudioWords } from '#console/catalogues/audio.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { timeText } from '../time-text.ts';
import { lastStartedIndex, type Timed, type TimedWord, wordIndexAt } from '../timed-words.ts';
import type { TimeMark } from '../timeline/time-marks.ts';
import type { TimeAxis } from '../timeline/time-window.ts';
import type { Playback } from './playback.ts';
import type { PlayerAction } from './player-keys.ts';

/** Playback speeds, slowest first. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;

/** The items that "next" and "previous" go to; each list is ordered by time. */
export interface PlayerStops {
  readonly words: readonly TimedWord[];
  readonly marks: readonly TimeMark[];
  readonly doubtful: readonly TimedWord[];
}

interface PlayerParts {
  readonly playback: Playback;
  readonly axis: TimeAxis;
  readonly stops: PlayerStops;
  readonly text: AudioWords;
  /** Announces what happened to screen readers. */
  readonly say: (text: string) => void;
}

export type PlayerActions = Readonly<Record<PlayerAction, () => void>>;

/** The action of each keyboard shortcut of a player. */
export function playerActions({ playback, axis, stops, text, say }: PlayerParts): PlayerActions {
  const { element, loop } = playback;
  const now = () => element.currentTime;
  const go = (action: keyof AudioWords['noMore'], stop: { time: number; name?: string } | undefined) => {
    if (!stop) return say(text.noMore[action]);
    playback.seek(stop.time);
    axis.reveal(stop.time);
    if (element.paused) say(text.atTime(stop.name ?? '', timeText(stop.time)).replace(/^, /, ''));
  };
  const word = (items: readonly TimedWord[], by: 1 | -1) => {
    const found = adjacentItem(items, now(), by);
    return found && { time: found.start, name: found.word };
  };
  const mark = (by: 1 | -1) =>
    adjacentItem(
      stops.marks.map(({ time }) => ({ time, start: time })),
      now(),
      by,
    );
  const speed = (rate: number) => {
    element.playbackRate = rate;
    say(text.times(String(rate)));
  };
  const view = (seconds: number) => {
    zoomAtPlayhead(axis, playback, seconds);
    const { start, end } = axis.get();
    say(end - start >= axis.duration ? text.wholeFile : text.inView(formatDuration((end - start) * 1000)));
  };
  const inView = () => axis.get().end - axis.get().start;
  const loopOver = (range: Timed) => {
    loop.set(range);
    say(loop.get() ? text.looping(timeText(range.start), timeText(range.end)) : text.loopOff);
  };
  return {
    play: playback.toggle,
    back: () => playback.jump(-5),
    forward: () => playback.jump(5),
    'previous-word': () => go('previous-word', word(stops.words, -1)),
    'next-word': () => go('next-word', word(stops.words, 1)),
    'previous-issue': () => go('previous-issue', mark(-1)),
    'next-issue': () => go('next-issue', mark(1)),
    'previous-doubtful': () => go('previous-doubtful', word(stops.doubtful, -1)),
    'next-doubtful': () => go('next-doubtful', word(stops.doubtful, 1)),
    loop: () => {
      if (loop.get()) {
        loop.set(undefined);
        return say(text.loopOff);
      }
      const range = loop.suggested() ?? wordAtOrBefore(stops.words, now());
      if (!range) return say(text.nothingToLoop);
      loopOver(range);
      playback.seek(range.start);
      axis.reveal(range.start);
      if (element.paused) playback.toggle();
    },
    'loop-start': () => {
      const end = loop.get()?.end ?? playback.duration;
      loopOver({ start: now(), end: end > now() ? end : playback.duration });
    },
    'loop-end': () => {
      const start = loop.get()?.start ?? 0;
      loopOver({ start: start < now() ? start : 0, end: now() });
    },
    slower: () => speed(playbackSpeeds.findLast((rate) => rate < element.playbackRate) ?? playbackSpeeds[0]),
    faster: () => speed(playbackSpeeds.find((rate) => rate > element.playbackRate) ?? 3),
    'normal-speed': () => speed(1),
    'zoom-in': () => view(inView() / 2),
    'zoom-out': () => view(inView() * 2),
    'whole-file': () => view(axis.duration),
  };
}

/** Zooms around the playhead, or around the middle when the playhead is out of view. */
export function zoomAtPlayhead(axis: TimeAxis, { element }: Playback, seconds: number): void {
  const { start, end } = axis.get();
  const { currentTime } = element;
  axis.zoom(seconds, currentTime >= start && currentTime <= end ? currentTime : undefined);
}

/** The word at this time, otherwise the last one before it, otherwise the first. */
function wordAtOrBefore(words: readonly TimedWord[], time: number): TimedWord | undefined {
  return words[wordIndexAt(words, time)] ?? words[Math.max(0, lastStartedIndex(words, time))];
}

/** Tolerance in seconds for rounding errors in added times. */
const roundingTolerance = 0.001;
/** Seconds after the start of an item during which "previous" goes to the item before it. */
const previousItemGraceSeconds = 1;

/** The next item after a time, or the previous one. */
export function adjacentItem<Item extends { readonly start: number }>(
  items: readonly Item[],
  time: number,
  by: 1 | -1,
): Item | undefined {
  const reached = lastStartedIndex(items, time + roundingTolerance);
  if (by > 0) return items[reached + 1];
  const item = items[reached];
  return item && time - item.start < previousItemGraceSeconds ? items[reached - 1] : item;
}
