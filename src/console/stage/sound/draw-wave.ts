import type { Outline } from '#console/audio/measure/peak-pyramid.ts';
import { canvasFor } from '#console/audio/timeline/canvas.ts';

/** Colours of a waveform, as canvas takes them. */
export interface WaveColours {
  readonly played: string;
  readonly ahead: string;
  readonly now: string;
}

const barWidth = 4;
const barStep = 7;
const lowestBar = 3;
/**
 * Number of bars on either side of the playback position that grow, and the maximum growth of a bar as a fraction of
 * its height.
 */
const [swellWidth, swellHeight] = [5, 0.45];

/**
 * Draws the bars of a waveform.
 *
 * @param played the fraction that has been played, from 0 to 1
 * @param swells whether the bars near the playback position grow with the loudness there
 */
export function drawWave(
  canvas: HTMLCanvasElement,
  outline: Outline,
  played: number,
  swells: boolean,
  colours: WaveColours,
): void {
  const drawing = canvasFor(canvas);
  if (!drawing) return;
  const { context, width, height } = drawing;
  const heights = barHeights(outline, Math.max(1, Math.floor(width / barStep)));
  const at = played * heights.length;
  const loudness = heights[Math.min(heights.length - 1, Math.floor(at))] ?? 0;
  const middle = height / 2;
  heights.forEach((loud, bar) => {
    const distance = bar + 0.5 - at;
    const swell = swells ? 1 + swellHeight * loudness * Math.exp(-((distance / swellWidth) ** 2)) : 1;
    const half = Math.min(middle, Math.max(lowestBar, loud * swell * middle * 0.7));
    context.fillStyle =
      Math.abs(distance) <= 0.5 && played > 0 ? colours.now : distance < 0 ? colours.played : colours.ahead;
    context.beginPath();
    context.roundRect(bar * barStep, middle - half, barWidth, half * 2, barWidth / 2);
    context.fill();
  });
}

/** The height of each bar, from 0 to 1; the loudest is 1. */
export function barHeights({ top, bottom }: Outline, bars: number): number[] {
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar / bars) * top.length);
    const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * top.length));
    let peak = 0;
    for (let index = from; index < to; index += 1) {
      peak = Math.max(peak, top[index] ?? 0, -(bottom[index] ?? 0));
    }
    return peak;
  });
  const loudest = Math.max(0.01, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
