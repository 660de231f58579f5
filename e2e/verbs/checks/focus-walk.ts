import { expect, type Page } from '@playwright/test';

/** Whether the focus is visible: a ring around the focused element, or around the control it is part of. */
const isFocusRingVisible = (page: Page) =>
  page.evaluate(() => {
    const ring = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    const inView = box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    let element = focused;
    for (let up = 0; up < 4; up++, element = element?.parentElement ?? null) if (ring(element)) return inView;
    return false;
  });

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const labels =
      focused instanceof HTMLInputElement ||
      focused instanceof HTMLSelectElement ||
      focused instanceof HTMLTextAreaElement
        ? [...(focused.labels ?? [])].map((label) => label.textContent).join(' ')
        : '';
    return (focused.getAttribute('aria-label') || labels || focused.textContent || focused.tagName).trim();
  });

/** Presses Tab until a control of this name has the focus, and expects a visible focus at every stop. */
export async function tabTo(page: Page, name: string | RegExp, { back = false } = {}): Promise<void> {
  const stops: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const stop = await nameOfFocus(page);
    // A busy page scrolls to the focus a little later.
    if (stop !== '') await expect.poll(() => isFocusRingVisible(page), `focus seen on "${stop}"`).toBe(true);
    if (typeof name === 'string' ? stop.startsWith(name) : name.test(stop)) return;
    stops.push(stop);
  }
  expect(stops, `a stop named ${name}`).toContain(name);
}
