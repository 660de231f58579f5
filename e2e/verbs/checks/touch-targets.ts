import { expect, type Page } from '@playwright/test';

/** The smallest width and height of a touch target, in CSS pixels. */
const targetSize = 44;

/**
 * Hit-tests the controls of a part of the page. Returns their number and descriptions of those that are too small:
 * neither the control, nor one of its labels, nor the area around its middle that activates it is large enough. Links
 * within a line of text are left out.
 *
 * @param within a selector; of several parts, the last is tested
 */
export const hitTest = (page: Page, within = 'body') =>
  page.evaluate(
    ([least, within]) => {
      const controls =
        'a[href], button, select, input:not([type=hidden]), textarea, summary, [role=tab], [role=option], [role=slider]';
      const isLarge = ({ width, height }: { width: number; height: number }) =>
        width > least - 0.5 && height > least - 0.5;
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.matches(':disabled, [inert] *') &&
          getComputedStyle(element).pointerEvents !== 'none'
        );
      };
      const isInText = (element: Element) =>
        element.matches('a') && getComputedStyle(element).display === 'inline';
      /** The size of the area around the middle of a control that activates it. */
      const activeArea = (element: HTMLElement, labels: readonly Element[]) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const box = element.getBoundingClientRect();
        const reach = (across: number, down: number) => {
          let length = 0;
          for (; length < least; length += 0.5) {
            const hit = document.elementFromPoint(
              box.left + box.width / 2 + across * length,
              box.top + box.height / 2 + down * length,
            );
            if (!hit || !(element.contains(hit) || labels.some((label) => label.contains(hit)))) break;
          }
          return length;
        };
        return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
      };
      const part = [...document.querySelectorAll(within)].at(-1);
      const seen = [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
        (element) => isSeen(element) && !isInText(element),
      );
      const small = seen.filter((element) => {
        const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
        const boxes = [element, ...labels].map((target) => target.getBoundingClientRect());
        return !boxes.some(isLarge) && !isLarge(activeArea(element, labels));
      });
      const describe = (element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${Math.round(width)} x ${Math.round(height)}`;
      };
      return { count: seen.length, small: small.map(describe) };
    },
    [targetSize, within] as const,
  );

/**
 * Expects that a part of the page is on the screen, that what is in it does not stick out of the part unless it
 * scrolls, and that its controls are large enough to be touched.
 */
export async function expectTouchable(page: Page, within: string, state: string): Promise<void> {
  const outside = () =>
    page.evaluate((within) => {
      const part = [...document.querySelectorAll(within)].at(-1);
      if (!part) return ['not shown'];
      const width = document.documentElement.clientWidth;
      const scrolls = (element: Element) => {
        for (let box = element.parentElement; box && box !== part; box = box.parentElement) {
          if (getComputedStyle(box).overflowX !== 'visible') return true;
        }
        return false;
      };
      return [part, ...part.querySelectorAll('*')]
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return (
            own > 1 && (left < -1 || right > width + 1) && element.checkVisibility() && !scrolls(element)
          );
        })
        .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`);
    }, within);
  await expect.poll(outside, `${state}: on the screen`).toEqual([]);
  await expect.poll(async () => (await hitTest(page, within)).small, `${state}: large enough`).toEqual([]);
}
