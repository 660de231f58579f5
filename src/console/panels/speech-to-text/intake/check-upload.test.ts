import { describe, expect, it } from 'vitest';
import { readTranscript } from '../job-view/transcript.ts';
import { toUploadHeaders } from '../tracker/upload-queue.ts';
import { checkFile, checkLanguage } from './check-upload.ts';
import { linesOf } from './read-pasted.ts';

/** A small file that reports this size. */
const blobOfReportedSize = (start: string, size: number) =>
  Object.defineProperty(new Blob([start, '\0'.repeat(64)]), 'size', { value: size });

describe('checking a file before its upload', () => {
  it.each([
    ['RIFF\0\0\0\0WAVE', 99_999_999, []],
    ['fLaC', 1000, []],
    ['ID3', 1000, []],
    ['RIFF\0\0\0\0WAVE', 100_000_000, ['too-large']],
    ['%PDF-1.7', 1000, ['not-audio']],
    ['OggS', 1000, ['not-audio']],
    ['plain text', 100_000_000, ['not-audio', 'too-large']],
    ['', 0, ['empty']],
  ])('a file that starts with %j and has %s bytes has the problems %j', async (start, size, found) => {
    // A file whose ID3 tag cannot be read to its end counts as MP3: this tag claims to be longer than the file.
    const bytes = start === 'ID3' ? 'ID3\x04\0\0\x7f\x7f\x7f\x7f' : start;
    expect(await checkFile(blobOfReportedSize(bytes, size))).toEqual(found);
  });

  it('checks the language only if the target reports its languages', () => {
    expect(checkLanguage('hi', undefined)).toEqual([]);
    expect(checkLanguage('en', ['en'])).toEqual([]);
    expect(checkLanguage('hi', ['en'])).toEqual(['language-not-served']);
  });
});

describe('the headers of an upload', () => {
  it('empty fields are omitted, and subtitles when they are off', () => {
    expect(toUploadHeaders({ src_lang: 'en', domain: 'generic', subtitles: false })).toEqual({
      src_lang: 'en',
      domain: 'generic',
    });
    expect(toUploadHeaders({ src_lang: '', domain: '', subtitles: true })).toEqual({ subtitles: true });
  });
});

it('addresses and job ids are read one per line, with their spaces, without duplicates', () => {
  expect(linesOf(' a\nhttps://example.org/my file.wav\n\na ')).toEqual([
    'a',
    'https://example.org/my file.wav',
  ]);
});

describe('reading a transcript answer', () => {
  const word = (text: string, start: number) => ({ word: text, start, end: start + 0.2, conf: 0.5 });
  const answer = (result: unknown) => JSON.stringify({ job_id: 'j', code: '000', message: '', result });

  it('accepts nested and flat words, and a result that is an object or a list of one', () => {
    const nested = {
      transcript: 'A b.',
      original_transcript: 'a b',
      words: [[word('a', 0)], [word('b', 1)]],
    };
    const flat = { ...nested, words: [word('a', 0), word('b', 1)] };
    expect(readTranscript(answer(nested)).segments).toHaveLength(2);
    expect(readTranscript(answer([flat])).words.map(({ word }) => word)).toEqual(['a', 'b']);
  });

  it('orders the words by start, and finds no subtitles when there are none', () => {
    const { words, subtitles } = readTranscript(answer({ words: [[word('b', 2), word('a', 1)]] }));
    expect(words.map(({ word }) => word)).toEqual(['a', 'b']);
    expect(subtitles).toBeUndefined();
  });

  it('reads an answer of unknown shape as an empty transcript', () => {
    expect(readTranscript('<html>')).toMatchObject({ transcript: '', words: [], segments: [] });
  });
});
