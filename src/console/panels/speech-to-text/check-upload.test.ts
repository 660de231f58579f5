import { describe, expect, it } from 'vitest';
import { checkFile, checkLanguage } from './check-upload.ts';
import { linesOf, toUploadHeaders } from './request.ts';
import { readTranscript } from './transcript.ts';

/** A file that says it is large without being so. */
const sized = (start: string, size: number) =>
  Object.defineProperty(new Blob([start, '\0'.repeat(64)]), 'size', { value: size });

describe('what is checked before an upload', () => {
  it.each([
    ['RIFF\0\0\0\0WAVE', 99_999_999, []],
    ['fLaC', 1000, []],
    ['ID3', 1000, []],
    ['RIFF\0\0\0\0WAVE', 100_000_000, ['too-large']],
    ['%PDF-1.7', 1000, ['not-audio']],
    ['OggS', 1000, ['not-audio']],
    ['plain text', 100_000_000, ['not-audio', 'too-large']],
    ['', 0, ['empty']],
  ])('%j with %s bytes: %j', async (start, size, found) => {
    // A tag that reaches beyond the file still says mp3.
    const bytes = start === 'ID3' ? 'ID3\x04\0\0\x7f\x7f\x7f\x7f' : start;
    expect(await checkFile(sized(bytes, size))).toEqual(found);
  });

  it('a language is checked only where the target tells what it recognises', () => {
    expect(checkLanguage('hi', undefined)).toEqual([]);
    expect(checkLanguage('en', ['en'])).toEqual([]);
    expect(checkLanguage('hi', ['en'])).toEqual(['language-not-served']);
  });
});

describe('the headers of an upload', () => {
  it('leave out what is empty and what is off', () => {
    expect(toUploadHeaders({ src_lang: 'en', domain: 'generic', subtitles: false })).toEqual({
      src_lang: 'en',
      domain: 'generic',
    });
    expect(toUploadHeaders({ src_lang: '', domain: '', subtitles: true })).toEqual({ subtitles: true });
  });
});

it('addresses and ids are read one a line, each once', () => {
  expect(linesOf(' a\nb  c\n\na ')).toEqual(['a', 'b', 'c']);
});

describe('a transcript answer', () => {
  const word = (text: string, start: number) => ({ word: text, start, end: start + 0.2, conf: 0.5 });
  const answer = (result: unknown) => JSON.stringify({ job_id: 'j', code: '000', message: '', result });

  it('is read whether its words are nested or flat, its result an object or a list of one', () => {
    const nested = {
      transcript: 'A b.',
      original_transcript: 'a b',
      words: [[word('a', 0)], [word('b', 1)]],
    };
    const flat = { ...nested, words: [word('a', 0), word('b', 1)] };
    expect(readTranscript(answer(nested)).segments).toHaveLength(2);
    expect(readTranscript(answer([flat])).words.map(({ word }) => word)).toEqual(['a', 'b']);
  });

  it('orders words by their start, and has no subtitles when none came', () => {
    const { words, subtitles } = readTranscript(answer({ words: [[word('b', 2), word('a', 1)]] }));
    expect(words.map(({ word }) => word)).toEqual(['a', 'b']);
    expect(subtitles).toBeUndefined();
  });

  it('of another shape is empty', () => {
    expect(readTranscript('<html>')).toMatchObject({ transcript: '', words: [], segments: [] });
  });
});
