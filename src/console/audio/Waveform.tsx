import { type KeyboardEvent, useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { useWords } from '#console/catalogues/words.tsx';
import { audioWords } from './audio-words.ts';
import { redrawOnResize } from './canvas.ts';
import { outlineOf, type PeakPyramid } from './peak-pyramid.ts';
import type { Playback } from './playback.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import { timeText } from './time-text.ts';
import type { TimeAxis } from './time-window.ts';

interface WaveformProps {
  playback: Playback;
  pyramid: PeakPyramid;
  axis: TimeAxis;
  /** How many seconds fill the width; absent: the whole recording. */
  secondsInView?: number | undefined;
  height?: number;
  label?: string;
}

/** Bars that stand side by side in a wide view; more columns than bars are work for nothing. */
const barsInView = 600;
const fewest = 4000;
const most = 200_000;

/**
 * The outline of a recording with its playhead, inside a slider: click and drag seek, arrows move 5 seconds, Home
 * and End jump, Space plays. The drawing library never sees the file: it gets peaks, duration and the media element.
 */
export function Waveform({ playback, pyramid, axis, secondsInView, height = 112, label }: WaveformProps) {
  const words = useWords(audioWords);
  const slider = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const surfer = useRef<WaveSurfer>(undefined);
  const wanted = useRef(secondsInView);
  wanted.current = secondsInView;
  const columns = columnsFor(playback.duration, secondsInView);

  useEffect(() => followTime(slider.current, playback, words.positionText), [playback, words]);

  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    const ending = new AbortController();
    import('wavesurfer.js').then(({ default: WaveSurfer }) => {
      if (ending.signal.aborted) return;
      const created = draw(WaveSurfer, container, { playback, pyramid, axis, height, columns });
      surfer.current = created.surfer;
      const undoResize = redrawOnResize(container, () => zoomTo(created.surfer, playback, wanted.current));
      ending.signal.addEventListener('abort', () => {
        undoResize();
        created.dispose();
        surfer.current = undefined;
      });
    });
    return () => ending.abort();
  }, [playback, pyramid, axis, height, columns]);

  useEffect(() => {
    if (surfer.current) zoomTo(surfer.current, playback, secondsInView);
  }, [playback, secondsInView]);

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
      onKeyDown={(event) => onKey(event, playback)}
      className="block focus-visible:-outline-offset-2"
    >
      <div ref={canvas} style={{ minHeight: height }} />
    </div>
  );
}

/** How finely the whole recording is cut, so that the part in view has a column for each bar. */
function columnsFor(duration: number, secondsInView = duration): number {
  const wanted = (duration / Math.min(secondsInView, duration)) * barsInView;
  return Math.round(Math.min(most, Math.max(fewest, wanted)));
}

function onKey(event: KeyboardEvent, playback: Playback): void {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => playback.jump(5),
    ArrowUp: () => playback.jump(5),
    ArrowLeft: () => playback.jump(-5),
    ArrowDown: () => playback.jump(-5),
    Home: () => playback.seek(0),
    End: () => playback.seek(playback.duration),
    ' ': playback.toggle,
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** Keeps the slider's value true; while it plays a few times a second is enough for those who listen. */
function followTime(
  slider: HTMLElement | null,
  { subscribe, duration, element }: Playback,
  positionText: (time: string, length: string) => string,
) {
  let told = -1;
  return subscribe((time) => {
    const difference = Math.abs(time - told);
    if (!slider || difference === 0 || (!element.paused && difference < 0.25)) return;
    told = time;
    slider.setAttribute('aria-valuenow', Math.min(time, duration).toFixed(3));
    slider.setAttribute('aria-valuetext', positionText(timeText(time), timeText(duration)));
  });
}

function draw(
  Surfer: typeof WaveSurfer,
  container: HTMLElement,
  {
    playback,
    pyramid,
    axis,
    height,
    columns,
  }: Pick<WaveformProps, 'playback' | 'pyramid' | 'axis'> & { height: number; columns: number },
) {
  const { duration } = playback;
  const { top, bottom } = outlineOf(pyramid, 0, pyramid.frames, columns);
  const colours = () => ({
    waveColor: colourOf(container, '--wave-ahead'),
    progressColor: colourOf(container, '--wave-played'),
    cursorColor: colourOf(container, '--marigold'),
  });
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const surfer = Surfer.create({
    container,
    height,
    duration,
    peaks: [top, bottom],
    media: playback.element,
    barWidth: 2,
    barGap: 1,
    barRadius: 1,
    cursorWidth: 2,
    normalize: true,
    dragToSeek: true,
    autoCenter: false,
    ...colours(),
    ...(nonce && { cspNonce: nonce }),
  });
  const showWindow = () => {
    const perSecond = surfer.getWrapper().clientWidth / duration;
    if (!(perSecond > 0)) return;
    const start = surfer.getScroll() / perSecond;
    axis.set({ start, end: Math.min(duration, start + surfer.getWidth() / perSecond) });
  };
  for (const event of ['redraw', 'scroll', 'zoom', 'resize', 'ready'] as const) surfer.on(event, showWindow);
  const undoTheme = onThemeChange(() => surfer.setOptions(colours()));
  const undoScroll = axis.onScrollTo((seconds) => surfer.setScrollTime(seconds));
  return {
    surfer,
    dispose: () => {
      undoTheme();
      undoScroll();
      surfer.destroy();
    },
  };
}

function zoomTo(surfer: WaveSurfer, { duration }: Playback, secondsInView: number | undefined): void {
  const zoom = () => {
    const wanted = secondsInView && secondsInView < duration ? surfer.getWidth() / secondsInView : 0;
    // Zooming draws, and drawing may tell of a new size: only a real change goes round again.
    if (Math.abs(wanted - surfer.options.minPxPerSec) > 0.01) surfer.zoom(wanted);
  };
  // Before it has drawn once it knows no width.
  if (surfer.getDecodedData()) zoom();
  else surfer.once('ready', zoom);
}
