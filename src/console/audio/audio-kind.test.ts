import { describe, expect, it } from 'vitest';
import { flacFacts, oggFacts, oggFrames } from './audio-facts.ts';
import { audioKindOf, headBytes } from './audio-kind.ts';
import { headerLength } from './header-length.ts';
import { timeText } from './time-text.ts';
import { lastBegun, wordAt } from './timed-words.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const zeros = (length: number) => Array<number>(length).fill(0);
const mp3Frame = [0xff, 0xfb, 0x90, 0xc0, ...zeros(413)];

describe('audioKindOf', () => {
  it.each([
    ['wav', bytes('RIFF', zeros(4), 'WAVE')],
    ['wav', bytes('RF64', zeros(4), 'WAVE')],
    ['flac', bytes('fLaC')],
    ['flac', bytes('ID3', [4, 0, 0, 0, 0, 0, 3], zeros(3), 'fLaC')],
    ['mp3', bytes(mp3Frame, mp3Frame)],
    ['mp3', bytes('ID3', [4, 0, 0, 0, 0, 0, 5], zeros(5), mp3Frame, mp3Frame)],
    ['mp3', bytes('ID3', [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f], zeros(headBytes))],
    ['ogg', bytes('OggS')],
    [undefined, bytes('RIFF', zeros(4), 'AVI ')],
    [undefined, bytes('%PDF-1.7')],
    [undefined, bytes([0xff, 0xd8, 0xff, 0xe0], zeros(500))],
    [undefined, bytes()],
  ])('%s', (kind, head) => {
    expect(audioKindOf(head)).toBe(kind);
  });
});

describe('facts of a header', () => {
  it('reads rate, channels and bits of flac', () => {
    // 44,100 Hz, two channels, 24 bits, packed as STREAMINFO packs them.
    const head = bytes('fLaC', zeros(14), [0x0a, 0xc4, 0x43, 0x70], zeros(20));
    expect(flacFacts(head)).toEqual({
      kind: 'flac',
      codec: 'FLAC',
      sampleRate: 44_100,
      channels: 2,
      bits: 24,
    });
  });

  it('reads the length of flac', async () => {
    // 44,100 Hz, one channel, 16 bits, 441,000 frames.
    const head = bytes('fLaC', zeros(14), [0x0a, 0xc4, 0x40, 0xf0, 0x00, 0x06, 0xba, 0xa8], zeros(16));
    expect(await headerLength(new Blob([head]))).toBe(10);
  });

  it('reads the length of ogg from its last page', () => {
    const vorbis = bytes('OggS', zeros(22), [1, 30], [1], 'vorbis', zeros(23));
    const opus = bytes('OggS', zeros(22), [1, 19], 'OpusHead', [1, 1, 0x38, 0x01], zeros(7));
    const tail = bytes(zeros(50), 'OggS', [0, 4], [0x10, 0x27, 0, 0, 0, 0, 0, 0], zeros(13), zeros(90));
    expect(oggFrames(vorbis, tail)).toBe(10_000);
    expect(oggFrames(opus, tail)).toBe(10_000 - 312);
    expect(oggFrames(vorbis, bytes(zeros(100)))).toBeUndefined();
  });

  it('reads the source rate of Opus', () => {
    const head = bytes('OggS', zeros(22), [1, 19], 'OpusHead', [1, 1, 0, 0, 0x22, 0x56, 0, 0], zeros(3));
    expect(oggFacts(head)).toEqual({ kind: 'ogg', codec: 'Opus', sampleRate: 22_050, channels: 1 });
  });
});

describe('words in time', () => {
  const words = [
    { word: 'one', start: 0.5, end: 1 },
    { word: 'two', start: 1, end: 1.4 },
    { word: 'three', start: 2, end: 2 },
  ];
  it.each([
    [0, -1],
    [0.5, 0],
    [0.999, 0],
    [1, 1],
    [1.7, -1],
    [2, 2],
    [9, -1],
  ])('at %s s the word %s is heard', (time, index) => {
    expect(wordAt(words, time)).toBe(index);
  });
  it('the last word that has begun stays the last in a pause', () => {
    expect([lastBegun(words, 0.1), lastBegun(words, 1.7), lastBegun(words, 9)]).toEqual([-1, 1, 2]);
  });
});

it.each([
  [0, 2, '0:00.00'],
  [67.429, 2, '1:07.42'],
  [59.999, 0, '0:59'],
  [3725.1, 1, '1:02:05.1'],
  [Number.NaN, 0, '0:00'],
])('%s seconds with %s decimals reads %s', (seconds, decimals, text) => {
  expect(timeText(seconds, decimals)).toBe(text);
});
