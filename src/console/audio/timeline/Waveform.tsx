import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { PeakPyramid } from '../measure/peak-pyramid.ts';
import type { Playback } from '../playback/playback.ts';
import { timeText } from '../time-text.ts';
import { timeUnderPointer } from './time-under-pointer.ts';
import type { TimeAxis } from './time-window.ts';
import { drawWaveform } from './waveform-drawing.ts';

interface WaveformProps {
  playback: Playback;
  pyramid: PeakPyramid;
  axis: TimeAxis;
  height?: number;
  label?: string;
}

/**
 * A waveform in a slider: click and drag seek, with Shift they choose the range to loop; arrow keys move by 5 seconds,
 * Home and End jump.
 */
export function Waveform({ playback, pyramid, axis, height = 112, label }: WaveformProps) {
  const words = useWords(audioWords);
  const slider = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const anchor = useRef<number>(undefined);

  useEffect(() => followTime(slider.current, playback, words.positionText), [playback, words]);

  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('wavesurfer.js').then(({ default: WaveSurfer }) => {
      if (!left) stop = drawWaveform(WaveSurfer, container, { playback, pyramid, axis, height });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [playback, pyramid, axis, height]);

  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label ?? words.position}
      aria-valuemin={0}
      aria-valuemax={Number(playback.duration.toFixed(3))}
      aria-valuenow={0}
      onKeyDown={(event) => handleKey(event, playback)}
      {...dragHandlers(playback, axis, anchor)}
      className="block cursor-text touch-pan-y focus-visible:-outline-offset-2"
    >
      <div ref={canvas} className="pointer-events-none overflow-hidden" style={{ height }} />
    </div>
  );
}

/** Dragging seeks; with Shift it selects a range to loop, starting at `anchor`. */
function dragHandlers(playback: Playback, axis: TimeAxis, anchor: RefObject<number | undefined>) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const time = timeUnderPointer(event, axis);
      anchor.current = event.shiftKey ? time : undefined;
      if (anchor.current === undefined) playback.seek(time);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const time = timeUnderPointer(event, axis);
      if (anchor.current === undefined) playback.seek(time);
      else {
        const [start, end] = [Math.min(anchor.current, time), Math.max(anchor.current, time)];
        playback.loop.set({ start, end });
      }
    },
  };
}

function handleKey(event: KeyboardEvent, playback: Playback): void {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => playback.jump(5),
    ArrowUp: () => playback.jump(5),
    ArrowLeft: () => playback.jump(-5),
    ArrowDown: () => playback.jump(-5),
    Home: () => playback.seek(0),
    End: () => playback.seek(playback.duration),
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** Updates the slider's value at every seek and, while playing, four times a second, enough for screen readers. */
function followTime(
  slider: HTMLElement | null,
  { subscribe, duration, element }: Playback,
  positionText: (time: string, length: string) => string,
) {
  let shownTime = -1;
  return subscribe((time) => {
    const difference = Math.abs(time - shownTime);
    const playsOn = !element.paused && !element.seeking;
    if (!slider || difference === 0 || (playsOn && difference < 0.25)) return;
    shownTime = time;
    slider.setAttribute('aria-valuenow', Math.min(time, duration).toFixed(3));
    slider.setAttribute('aria-valuetext', positionText(timeText(time), timeText(duration)));
  });
}
