import { beforeAll, describe, expect, it } from 'vitest';
import { encodedBytes, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { detectAudioType } from './audio-type.ts';
import { createByteSource } from './byte-source.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const id3 = (length: number) =>
  Buffer.concat([
    latin1('ID3\x04\0\0'),
    Buffer.from([0, 0, length >> 7, length & 0x7f]),
    Buffer.alloc(length, 0xff),
  ]);

describe('the type of audio, from its bytes', () => {
  const wav = wavBytes(tone(0.1, 8_000), { sampleRate: 8_000 });
  let flac: Buffer;
  let mp3: Buffer;
  beforeAll(async () => {
    flac = await encodedBytes('FLAC', tone(0.5, 16_000), 16_000);
    mp3 = await encodedBytes('MP3', tone(0.5, 16_000), 16_000);
  });
  const typeOf = (bytes: Buffer) => detectAudioType(createByteSource(bytes));

  it('recognises WAV, FLAC and MP3', () => {
    expect(typeOf(wav)).toBe('wav');
    expect(typeOf(flac)).toBe('flac');
    expect(typeOf(mp3)).toBe('mp3');
  });

  it('recognises RF64 and BW64', () => {
    for (const name of ['RF64', 'BW64']) {
      const wide = Buffer.from(wav);
      wide.write(name, 'latin1');
      expect(typeOf(wide)).toBe('wav');
    }
  });

  it('skips ID3 tags, even several and large ones', () => {
    expect(typeOf(Buffer.concat([id3(16_000), mp3]))).toBe('mp3');
    expect(typeOf(Buffer.concat([id3(300), id3(4), mp3]))).toBe('mp3');
    expect(typeOf(Buffer.concat([id3(300), flac]))).toBe('flac');
    expect(typeOf(Buffer.concat([id3(300), latin1('%PDF-1.7 and so on')]))).toBeUndefined();
  });

  it('recognises files that are cut short', () => {
    expect(typeOf(wav.subarray(0, 12))).toBe('wav');
    expect(typeOf(flac.subarray(0, 4))).toBe('flac');
    expect(typeOf(mp3.subarray(0, 100))).toBe('mp3');
    expect(typeOf(id3(300).subarray(0, 200))).toBe('mp3');
  });

  it('recognises a recording that starts inside a frame', () => {
    expect(typeOf(mp3.subarray(331))).toBe('mp3');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['zeros', Buffer.alloc(100_000)],
    ['ones', Buffer.alloc(100_000, 0xff)],
    ['text', latin1('RIFF is a container. fLaC is another. ID3 is a tag.')],
    ['an ffconcat script', latin1("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['another RIFF', latin1('RIFF\x24\0\0\0AVI LIST')],
    ['Ogg', latin1('OggS\0\x02')],
    ['MP4', latin1('\0\0\0\x18ftypM4A ')],
    ['WebM', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01])],
    [
      'AAC in ADTS',
      Buffer.concat(
        Array(20).fill(
          Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc]), Buffer.alloc(9)]),
        ),
      ),
    ],
    [
      'MPEG layer II',
      Buffer.concat(Array(5).fill(Buffer.concat([Buffer.from([0xff, 0xfd, 0x84, 0x00]), Buffer.alloc(413)]))),
    ],
    ['AIFF', latin1('FORM\0\0\0\x20AIFF')],
    ['a zip', latin1('PK\x03\x04')],
  ])('refuses %s', (_name, bytes) => {
    expect(typeOf(bytes)).toBeUndefined();
  });

  it('refuses random bytes', () => {
    let seed = 12_345;
    for (let round = 0; round < 50; round++) {
      const bytes = Buffer.from(
        Uint8Array.from({ length: 20_000 }, () => {
          seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
          return seed >>> 24;
        }),
      );
      expect(typeOf(bytes)).toBeUndefined();
    }
  });
});
