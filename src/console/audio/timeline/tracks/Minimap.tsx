import { useCallback, useEffect, useMemo, useRef } from 'react';
import { outlineOf, type PeakPyramid } from '../../measure/peak-pyramid.ts';
import type { Playback } from '../../playback/playback.ts';
import { OutlineCanvas } from '../OutlineCanvas.tsx';
import type { TimeMark } from '../time-marks.ts';
import { paintMarks } from '../time-marks.ts';
import { timeUnderPointer } from '../time-under-pointer.ts';
import { createTimeAxis, type TimeAxis } from '../time-window.ts';
import { type TrackDrawing, useTrack } from '../use-track.ts';

interface MinimapProps {
  playback: Playback;
  pyramid: PeakPyramid;
  axis: TimeAxis;
  marks?: readonly TimeMark[] | undefined;
}

const noMarks: readonly TimeMark[] = [];

/**
 * An overview of the whole recording with a frame around the part in view and marks for findings. A click goes to a
 * time, dragging moves the frame. Hidden from screen readers, which have the slider and the list of findings.
 */
export function Minimap({ playback, pyramid, axis, marks = noMarks }: MinimapProps) {
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

  return (
    <div
      aria-hidden="true"
      dir="ltr"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(timeUnderPointer(event, whole));
        playback.seek(timeUnderPointer(event, whole));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) centre(timeUnderPointer(event, whole));
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
