import { lastStartedIndex, type Timed } from '../../timed-words.ts';
import { shorten } from '../shorten.ts';
import type { TrackDrawing } from '../use-track.ts';

export interface TextTrackStyle<Item> {
  /** Direction of the text; the time axis always runs from left to right. */
  readonly dir: 'ltr' | 'rtl' | 'auto';
  /** Size of the text in pixels. */
  readonly fontSize: number;
  /** Index of the item being played; -1 for none. */
  readonly current: number;
  /** Whether an item is hatched. */
  readonly doubtful?: ((item: Item) => boolean) | undefined;
}

/** Hatches a box, so that doubtful items can be recognised without their colour. */
function paintHatching(context: CanvasRenderingContext2D, x: number, across: number, height: number): void {
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

const textPadding = 2;
/** Width of a box in pixels below which no letter is legible. */
const minTextWidth = 9;

/** Draws the items in view as boxes with their text. Items are ordered by start; the current one is highlighted. */
export function paintTextTrack<Item extends Timed>(
  { context, width, height, start, end, xOf, colour, face }: TrackDrawing,
  items: readonly Item[],
  textOf: (item: Item) => string,
  { dir, fontSize, current, doubtful }: TextTrackStyle<Item>,
): void {
  context.font = `${fontSize}px ${face}`;
  context.textBaseline = 'middle';
  context.direction = dir === 'rtl' ? 'rtl' : 'ltr';
  let drawnTo = Number.NEGATIVE_INFINITY;
  for (let index = firstInView(items, start); index < items.length; index += 1) {
    const item = items[index];
    if (!item || item.start > end) break;
    const x = xOf(item.start);
    const across = Math.max(1, xOf(item.end) - x - 1);
    const now = index === current;
    // Boxes narrower than a pixel would be drawn on top of each other thousands of times.
    if (!now && x + across < drawnTo + 1) continue;
    drawnTo = x + across;
    context.fillStyle = colour(now ? '--marigold' : '--waiting-tint');
    context.beginPath();
    context.roundRect(x, 3, across, height - 6, Math.min(3, across / 2));
    context.fill();
    if (doubtful?.(item) && !now) {
      context.strokeStyle = colour('--transliterated');
      paintHatching(context, Math.max(x, -height), Math.min(across, width + 2 * height), height);
    }
    if (across < minTextWidth) continue;
    // The text of a box that extends beyond the view is placed in its visible part.
    const [left, right] = [Math.max(0, x), Math.min(width, x + across)];
    const availableWidth = right - left - 2 * textPadding;
    if (availableWidth < minTextWidth - 2) continue;
    context.save();
    context.beginPath();
    context.rect(left + 1, 0, right - left - 2, height);
    context.clip();
    context.fillStyle = now ? '#1d1b18' : colour('--ink-second');
    const text = shorten(textOf(item), availableWidth, (part) => context.measureText(part).width);
    const size = context.measureText(text);
    // Scripts with tall letters or deep descenders, such as Nastaliq, are shifted to fit into the box.
    const top = 3 + size.actualBoundingBoxAscent;
    const bottom = height - 3 - size.actualBoundingBoxDescent;
    const y = top > bottom ? (top + bottom) / 2 : Math.max(top, Math.min(height / 2 + 1, bottom));
    if (size.width <= availableWidth) {
      context.textAlign = 'center';
      context.fillText(text, (left + right) / 2, y);
    } else {
      context.textAlign = 'start';
      context.fillText(text, dir === 'rtl' ? right - textPadding : left + textPadding, y);
    }
    context.restore();
  }
}

/** The index of the first item in view, counting those that start before the view and end inside it. */
function firstInView(items: readonly Timed[], start: number): number {
  let index = Math.max(0, lastStartedIndex(items, start));
  while (index > 0 && (items[index - 1]?.end ?? 0) > start) index -= 1;
  return index;
}
