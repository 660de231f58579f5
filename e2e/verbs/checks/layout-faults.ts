import type { Page } from '@playwright/test';

/**
 * Faults in the current layout of the page: anything wider than the screen, text that is cut off without an ellipsis,
 * text too small to read, overlapping controls. The content of a scroller may be wider than the screen, and controls
 * are compared only with those of the same layer and scroller.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) {
      faults.push(`the page is ${page.scrollWidth} wide, the screen ${page.clientWidth}`);
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], option') &&
      // Smaller elements are for screen readers only.
      element.getBoundingClientRect().width > 1;
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
    };
    const scrollerOf = (element: Element) => {
      let parent = element.parentElement;
      while (parent && parent !== document.body && !scrolls(parent)) parent = parent.parentElement;
      return parent === document.body ? null : parent;
    };
    const top = document.querySelector('dialog[open]') ?? document.body;
    const all = [...top.querySelectorAll('*')].filter(isSeen);

    for (const element of all) {
      if (element.closest('svg, textarea, select')) continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const style = getComputedStyle(element);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const intended = style.textOverflow === 'ellipsis' || element.getAttribute('aria-hidden') === 'true';
      if (own && clips && !intended && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`cut off: ${name(element)}`);
      }
      if (own && Number.parseFloat(style.fontSize) < 13) {
        faults.push(`smaller than 13 px: ${name(element)}`);
      }
      const box = element.getBoundingClientRect();
      if (own && !scrollerOf(element) && (box.right > innerWidth + 1 || box.left < -1)) {
        faults.push(`beyond the screen: ${name(element)}`);
      }
    }

    const controls = all.filter((element) =>
      element.matches(
        'button, a[href], input:not([type=file]), select, textarea, summary, [role=tab], [role=switch]',
      ),
    );
    const layerOf = (element: Element) =>
      element.closest(
        'header, nav, [popover], [role=listbox], section[aria-label="Exchange"], [data-stays], main',
      );
    for (const [index, one] of controls.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        if (layerOf(one) !== layerOf(other) || scrollerOf(one) !== scrollerOf(other)) continue;
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) faults.push(`${name(one)} overlaps ${name(other)}`);
      }
    }
    return faults;
  });
}
