import { describe, expect, it } from 'vitest';
import type { Case } from '../case-file/case.ts';
import { expandCase } from './expand-case.ts';
import { guessMapping, mappingOf, withColumn, withRecordings, withRows } from './map-columns.ts';

const greeting: Case = {
  version: 1,
  id: 'a',
  name: 'a',
  request: {
    operation: 'localization',
    headers: { src_lang: 'en', tgt_lang: 'hi', domain: '0' },
    body: { data: ['Hello'], nmtMask: true },
  },
  expectations: [
    { kind: 'http-status', oneOf: [200] },
    { kind: 'text', string: 0, language: 'hi', oneOf: ['नमस्ते'] },
  ],
};
const rows = [{ text: 'Good morning.', tgt_lang: 'hi,ta', expected: 'सुप्रभात।' }];

describe('columns of data', () => {
  it('columns with usual names fill the request and the expected text, and nothing else changes', () => {
    const one = withRows(greeting, ['text', 'tgt_lang', 'expected'], rows);
    expect(mappingOf(one)).toEqual({ input: 'text', targets: 'tgt_lang', expected: 'expected' });
    expect(expandCase(one, rows)).toMatchObject([
      {
        request: {
          headers: { src_lang: 'en', tgt_lang: 'hi,ta', domain: '0' },
          body: { data: ['Good morning.'], nmtMask: true },
        },
        expectations: [
          { kind: 'http-status', oneOf: [200] },
          { kind: 'text', string: 0, oneOf: ['सुप्रभात।'] },
        ],
      },
    ]);
  });

  it('columns can be chosen, and the expectation is removed with its column', () => {
    const one = withColumn(withColumn(greeting, 'input', 'wording'), 'expected', 'answer');
    expect(mappingOf(one)).toEqual({ input: 'wording', expected: 'answer' });
    expect(withColumn(one, 'expected', undefined).expectations).toEqual([
      { kind: 'http-status', oneOf: [200] },
    ]);
  });

  it('the columns of a speech request are text and voice', () => {
    expect(guessMapping({ operation: 'tts' }, ['Text', 'speaker', 'expected'])).toEqual({
      input: 'Text',
      targets: 'speaker',
    });
  });

  it('each row of recordings uploads its file and expects its reference', () => {
    const upload: Case = { ...greeting, request: { operation: 'stt_upload', body: {} }, expectations: [] };
    const row = { audio: 'a'.repeat(64), name: 'a.wav', mediaType: 'audio/wav', reference: 'one two' };
    const one = withRecordings(upload, [row]);
    expect(mappingOf(one)).toEqual({ expected: 'reference' });
    expect(expandCase(one, [row])).toMatchObject([
      {
        request: { body: { file: { audio: { sha256: row.audio, name: 'a.wav' } } }, awaitTranscript: true },
        expectations: [{ kind: 'words-wrong', reference: 'one two' }],
      },
    ]);
  });
});
