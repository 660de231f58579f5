import { useEffect, useRef } from 'react';
import { createScope } from '../../listener-scope.ts';
import type { Playback } from '../../playback/playback.ts';
import type { Timed } from '../../timed-words.ts';
import type { TimeAxis } from '../time-window.ts';

interface TimeOverlayProps {
  playback: Playback;
  axis: TimeAxis;
}

/** The playback position and the looped range, over all rows of the time axis. */
export function TimeOverlay({ playback, axis }: TimeOverlayProps) {
  const head = useRef<HTMLDivElement>(null);
  const stretch = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const range = playback.loop.get();
      const { currentTime } = playback.element;
      if (head.current) positionAt(head.current, axis, { start: currentTime, end: currentTime });
      if (stretch.current) positionAt(stretch.current, axis, range);
    };
    return createScope(playback.subscribe(show), playback.loop.subscribe(show), axis.subscribe(show)).end;
  }, [playback, axis]);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      <div ref={stretch} hidden className="absolute inset-y-0 border-x-2 border-focus bg-focus/15" />
      <div ref={head} className="absolute inset-y-0 -ms-px w-0.5 bg-marigold" />
    </div>
  );
}

function positionAt(element: HTMLElement, axis: TimeAxis, range: Timed | undefined): void {
  const { start, end } = axis.get();
  const hidden = !range || range.end < start || range.start > end;
  element.hidden = hidden;
  if (hidden) return;
  const percent = 100 / (end - start);
  element.style.left = `${(range.start - start) * percent}%`;
  if (range.end > range.start) element.style.width = `${(range.end - range.start) * percent}%`;
}
