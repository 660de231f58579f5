import { describe, expect, it } from 'vitest';
import { resultsText } from '#console/download/results-file.ts';
import { TransliterationForm } from '../form/form.ts';
import { transliterationResults } from './export.ts';

const form = TransliterationForm.parse({ source: 'en', target: 'hi' });
const answer = {
  responseList: [
    { inString: 'market', outString: ['मार्केट', 'मार्किट'], status: 2 },
    { inString: '=1', outString: ['=१'] },
  ],
};

describe('exporting suggestions', () => {
  it('writes one column for each rank, and escapes what a spreadsheet would execute', async () => {
    expect(await resultsText('csv', transliterationResults(answer, form))).toBe(
      '\ufeffen,hi,hi 2,status\r\nmarket,मार्केट,मार्किट,2\r\n"\'=1","\'=१",,\r\n',
    );
  });

  it('writes every suggestion to JSON', async () => {
    expect(JSON.parse(await resultsText('json', transliterationResults(answer, form)))).toEqual({
      source: 'en',
      target: 'hi',
      strings: answer.responseList,
    });
  });
});
