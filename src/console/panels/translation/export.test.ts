import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { TranslationEntry } from '#contract/translation.ts';
import { exportFile, exportText } from './export.ts';

const entries: TranslationEntry[] = [
  {
    inString: 'Say "hello", please',
    apiStatus: 4,
    outStrings: { hi: 'नमस्ते, जी', ta: 'வணக்கம்' },
    api_statuses: { hi: 2, ta: -2 },
  },
  { inString: '=1+1', apiStatus: 4, outStrings: { hi: '@SUM(A1)\nx' }, api_statuses: { hi: 10 } },
];
const read = (text: string, delimiter: string) =>
  papaparse.parse(text.replace(/^\ufeff/, ''), { delimiter, skipEmptyLines: true }).data;

describe('results as a file', () => {
  it.each([
    ['csv', ','],
    ['tsv', '\t'],
  ] as const)('are a table in %s, with nothing a spreadsheet would run', async (format, delimiter) => {
    const text = await exportText(format, entries, 'en', ['hi', 'ta']);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(read(text, delimiter)).toEqual([
      ['en', 'hi', 'hi status', 'ta', 'ta status'],
      ['Say "hello", please', 'नमस्ते, जी', '2', 'வணக்கம்', '-2'],
      ["'=1+1", "'@SUM(A1)\nx", '10', '', ''],
    ]);
  });

  it.each(['=1', '+1', '-1', '@A', '\t=1', ' =1', '＝1', '-1\nsecond line', '\r=1'])(
    'put an apostrophe before %j',
    async (inString) => {
      const text = await exportText('csv', [{ inString, outString: 'a', apiStatus: 2 }], 'en', ['hi']);
      expect(read(text, ',').at(1)).toMatchObject([`'${inString}`, 'a', '2']);
    },
  );

  it('are exact in JSON', async () => {
    expect(JSON.parse(await exportText('json', entries, 'en', ['hi', 'ta']))).toEqual({
      source: 'en',
      targets: ['hi', 'ta'],
      strings: [
        {
          inString: 'Say "hello", please',
          targets: {
            hi: { outString: 'नमस्ते, जी', apiStatus: 2, status: 'LOOKUP_MODERATED' },
            ta: { outString: 'வணக்கம்', apiStatus: -2, status: 'UNLOCALIZED' },
          },
        },
        {
          inString: '=1+1',
          targets: {
            hi: { outString: '@SUM(A1)\nx', apiStatus: 10, status: 'T13N_SUCCESS' },
            ta: { outString: null, apiStatus: null, status: null },
          },
        },
      ],
    });
  });

  it('are named for their format', async () => {
    const file = await exportFile('tsv', entries, 'en', ['hi']);
    expect(file).toMatchObject({ name: 'translation-en.tsv', type: 'text/tab-separated-values' });
  });
});
