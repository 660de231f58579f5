import { describe, expect, it } from 'vitest';
import { resultsText } from '#console/download/results-file.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { TransliterationForm } from '../form/form.ts';
import { transliterationResults } from './export.ts';

const form = TransliterationForm.parse({ source: 'en', target: 'hi' });
const answer = {
  responseList: [
    { inString: 'market', outString: ['मार्केट', 'मार्किट'], status: 2 },
    { inString: '=1', outString: ['=१'] },
  ],
};

const exchange = exchangeOf('transliteration', {
  startedAt: new Date(2026, 10, 22, 20, 35, 10),
  request: { method: 'POST', path: '/', url: '/', headers: { 'X-Console-Account': 'working' }, size: 0 },
  response: { status: 200, headers: { 'x-request-id': 'r1' }, body: '', size: 0 },
});
const sent = exchange.startedAt.toISOString();
const results = transliterationResults(answer, form, { exchange });

describe('exporting suggestions', () => {
  it('writes one column for each rank, and escapes what a spreadsheet would execute', async () => {
    expect(await resultsText('csv', results)).toBe(
      [
        '\ufeffen,hi,hi 2,status,sent,target,account,uuid,request id',
        `market,मार्केट,मार्किट,2,${sent},embedded,working,,r1`,
        `"'=1","'=१",,,${sent},embedded,working,,r1`,
        '',
      ].join('\r\n'),
    );
  });

  it('writes every suggestion to JSON', async () => {
    expect(JSON.parse(await resultsText('json', results))).toEqual({
      source: 'en',
      target: 'hi',
      answer: { sent, target: 'embedded', account: 'working', uuid: null, request_id: 'r1' },
      strings: answer.responseList,
    });
  });

  it('names the languages and the time in the name of the file', () => {
    expect(results.name).toBe('transliteration-en-hi-2026-11-22-203510');
  });
});
