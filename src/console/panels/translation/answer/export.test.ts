// @vitest-environment happy-dom
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { originHeadings } from '#console/download/answer-origin.ts';
import { downloadName } from '#console/download/file-name.ts';
import { type FileFormat, resultsFile, resultsText } from '#console/download/results-file.ts';
import { translationCall } from '#testing/console/translation-call.ts';
import { TranslationForm } from '../form/form.ts';
import { keepImportedColumns } from '../import/imported-columns.ts';
import { columnsOf } from './columns.ts';
import { translationResults } from './export.ts';

const form = TranslationForm.parse({ text: 'Say "hello", please\n=1+1', targets: ['hi', 'ta'] });
const hindiAndTamil = columnsOf([
  translationCall(['hi', 'ta'], {
    uuid: 'u1',
    responseList: [
      {
        inString: 'Say "hello", please',
        apiStatus: 4,
        outStrings: { hi: 'नमस्ते, जी', ta: 'வணக்கம்' },
        api_statuses: { hi: 2, ta: -2 },
      },
      { inString: '=1+1', apiStatus: 4, outStrings: { hi: '@SUM(A1)\nx' }, api_statuses: { hi: 10 } },
    ],
  }),
]);
const hindiOf = (inString: string) =>
  columnsOf([translationCall(['hi'], { responseList: [{ inString, outString: 'a', apiStatus: 2 }] })]);
const origin = ['1970-01-01T00:00:00.000Z', 'embedded', '', 'u1', ''];
const exportText = (
  format: FileFormat,
  columns: Parameters<typeof translationResults>[0],
  of: TranslationForm,
) => resultsText(format, translationResults(columns, of));
const parseTable = (text: string, delimiter: string) =>
  papaparse.parse(text.replace(/^\ufeff/, ''), { delimiter, skipEmptyLines: true }).data;

describe('exporting translation results', () => {
  it.each([
    ['csv', ','],
    ['tsv', '\t'],
  ] as const)('writes a %s table that a spreadsheet does not run as formulas', async (format, delimiter) => {
    const text = await exportText(format, hindiAndTamil, form);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(parseTable(text, delimiter)).toEqual([
      ['en', 'hi', 'hi status', 'ta', 'ta status', ...originHeadings],
      ['Say "hello", please', 'नमस्ते, जी', '2', 'வணக்கம்', '-2', ...origin],
      ["'=1+1", "'@SUM(A1)\nx", '10', '', 'missing', ...origin],
    ]);
  });

  it.each(['=1', '+1', '-1', '@A', '\t=1', ' =1', '＝1', '-1\nsecond line', '\r=1'])(
    'puts an apostrophe before %j, which a spreadsheet could run as a formula',
    async (inString) => {
      const text = await exportText('csv', hindiOf(inString), form);
      const [, row] = parseTable(text, ',') as string[][];
      expect(row?.slice(0, 3)).toEqual([`'${inString}`, 'a', '2']);
    },
  );

  it('writes every output and status to JSON', async () => {
    expect(JSON.parse(await exportText('json', hindiAndTamil, form))).toEqual({
      source: 'en',
      targets: ['hi', 'ta'],
      answers: [
        {
          sent: '1970-01-01T00:00:00.000Z',
          target: 'embedded',
          account: null,
          uuid: 'u1',
          request_id: null,
        },
      ],
      states: { hi: { state: 'done' }, ta: { state: 'done' } },
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

  it('writes the state of each target without an answer', async () => {
    const columns = columnsOf([
      translationCall(['hi'], { responseList: [{ inString: 'One', outString: 'एक', apiStatus: 2 }] }),
      translationCall(['ta']),
      translationCall(['ur'], { kind: 'aborted' }),
      translationCall(['bn'], {
        kind: 'invalid-request',
        operation: 'localization',
        deviations: [],
        sendable: true,
      }),
    ]);
    expect(parseTable(await exportText('csv', columns, form), ',').at(1)).toEqual([
      ...['One', 'एक', '2'],
      ...['', 'waiting', '', 'cancelled', '', 'failed'],
      ...['1970-01-01T00:00:00.000Z', 'embedded', '', '', ''],
    ]);
    expect(JSON.parse(await exportText('json', columns, form))).toMatchObject({
      states: {
        hi: { state: 'done' },
        ta: { state: 'waiting' },
        ur: { state: 'cancelled' },
        bn: { state: 'failed', failure: expect.stringMatching(/\p{L}/u) },
      },
      strings: [{ targets: { hi: { apiStatus: 2 }, bn: { outString: null, status: null } } }],
    });
  });

  it('adds the other imported columns to each string', async () => {
    keepImportedColumns(
      {
        names: ['id', 'note'],
        rows: [
          { string: '=1+1', cells: ['=7', 'two\nlines'] },
          { string: 'Say "hello", please', cells: ['8', ''] },
        ],
      },
      'replace',
    );
    const [head, first, second] = parseTable(await exportText('csv', hindiAndTamil, form), ',') as string[][];
    expect(head?.slice(5, 7)).toEqual(['id', 'note']);
    expect(first?.slice(5, 7)).toEqual(['8', '']);
    expect(second?.slice(5, 7)).toEqual(["'=7", 'two\nlines']);
    expect(JSON.parse(await exportText('json', hindiAndTamil, form))).toMatchObject({
      strings: [{ imported: { id: '8', note: '' } }, { imported: { id: '=7', note: 'two\nlines' } }],
    });
    keepImportedColumns(undefined, 'replace');
  });

  it('names the languages, the time and the format in the name of the file', async () => {
    const file = await resultsFile('tsv', translationResults(hindiAndTamil, form));
    expect(file.type).toBe('text/tab-separated-values');
    expect(file.name).toBe(`${downloadName('translation', ['en', 'hi_ta'], 0)}.tsv`);
    const every = ['hi', 'ta', 'bn', 'ur', 'te'] as const;
    const many = columnsOf(every.map((target) => translationCall([target])));
    expect(translationResults(many, form).name).toContain('translation-en-5_languages-');
  });
});
