import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { firstPanel, otherPanels, page, readBuiltConsole, waveformFiles } from './built-console.ts';

const folder = fileURLToPath(new URL('../dist/console', import.meta.url));
const scriptsAndStyles = (files: Iterable<string>) => [...files].filter((file) => /\.(js|css)$/.test(file));

test.describe('what the built console costs, in kilobytes of brotli', () => {
  test('the shell with the translation panel takes at most 130', () => {
    const built = readBuiltConsole(folder);
    const first = built.neededBy(page, firstPanel);
    expect(built.kilobytes(scriptsAndStyles(first))).toBeLessThanOrEqual(130);
    // React alone is above this: a lower figure means that files are missing from the list.
    expect(built.kilobytes(scriptsAndStyles(first))).toBeGreaterThan(60);
  });

  for (const { path, module } of otherPanels) {
    test(`${path} takes at most 60 beyond them`, () => {
      const built = readBuiltConsole(folder);
      const first = built.neededBy(page, firstPanel);
      const more = [...built.neededBy(module)].filter((file) => !first.has(file));
      expect(built.kilobytes(scriptsAndStyles(more))).toBeLessThanOrEqual(60);
      expect(built.kilobytes(scriptsAndStyles(more))).toBeGreaterThan(0);
    });
  }

  test('no page loads the waveform before there is audio', () => {
    const built = readBuiltConsole(folder);
    const atOnce = built.neededBy(page, firstPanel, ...otherPanels.map(({ module }) => module));
    expect(waveformFiles(built).filter((file) => atOnce.has(file.slice(1)))).toEqual([]);
  });
});
