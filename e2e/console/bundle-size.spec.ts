import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import {
  firstAnswerFile,
  firstPageFile,
  otherPanels,
  readBuiltConsole,
  waveformFiles,
} from '../verbs/built-console.ts';

const folder = fileURLToPath(new URL('../../dist/console', import.meta.url));
const scriptsAndStyles = (files: Iterable<string>) => [...files].filter((file) => /\.(js|css)$/.test(file));

test.describe('the size of the built console, in kilobytes of brotli', () => {
  test('the shell, the translation panel and its first answer take at most 150 kB', () => {
    const built = readBuiltConsole(folder);
    const first = built.neededBy(firstPageFile, firstAnswerFile);
    expect(built.kilobytes(scriptsAndStyles(first))).toBeLessThanOrEqual(150);
    // React alone is larger than this: a smaller size means that files are missing from the list.
    expect(built.kilobytes(scriptsAndStyles(first))).toBeGreaterThan(60);
  });

  for (const { path, module } of otherPanels) {
    test(`${path} adds at most 60 kB`, () => {
      const built = readBuiltConsole(folder);
      const first = built.neededBy(firstPageFile, firstAnswerFile);
      const more = [...built.neededBy(module)].filter((file) => !first.has(file));
      expect(built.kilobytes(scriptsAndStyles(more))).toBeLessThanOrEqual(60);
      expect(built.kilobytes(scriptsAndStyles(more))).toBeGreaterThan(0);
    });
  }

  test('no page loads the waveform before there is audio', () => {
    const built = readBuiltConsole(folder);
    const atOnce = built.neededBy(firstPageFile, ...otherPanels.map(({ module }) => module));
    expect(waveformFiles(built).filter((file) => atOnce.has(file.slice(1)))).toEqual([]);
  });
});
