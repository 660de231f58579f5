import { describe, expect, it } from 'vitest';
import type { RecognisedSegment } from '#service/engines/recognition/recogniser.ts';
import { countUntimed, createTranscript } from './transcript.ts';

/** A segment of these words, each 0.3 s long, one after the other. */
function segmentOf(text: string, from = 0, conf?: number): RecognisedSegment {
  const words = text.split(' ').map((word, index) => ({
    word,
    start: from + index * 0.3,
    end: from + index * 0.3 + 0.3,
    ...(conf !== undefined && { conf }),
  }));
  return { words };
}

describe('a transcript', () => {
  const english = { src_lang: 'en', subtitles: false } as const;

  it('keeps the words as recognised and writes a sentence per segment', () => {
    const result = createTranscript(
      { segments: [segmentOf('hello there', 0, 0.5), segmentOf("i know i'm in it", 1)] },
      english,
    );
    expect(result.original_transcript).toBe("hello there i know i'm in it");
    expect(result.transcript).toBe("Hello there. I know I'm in it.");
    expect(result.channel_number).toBe(1);
    expect(result.words).toHaveLength(2);
    expect(result.words[0]?.[1]).toEqual({ word: 'there', conf: 0.5, start: 0.3, end: 0.6 });
    expect(result.words[1]?.[0]).not.toHaveProperty('conf');
    expect(result).not.toHaveProperty('subtitles');
  });

  it('ends sentences with a danda in languages that use it', () => {
    const segments = [segmentOf('नमस्ते दुनिया')];
    expect(createTranscript({ segments }, { src_lang: 'hi', subtitles: false }).transcript).toBe(
      'नमस्ते दुनिया।',
    );
    expect(createTranscript({ segments }, { src_lang: 'mr', subtitles: false }).transcript).toBe(
      'नमस्ते दुनिया.',
    );
  });

  it("uses the engine's own text where there is one", () => {
    const segments = [{ ...segmentOf('how are you'), text: ' How are you? ' }];
    const result = createTranscript({ segments }, english);
    expect(result.transcript).toBe('How are you?');
    expect(result.original_transcript).toBe('how are you');
  });

  it('begins a new segment after a long silence', () => {
    const words = [...segmentOf('one two').words, ...segmentOf('three', 1.7).words];
    const split = createTranscript({ segments: [{ words }] }, english);
    expect(split.words.map((list) => list.map(({ word }) => word))).toEqual([['one', 'two'], ['three']]);
    expect(split.transcript).toBe('One two. Three.');
    const own = createTranscript({ segments: [{ words, text: 'One, two. Three!' }] }, english);
    expect(own.words).toHaveLength(2);
    expect(own.transcript).toBe('One, two. Three!');
    const unlike = createTranscript({ segments: [{ words, text: '1, 2, 3, 4' }] }, english);
    expect(unlike.words).toHaveLength(1);
  });

  it('is empty for silence', () => {
    expect(createTranscript({ segments: [{ words: [] }] }, { src_lang: 'en', subtitles: true })).toEqual({
      transcript: '',
      original_transcript: '',
      channel_number: 1,
      words: [],
      subtitles: '',
    });
  });

  it('has subtitles on request, made of the words of the original transcript', () => {
    const { subtitles } = createTranscript(
      { segments: [segmentOf('hello there')] },
      { src_lang: 'en', subtitles: true },
    );
    expect(subtitles).toBe('1\n00:00:00,000 --> 00:00:00,600\nhello there\n\n');
  });

  it('a word without a time is in the texts and in the subtitles, but not in the list of words', () => {
    const [hello, there] = segmentOf('hello there').words;
    const words = [{ word: 'oh' }, hello!, { word: 'you' }, there!];
    const segments = [
      { words, text: 'Oh hello, you there.', start: 0, end: 1 },
      { words: [{ word: 'nowhere' }], text: 'Nowhere.', start: 4, end: 5 },
    ];
    expect(countUntimed({ segments })).toBe(3);
    const result = createTranscript({ segments }, { src_lang: 'en', subtitles: true });
    expect(result.transcript).toBe('Oh hello, you there. Nowhere.');
    expect(result.original_transcript).toBe('oh hello you there nowhere');
    expect(result.words.map((list) => list.map(({ word }) => word))).toEqual([['hello', 'there']]);
    expect(result.subtitles).toBe(
      '1\n00:00:00,000 --> 00:00:00,600\noh hello you there\n\n2\n00:00:04,000 --> 00:00:05,000\nnowhere\n\n',
    );
  });
});
