import { type MouseEvent, useCallback } from 'react';
import { paintSpans } from './paint-spans.ts';
import type { Playback } from './playback.ts';
import { timeUnder } from './time-under.ts';
import type { TimeAxis } from './time-window.ts';
import { type Timed, wordAt } from './timed-words.ts';
import { type TrackDrawing, useTrack } from './use-track.ts';

interface SpanTrackProps<Item extends Timed> {
  /** Ordered by start. */
  items: readonly Item[];
  /** Stable over renders. */
  textOf: (item: Item) => string;
  playback: Playback;
  axis: TimeAxis;
  /** BCP-47 tag and direction of the texts. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  height?: number;
  /** Which ones are hatched; stable over renders. */
  doubtful?: ((item: Item) => boolean) | undefined;
}

/**
 * Texts of a recording on its time axis, words or subtitles; the one being heard is marked, a click seeks to the start
 * of one. Only what is in view is drawn. The transcript says the same to those who do not see it.
 */
export function SpanTrack<Item extends Timed>(props: SpanTrackProps<Item>) {
  const { items, textOf, playback, axis, lang, dir = 'ltr', height = 30, doubtful } = props;
  const paint = useCallback(
    (drawing: TrackDrawing) =>
      paintSpans(drawing, items, textOf, {
        dir,
        heard: wordAt(items, playback.element.currentTime),
        doubtful,
      }),
    [items, textOf, playback, dir, doubtful],
  );
  const follow = useCallback(
    (ask: () => void) => {
      let heard = -1;
      return playback.subscribe((time) => {
        const now = wordAt(items, time);
        if (now === heard) return;
        heard = now;
        ask();
      });
    },
    [items, playback],
  );
  const canvas = useTrack(axis, paint, follow);
  const seek = (event: MouseEvent<HTMLCanvasElement>) => {
    const time = timeUnder(event, axis);
    playback.seek(items[wordAt(items, time)]?.start ?? time);
  };
  return (
    <div aria-hidden="true" lang={lang}>
      <canvas ref={canvas} onClick={seek} className="block w-full cursor-pointer" style={{ height }} />
    </div>
  );
}
