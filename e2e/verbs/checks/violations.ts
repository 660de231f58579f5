import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations of WCAG 2.2 A and AA that axe finds in a part of the page, each with its elements. */
export async function findViolations(page: Page, part: string): Promise<string[]> {
  // Loads axe only once per page, since loading takes half as long as a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: rules },
    // Recommended beyond WCAG: everything is in a landmark, and headings leave out no level.
    rules: { region: { enabled: true }, 'heading-order': { enabled: true } },
    resultTypes: ['violations'],
    // To preload style sheets, axe would insert a style, which the page's CSP forbids.
    preload: false,
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
