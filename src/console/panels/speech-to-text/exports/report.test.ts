import { expect, it } from 'vitest';
import { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { createMarkdownReport } from './report.ts';
import { wordsTable } from './words-table.ts';

it('an issue report lists rule, count and findings of each check, and the checks that could not run', () => {
  const report = createMarkdownReport(
    { name: 'call.wav', language: 'en', time: 0, target: 'embedded' },
    [
      { check: 'overlap', findings: [{ check: 'overlap', time: 61.25, text: 'two', amount: 0.25 }] },
      { check: 'zero-length', findings: [] },
      { check: 'beyond-audio', notChecked: 'no-audio' },
    ],
    transcriptChecksWords.en,
  );
  expect(report).toContain('# Checks of call.wav\n\n- recording: call.wav\n- language: en\n');
  expect(report).toContain('1 finding\n\n- 1:01.250 · overlaps the previous word by 0.250 s · `two`\n');
  expect(report).toContain('## Every word lasts some time\n');
  expect(report).toContain('Could not be checked: no audio here.');
});

it('the CSV of words leaves missing confidence empty, and escapes formulas', async () => {
  const segments = [[{ word: '=1+1', start: 0, end: 0.5 }], [{ word: 'क', start: 1, end: 2, conf: 0 }]];
  const table = await wordsTable({
    transcript: '',
    original: '',
    subtitles: undefined,
    channel: undefined,
    segments,
    words: segments.flat(),
  });
  expect(table).toBe('\ufeffsegment,word,start,end,conf\r\n1,"\'=1+1",0,0.5,\r\n2,क,1,2,0\r\n');
});
