import type { TrackDrawing } from './use-track.ts';

/** A finding in a recording, at a time in seconds. */
export interface TimeMark {
  readonly time: number;
  /** Severity, drawn as shape and colour. */
  readonly tone: 'error' | 'warning' | 'note';
}

const markStyles = {
  error: { token: '--failed', half: 4, length: 1 },
  warning: { token: '--transliterated', half: 3, length: 0.6 },
  note: { token: '--database', half: 0, length: 0.35 },
} as const;

/**
 * Draws marks as lines from the top, longer for higher severity, with an arrowhead on warnings and errors. Of several
 * on the same pixel the most severe is drawn last.
 */
export function paintMarks({ context, height, xOf, colour }: TrackDrawing, marks: readonly TimeMark[]): void {
  for (const tone of ['note', 'warning', 'error'] as const) {
    const { token, half, length } = markStyles[tone];
    context.fillStyle = colour(token);
    let drawn = -1;
    for (const mark of marks) {
      if (mark.tone !== tone) continue;
      const x = Math.round(xOf(mark.time));
      if (x === drawn) continue;
      drawn = x;
      context.fillRect(x - 1, 0, 2, height * length);
      context.beginPath();
      context.moveTo(x - half, 0);
      context.lineTo(x + half, 0);
      context.lineTo(x, half * 2);
      context.fill();
    }
  }
}
