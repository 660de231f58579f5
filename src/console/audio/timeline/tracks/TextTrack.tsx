import { type MouseEvent, useCallback } from 'react';
import type { Playback } from '../../playback/playback.ts';
import { type Timed, wordIndexAt } from '../../timed-words.ts';
import { timeUnderPointer } from '../time-under-pointer.ts';
import type { TimeAxis } from '../time-window.ts';
import { type TrackDrawing, useTrack } from '../use-track.ts';
import { paintTextTrack } from './paint-text-track.ts';

interface TextTrackProps<Item extends Timed> {
  /** The words or subtitles, ordered by start. */
  items: readonly Item[];
  /** The text of an item; must be stable across renders. */
  textOf: (item: Item) => string;
  playback: Playback;
  axis: TimeAxis;
  /** BCP-47 tag and direction of the texts. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Whether an item is hatched; must be stable across renders. */
  doubtful?: ((item: Item) => boolean) | undefined;
}

/**
 * Words or subtitles on the time axis. The current one is highlighted; a click seeks to the start of one. Only items in
 * view are drawn. Hidden from screen readers, which have the transcript.
 */
export function TextTrack<Item extends Timed>(props: TextTrackProps<Item>) {
  const { items, textOf, playback, axis, lang, dir = 'ltr', doubtful } = props;
  // Urdu and Kashmiri need more space: Nastaliq looks small at a given font size, and its letters stack vertically.
  const [height, fontSize] = /^(ur|ks)\b/.test(lang ?? '') ? [42, 16] : [30, 13];
  const paint = useCallback(
    (drawing: TrackDrawing) =>
      paintTextTrack(drawing, items, textOf, {
        dir,
        fontSize,
        current: wordIndexAt(items, playback.element.currentTime),
        doubtful,
      }),
    [items, textOf, playback, dir, fontSize, doubtful],
  );
  const follow = useCallback(
    (ask: () => void) => {
      let current = -1;
      return playback.subscribe((time) => {
        const now = wordIndexAt(items, time);
        if (now === current) return;
        current = now;
        ask();
      });
    },
    [items, playback],
  );
  const canvas = useTrack(axis, paint, follow);
  const seek = (event: MouseEvent<HTMLCanvasElement>) => {
    const time = timeUnderPointer(event, axis);
    playback.seek(items[wordIndexAt(items, time)]?.start ?? time);
  };
  return (
    <div aria-hidden="true" lang={lang}>
      <canvas ref={canvas} onClick={seek} className="block w-full cursor-pointer" style={{ height }} />
    </div>
  );
}
