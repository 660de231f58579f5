import { lastBegun, type Timed } from './timed-words.ts';
import type { TrackDrawing } from './use-track.ts';

export interface SpanStyle<Item> {
  /** Of the text; the time axis runs from the left all the same. */
  readonly dir: 'ltr' | 'rtl' | 'auto';
  /** Index of the one being heard; -1: none. */
  readonly heard: number;
  /** Which ones are hatched. */
  readonly doubtful?: ((item: Item) => boolean) | undefined;
}

/** Lines across a box, for what is doubtful: seen without its colour too. */
function hatch(context: CanvasRenderingContext2D, x: number, across: number, height: number): void {
  context.save();
  context.beginPath();
  context.rect(x, 3, across, height - 6);
  context.clip();
  context.beginPath();
  for (let at = x - height; at < x + across; at += 5) {
    context.moveTo(at, height - 3);
    context.lineTo(at + height, 3);
  }
  context.lineWidth = 1;
  context.stroke();
  context.restore();
}

const padding = 4;
/** Narrower than this no letter can be told. */
const readable = 9;

/** Draws what is in view of texts with times, ordered by start, as boxes; the one being heard is marked. */
export function paintSpans<Item extends Timed>(
  { context, width, height, start, end, xOf, colour, face }: TrackDrawing,
  items: readonly Item[],
  textOf: (item: Item) => string,
  { dir, heard, doubtful }: SpanStyle<Item>,
): void {
  context.font = `13px ${face}`;
  context.textBaseline = 'middle';
  context.direction = dir === 'rtl' ? 'rtl' : 'ltr';
  let drawnTo = Number.NEGATIVE_INFINITY;
  for (let index = firstInView(items, start); index < items.length; index += 1) {
    const item = items[index];
    if (!item || item.start > end) break;
    const x = xOf(item.start);
    const across = Math.max(1, xOf(item.end) - x - 1);
    const now = index === heard;
    // Narrower than a pixel each, they would be drawn over one another thousands of times.
    if (!now && x + across < drawnTo + 1) continue;
    drawnTo = x + across;
    context.fillStyle = colour(now ? '--marigold' : '--waiting-tint');
    context.beginPath();
    context.roundRect(x, 3, across, height - 6, Math.min(3, across / 2));
    context.fill();
    if (doubtful?.(item) && !now) {
      context.strokeStyle = colour('--transliterated');
      hatch(context, Math.max(x, -height), Math.min(across, width + 2 * height), height);
    }
    if (across < readable) continue;
    // Of a box that is wider than the view the text stands in the part that is seen.
    const [left, right] = [Math.max(0, x), Math.min(width, x + across)];
    const room = right - left - 2 * padding;
    if (room < readable - 2) continue;
    context.save();
    context.beginPath();
    context.rect(left + 1, 0, right - left - 2, height);
    context.clip();
    context.fillStyle = now ? '#1d1b18' : colour('--ink-second');
    const text = textOf(item);
    const size = context.measureText(text);
    // Letters that rise high or reach deep, as in Nastaliq, are moved into their box.
    const top = 3 + size.actualBoundingBoxAscent;
    const bottom = height - 3 - size.actualBoundingBoxDescent;
    const y = top > bottom ? (top + bottom) / 2 : Math.max(top, Math.min(height / 2 + 1, bottom));
    if (size.width <= room) {
      context.textAlign = 'center';
      context.fillText(text, (left + right) / 2, y);
    } else {
      context.textAlign = 'start';
      context.fillText(text, dir === 'rtl' ? right - padding : left + padding, y);
    }
    context.restore();
  }
}

/** Those that began before the view and last into it are in view too. */
function firstInView(items: readonly Timed[], start: number): number {
  let index = Math.max(0, lastBegun(items, start));
  while (index > 0 && (items[index - 1]?.end ?? 0) > start) index -= 1;
  return index;
}
