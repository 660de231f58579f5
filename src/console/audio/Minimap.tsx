import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { OutlineCanvas } from './OutlineCanvas.tsx';
import { outlineOf, type PeakPyramid } from './peak-pyramid.ts';
import type { Playback } from './playback.ts';
import type { TimeAxis } from './time-window.ts';

interface MinimapProps {
  playback: Playback;
  pyramid: PeakPyramid;
  axis: TimeAxis;
}

/** The whole recording in one strip with a frame around what is in view; a click goes there. */
export function Minimap({ playback, pyramid, axis }: MinimapProps) {
  const outline = useMemo(() => outlineOf(pyramid, 0, pyramid.frames, 1200), [pyramid]);
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { duration } = playback;

  useEffect(() => {
    const show = () => {
      const { start, end } = axis.get();
      if (!frame.current) return;
      frame.current.style.left = `${(start / duration) * 100}%`;
      frame.current.style.width = `${((end - start) / duration) * 100}%`;
    };
    show();
    return axis.subscribe(show);
  }, [axis, duration]);
  useEffect(
    () =>
      playback.subscribe((time) => {
        if (head.current) head.current.style.left = `${(time / duration) * 100}%`;
      }),
    [playback, duration],
  );

  const go = ({ clientX, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const time = ((clientX - box.left) / box.width) * duration;
    const { start, end } = axis.get();
    playback.seek(time);
    axis.scrollTo(Math.max(0, time - (end - start) / 2));
  };

  return (
    <div
      aria-hidden="true"
      dir="ltr"
      onClick={go}
      className="relative cursor-pointer border-b border-line bg-sunken"
    >
      <OutlineCanvas outline={outline} height={28} />
      <div ref={frame} className="pointer-events-none absolute inset-y-0 border-2 border-marigold" />
      <div ref={head} className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink" />
    </div>
  );
}
