import { type RefObject, useLayoutEffect } from 'react';

/** The smallest type that an audience can read, in pixels. */
const smallest = 28;
/** Sizes of type in pixels, largest first. */
const sizes = [136, 112, 88, 72, 60, 52, 46, 40, 36, 32, smallest] as const;
/** The width in pixels from which results may stand in two columns. */
const twoColumnsFrom = 900;
/**
 * Type size in pixels of long content, which scrolls in any size, and the number of UTF-16 units above which content
 * is long.
 */
const [longTextSize, longText] = [36, 1500];
/** Maximum number of result lines that are measured; more lines get the smallest size, and the stage scrolls. */
const maxMeasured = 80;

/**
 * Gives the content the largest type with which it fits into the element without scrolling, as `--stage-type`, and
 * chooses one column or two, as `data-columns`. Content that fits only with less space between its lines gets
 * `data-tight`.
 *
 * @param shown a value that changes whenever the content does
 */
export function useFittingType(element: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the content, which is measured.
  useLayoutEffect(() => {
    const region = element.current;
    if (!region) return;
    const adjust = () => fitType(region);
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(region);
    // Letters of a font that loads late have another width.
    document.fonts.addEventListener('loadingdone', adjust);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', adjust);
    };
  }, [element, shown]);
}

function fitType(region: HTMLElement): void {
  const lines = region.querySelectorAll('[data-stage-line]').length;
  const columns = lines > 1 && region.clientWidth >= twoColumnsFrom ? [1, 2] : [1];
  const apply = (size: number, count: number, isTight = false) => {
    region.style.setProperty('--stage-type', `${size}px`);
    region.dataset.columns = String(count);
    region.toggleAttribute('data-tight', isTight);
  };
  const fits = () => region.scrollHeight <= region.clientHeight;
  if ((region.textContent?.length ?? 0) > longText) {
    apply(longTextSize, columns.length);
    return;
  }
  if (lines <= maxMeasured) {
    for (const size of sizes) {
      for (const count of columns) {
        apply(size, count);
        if (fits()) return;
      }
    }
    for (const count of columns) {
      apply(smallest, count, true);
      if (fits()) return;
    }
  }
  apply(smallest, columns.length);
}
