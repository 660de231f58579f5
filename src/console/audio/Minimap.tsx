import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { OutlineCanvas } from './OutlineCanvas.tsx';
import { outlineOf, type PeakPyramid } from './peak-pyramid.ts';
import type { Playback } from './playback.ts';
import type { TimeMark } from './time-marks.ts';
import { paintMarks } from './time-marks.ts';
import { createTimeAxis, type TimeAxis } from './time-window.ts';
import { type TrackDrawing, useTrack } from './use-track.ts';

interface MinimapProps {
  playback: Playback;
  pyramid: PeakPyramid;
  axis: TimeAxis;
  marks?: readonly TimeMark[] | undefined;
}

const none: readonly TimeMark[] = [];

/**
 * The whole recording in one strip with a frame around what is in view and signs where something is to be seen; a click
 * goes there, dragging moves the frame. The slider and the list of what was found say the same.
 */
export function Minimap({ playback, pyramid, axis, marks = none }: MinimapProps) {
  const outline = useMemo(() => outlineOf(pyramid, 0, pyramid.frames, 1200), [pyramid]);
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { duration } = playback;
  const whole = useMemo(() => createTimeAxis(duration), [duration]);
  const paint = useCallback((drawing: TrackDrawing) => paintMarks(drawing, marks), [marks]);
  const canvas = useTrack(whole, paint);

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

  const centre = (time: number) => {
    const half = (axis.get().end - axis.get().start) / 2;
    axis.set({ start: time - half, end: time + half });
  };
  const timeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return ((clientX - left) / width) * duration;
  };

  return (
    <div
      aria-hidden="true"
      dir="ltr"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(timeOf(event));
        playback.seek(timeOf(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) centre(timeOf(event));
      }}
      className="relative cursor-pointer touch-pan-y border-b border-line bg-sunken"
    >
      <OutlineCanvas outline={outline} height={28} />
      <div className="pointer-events-none absolute inset-0">
        <canvas ref={canvas} className="block size-full" />
      </div>
      <div
        ref={frame}
        className="pointer-events-none absolute inset-y-0 min-w-1 border-2 border-marigold bg-marigold/15"
      />
      <div ref={head} className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink" />
    </div>
  );
}
