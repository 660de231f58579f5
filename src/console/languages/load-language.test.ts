import { afterEach, expect, it } from 'vitest';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatDuration, joinFacts } from '#console/ui/text/format.ts';
import { joinItems } from '#console/ui/text/list.ts';
import { currentLanguage } from './current-language.ts';
import { loadAllWords, openLanguage } from './load-language.ts';

afterEach(() => openLanguage('en', 'ltr'));

it('a panel that is loaded while the language is opened has its words', async () => {
  await Promise.all([openLanguage('ur', 'rtl'), loadAllWords()]);
  expect(Object.keys(currentLanguage().translations)).toEqual(
    expect.arrayContaining(['./shell.ts', './service/service.ts']),
  );
});

it('Urdu separates items with its own comma, and keeps a number with its unit apart from the text around it', async () => {
  expect(joinItems(['wav', 'mp3'])).toBe('wav, mp3');
  await openLanguage('ur', 'rtl');
  expect(joinItems(['wav', 'mp3'])).toBe('wav، mp3');
  expect(formatBytes(144_500)).toBe('\u2068144.5 kB\u2069');
  expect(formatBytes(42)).toBe('\u206742 بائٹس\u2069');
  expect(formatDuration(84)).toMatch(/^\u206784 .*\u2069$/);
  // A fact that begins with a name runs from the right as well.
  expect(joinFacts(['generic', 'Moonshine نے پہچانا'])).toBe(
    '\u2068generic\u2069 · \u2067Moonshine نے پہچانا\u2069',
  );
  await openLanguage('en-XB', 'rtl');
  expect(joinItems([formatBytes(912), formatDuration(84)])).toBe('912 B, 84 ms');
});
