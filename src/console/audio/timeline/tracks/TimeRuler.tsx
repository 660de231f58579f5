import { timeText } from '../../time-text.ts';
import type { TimeAxis } from '../time-window.ts';
import { type TrackDrawing, useTrack } from '../use-track.ts';

/** Seconds between two labels, and the decimal places needed to distinguish them. */
const labelIntervals = [
  ...([0.005, 0.01, 0.02, 0.05] as const).map((seconds) => ({ seconds, decimals: 3 })),
  ...([0.1, 0.2, 0.5] as const).map((seconds) => ({ seconds, decimals: 1 })),
  ...([1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600] as const).map((seconds) => ({
    seconds,
    decimals: 0,
  })),
];
/** Minimum distance between labels, in pixels. */
const minLabelSpacing = 72;

/** A ruler with the times of the part in view. */
export function TimeRuler({ axis }: { axis: TimeAxis }) {
  const canvas = useTrack(axis, paintRuler);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="block h-5 w-full font-mono" />
    </div>
  );
}

function paintRuler({ context, width, height, start, end, xOf, colour, face }: TrackDrawing): void {
  const least = ((end - start) / width) * minLabelSpacing;
  const step = labelIntervals.find(({ seconds }) => seconds >= least) ?? { seconds: 7200, decimals: 0 };
  context.font = `13px ${face}`;
  context.textBaseline = 'top';
  context.direction = 'ltr';
  context.fillStyle = colour('--ink-third');
  for (let count = Math.ceil(start / step.seconds); count * step.seconds <= end; count += 1) {
    const time = count * step.seconds;
    const x = xOf(time);
    context.fillRect(x, height - 5, 1, 5);
    const text = timeText(time, step.decimals);
    const across = context.measureText(text).width;
    // Keeps the first and the last label inside the ruler.
    context.fillText(text, Math.min(Math.max(0, x - across / 2), width - across), 0);
  }
}
