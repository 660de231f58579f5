/** Width in pixels of the button that lists the tabs that do not fit. */
const moreWidth = 96;

/**
 * The indexes of the tabs that do not fit into a row. The chosen tab always fits; of the others, as many as possible,
 * counted from the first.
 */
export function foldedTabs(widths: readonly number[], available: number, chosen: number): number[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  if (sum <= available) return [];
  let room = available - moreWidth - (widths[chosen] ?? 0);
  let isFull = false;
  return [...widths.entries()].flatMap(([index, width]) => {
    if (index === chosen) return [];
    isFull ||= width > room;
    room -= width;
    return isFull ? [index] : [];
  });
}
