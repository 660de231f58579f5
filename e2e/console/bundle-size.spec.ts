import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import {
  firstAnswerFile,
  firstPageFiles,
  otherPanels,
  readBuiltConsole,
  waveformFiles,
} from '../verbs/checks/built-console.ts';

const languages = 'src/console/languages';
const wordsOf = (language: string, words: 'first-page' | 'all') => `${languages}/${language}/${words}.ts`;
/** The languages of the interface that have words of their own. */
const translated = readdirSync(languages).filter((language) => existsSync(wordsOf(language, 'first-page')));

const folder = fileURLToPath(new URL('../../dist/console', import.meta.url));
const scriptsAndStyles = (files: Iterable<string>) => [...files].filter((file) => /\.(js|css)$/.test(file));

test.describe('the size of the built console, in kilobytes of brotli', () => {
  for (const language of ['en', ...translated]) {
    test(`the shell, the translation panel and its first answer take at most 150 kB in ${language}`, () => {
      const built = readBuiltConsole(folder);
      const words = language === 'en' ? [] : [wordsOf(language, 'first-page')];
      const first = built.neededBy(...firstPageFiles, firstAnswerFile, ...words);
      expect(built.kilobytes(scriptsAndStyles(first))).toBeLessThanOrEqual(150);
      // React alone is larger than this: a smaller size means that files are missing from the list.
      expect(built.kilobytes(scriptsAndStyles(first))).toBeGreaterThan(60);
    });
  }

  for (const { path, module } of otherPanels) {
    test(`the panel at ${path} adds at most 60 kB to the first page and answer`, () => {
      const built = readBuiltConsole(folder);
      const first = built.neededBy(...firstPageFiles, firstAnswerFile);
      const more = [...built.neededBy(module)].filter((file) => !first.has(file));
      expect(built.kilobytes(scriptsAndStyles(more))).toBeLessThanOrEqual(60);
      expect(built.kilobytes(scriptsAndStyles(more))).toBeGreaterThan(0);
    });
  }

  for (const language of translated) {
    test(`the interface words in ${language} take at most 4 kB on the first page, and 40 kB in all`, () => {
      const built = readBuiltConsole(folder);
      const first = built.neededBy(...firstPageFiles, firstAnswerFile);
      const sizeOf = (words: 'first-page' | 'all') => {
        const files = built.neededBy(wordsOf(language, words));
        return built.kilobytes(scriptsAndStyles([...files].filter((file) => !first.has(file))));
      };
      expect(sizeOf('first-page')).toBeLessThanOrEqual(4);
      expect(sizeOf('all')).toBeLessThanOrEqual(40);
      expect(sizeOf('all')).toBeGreaterThan(sizeOf('first-page'));
    });
  }

  test('no page loads the waveform before there is audio', () => {
    const built = readBuiltConsole(folder);
    const atOnce = built.neededBy(...firstPageFiles, ...otherPanels.map(({ module }) => module));
    expect(waveformFiles(built).filter((file) => atOnce.has(file.slice(1)))).toEqual([]);
  });
});
