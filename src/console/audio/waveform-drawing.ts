import type WaveSurfer from 'wavesurfer.js';
import { styleNonce } from '#console/ui/style-nonce.ts';
import { oncePerFrame, redrawOnResize } from './canvas.ts';
import { outlineOf, type PeakPyramid } from './peak-pyramid.ts';
import type { Playback } from './playback.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import type { TimeAxis } from './time-window.ts';

const barWidth = 2;
const barGap = 1;

interface Drawing {
  readonly playback: Playback;
  readonly pyramid: PeakPyramid;
  readonly axis: TimeAxis;
  readonly height: number;
}

/**
 * Draws what is in view of a recording and how far it has been played; returns the way to stop.
 *
 * The library is given the outline and the length of the part in view, never the file, and it decodes nothing. It
 * would scroll over one picture of the whole recording, which for an hour at 50 ms a screen is wider than a browser
 * can lay out; so each part in view is a short recording of its own to it, and its time runs within that part.
 */
export function drawWaveform(
  Surfer: typeof WaveSurfer,
  container: HTMLElement,
  { playback, pyramid, axis, height }: Drawing,
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
    // Of the whole recording, so that a quiet part does not look loud.
    maxPeak: loudestOf(pyramid),
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
    // Rather one too many, which shares its bar, than one too few, which leaves a gap in the middle.
    const columns = Math.ceil(container.clientWidth / (barWidth + barGap));
    const { start, end } = axis.get();
    const wanted = `${columns} ${start} ${end}`;
    if (columns < 1 || wanted === drawn) return;
    drawn = wanted;
    // Every column begins at a multiple of its length, or the bars would flicker while they are moved.
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
    // A newer part takes the place of one that is not drawn yet.
    surfer.load('', [top, bottom], length).catch(() => {});
  };
  const part = oncePerFrame(draw);
  draw();
  const undo = [
    surfer.on('redraw', showTime),
    axis.subscribe(part.ask),
    redrawOnResize(container, part.ask),
    onThemeChange(() => surfer.setOptions(colours())),
    playback.subscribe(showTime),
    part.stop,
  ];
  return () => {
    for (const stop of undo) stop();
    surfer.destroy();
  };
}

function loudestOf({ levels }: PeakPyramid): number {
  const { peaks } = levels.at(-1) ?? { peaks: [] };
  let loudest = 0;
  for (const peak of peaks) loudest = Math.max(loudest, Math.abs(peak));
  return Math.max(0.01, loudest / 32_767);
}
