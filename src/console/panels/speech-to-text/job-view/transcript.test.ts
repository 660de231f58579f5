import { describe, expect, it } from 'vitest';
import { openAnswer } from './transcript.ts';

const result = {
  transcript: 'One.',
  original_transcript: 'one',
  channel_number: 1,
  words: [[{ word: 'one', conf: 0.5, start: 0, end: 0.4 }]],
};
const answer = { job_id: 'a', code: '000', message: 'Transcript ready.', result };

describe('opening a transcript answer', () => {
  it('reads an answer of the documented shape without deviations', () => {
    const opened = openAnswer(JSON.stringify(answer));
    expect(opened).toMatchObject({ kind: 'transcript', deviations: [], transcript: { transcript: 'One.' } });
  });

  it.each([
    ['words in one flat list', { ...answer, result: { ...result, words: result.words[0] } }],
    ['a result in a list', { ...answer, result: [result] }],
    ['a code that is a number', { ...answer, code: 0 }],
    ['an unknown key', { ...answer, more: 1 }],
    ['the result alone', result],
  ])('reads %s, and reports each deviation', (_, value) => {
    const opened = openAnswer(JSON.stringify(value));
    expect(opened).toMatchObject({ kind: 'transcript', transcript: { words: result.words[0] } });
    expect('deviations' in opened && opened.deviations.length).toBeGreaterThan(0);
  });

  it('rejects text that is not JSON or not a transcript', () => {
    expect(openAnswer('{"job_id":')).toEqual({ kind: 'not-json' });
    expect(openAnswer('{"job_id":"a","code":"003","message":"queued"}').kind).toBe('not-transcript');
    expect(openAnswer('[]').kind).toBe('not-transcript');
  });
});
