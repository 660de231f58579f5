import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';
import { panelNames } from '../verbs/panel-names.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

/** The width and height in CSS pixels of a touch target. */
const targetSize = 44;

/**
 * How many controls of the page were hit-tested, and those that are too small: neither the control, nor one of its
 * labels, nor the area around its middle that activates it has the size. Links within a line of text are left out.
 */
const hitTest = (page: Page) =>
  page.evaluate((least) => {
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
    const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter(
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
  }, targetSize);

test('the controls of every panel are large enough to be touched', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const panel of panelNames) {
    await console.open(panel);
    await expect(page.locator('html[data-starting]')).toHaveCount(0);
    // What is loaded late is tested as well.
    await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeVisible();
    await expect.poll(async () => (await hitTest(page)).small, { message: panel }).toEqual([]);
    expect((await hitTest(page)).count, panel).toBeGreaterThan(12);
  }
  // The test itself finds a target that is too small.
  await page
    .getByRole('button', { name: 'Present', exact: true })
    .evaluate((button) => button.style.setProperty('scale', '0.5'));
  await expect.poll(async () => (await hitTest(page)).small).toHaveLength(1);
});

test('the actions of a translation fit beside it', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  for (const tab of [0, 1]) {
    await console.result.getByRole('tab').nth(tab).click();
    await expect(console.result.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    const beyond = () =>
      console.result
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getBoundingClientRect().right > innerWidth)
            .map((button) => button.ariaLabel ?? button.textContent),
        );
    await expect.poll(beyond, `tab ${tab}`).toEqual([]);
  }
});
