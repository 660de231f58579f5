import type WaveSurfer from 'wavesurfer.js';
import { styleNonce } from '#console/ui/style-nonce.ts';
import { createScope } from '../listener-scope.ts';
import { outlineOf, type PeakPyramid } from '../measure/peak-pyramid.ts';
import type { Playback } from '../playback/playback.ts';
import { oncePerFrame, redrawOnResize } from './canvas.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import type { TimeAxis } from './time-window.ts';

const barWidth = 2;
const barGap = 1;

interface WaveformSettings {
  readonly playback: Playback;
  readonly pyramid: PeakPyramid;
  readonly axis: TimeAxis;
  readonly height: number;
}

/**
 * Draws the part of a recording that is in view, and the progress of playback; returns a function that stops drawing.
 *
 * wavesurfer draws every waveform that can be played. So that it can cope with an hour of audio, its use is limited:
 * - It is given peaks and length, never the file: decoding an hour of mp3 itself took 46 s and 2.8 GB (`bench
 *   waveform`).
 * - It is given only the part in view, as if it were the recording: it would scroll one image of the whole, which for
 *   an hour at 50 ms a screen is 86 million pixels wide. Its Minimap, Timeline and Hover plugins read the time of what
 *   it was given, so they would show only that part; `Minimap` and `TimeRuler` draw the whole on canvases instead.
 * - Its Regions plugin makes an element for each region: 5,000 words took one task of 674 ms and 30,000 were not there
 *   after a minute; `TextTrack` draws the words in view on a canvas.
 */
export function drawWaveform(
  Surfer: typeof WaveSurfer,
  container: HTMLElement,
  { playback, pyramid, axis, height }: WaveformSettings,
): () => void {
  const colours = () => ({
    waveColor: colourOf(container, '--wave-ahead'),
    progressColor: colourOf(container, '--wave-played'),
  });
  const nonce = styleNonce();
  const surfer = Surfer.create({
    container,
    height,
    barWidth,
    barGap,
    barRadius: 1,
    cursorWidth: 0,
    interact: false,
    hideScrollbar: true,
    // The peak of the whole recording, so that a quiet part does not look loud.
    maxPeak: highestPeak(pyramid),
    normalize: true,
    ...colours(),
    ...(nonce && { cspNonce: nonce }),
  });

  let from = 0;
  let length = 0;
  const showTime = () => {
    if (surfer.getDecodedData())
      surfer.setTime(Math.min(Math.max(0, playback.element.currentTime - from), length));
  };
  let drawn = '';
  const draw = () => {
    // Rounded up: an extra column shares a bar, a missing one would leave a gap.
    const columns = Math.ceil(container.clientWidth / (barWidth + barGap));
    const { start, end } = axis.get();
    const wanted = `${columns} ${start} ${end}`;
    if (columns < 1 || wanted === drawn) return;
    drawn = wanted;
    // Columns start at multiples of their length, or the bars would flicker while scrolling.
    const perColumn = (end - start) / columns;
    from = Math.round(start / perColumn) * perColumn;
    length = end - start;
    const framesPerSecond = pyramid.frames / axis.duration;
    const { top, bottom } = outlineOf(
      pyramid,
      from * framesPerSecond,
      (from + length) * framesPerSecond,
      columns,
    );
    // A new load replaces an unfinished one.
    surfer.load('', [top, bottom], length).catch(() => {});
  };
  const part = oncePerFrame(draw);
  draw();
  return createScope(
    surfer.on('redraw', showTime),
    axis.subscribe(part.ask),
    redrawOnResize(container, part.ask),
    onThemeChange(() => surfer.setOptions(colours())),
    playback.subscribe(showTime),
    part.stop,
    () => surfer.destroy(),
  ).end;
}

function highestPeak({ levels }: PeakPyramid): number {
  const { peaks } = levels.at(-1) ?? { peaks: [] };
  let loudest = 0;
  for (const peak of peaks) loudest = Math.max(loudest, Math.abs(peak));
  return Math.max(0.01, loudest / 32_767);
}
