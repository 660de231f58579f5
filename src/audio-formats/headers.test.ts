import { describe, expect, it } from 'vitest';
import { audioKind } from './audio-kind.ts';
import { readFlacHeader } from './flac-header.ts';
import { type HeaderReader, readHeaderAsync, readHeaderSync } from './header-reader.ts';
import { readOggHeader } from './ogg-header.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const zeros = (length: number) => Array<number>(length).fill(0);
const readAtOnce = <T>(file: Uint8Array, reader: HeaderReader<T>) =>
  readHeaderSync(reader, (offset, length) => file.subarray(offset, offset + length));
const mp3Frame = [0xff, 0xfb, 0x90, 0xc0, ...zeros(413)];

describe('audioKind recognises a file', () => {
  it.each([
    ['wav', bytesOf('RIFF', zeros(4), 'WAVE')],
    ['wav', bytesOf('RF64', zeros(4), 'WAVE')],
    ['flac', bytesOf('fLaC')],
    ['flac', bytesOf('ID3', [4, 0, 0, 0, 0, 0, 3], zeros(3), 'fLaC')],
    ['mp3', bytesOf(mp3Frame, mp3Frame)],
    ['mp3', bytesOf('ID3', [4, 0, 0, 0, 0, 0, 5], zeros(5), mp3Frame, mp3Frame)],
    ['mp3', bytesOf('ID3', [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f], zeros(65_536))],
    ['mp3', bytesOf('ID3', [4, 0, 0, 0, 5, 0, 0], zeros(81_920), mp3Frame, mp3Frame)],
    ['wav', bytesOf('RIFX', zeros(4), 'WAVE')],
    ['ogg', bytesOf('OggS')],
    [undefined, bytesOf('RIFF', zeros(4), 'AVI ')],
    [undefined, bytesOf('%PDF-1.7')],
    [undefined, bytesOf([0xff, 0xd8, 0xff, 0xe0], zeros(500))],
    [undefined, bytesOf()],
  ])('audioKind recognises %s', async (kind, file) => {
    expect(readAtOnce(file, audioKind(file.length))).toBe(kind);
    const blob = new Blob([file]);
    const later = readHeaderAsync(
      audioKind(file.length),
      async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
    );
    expect(await later).toBe(kind);
  });
});

describe('readers of audio headers', () => {
  it('reads rate, channels and bits of flac', () => {
    // 44,100 Hz, two channels, 24 bits, packed as STREAMINFO packs them.
    const file = bytesOf('fLaC', zeros(14), [0x0a, 0xc4, 0x43, 0x70], zeros(20));
    expect(readAtOnce(file, readFlacHeader())).toEqual({
      offset: 0,
      sampleRate: 44_100,
      channels: 2,
      bits: 24,
    });
  });

  it('reads the length of flac behind a tag', () => {
    // 44,100 Hz, one channel, 16 bits, 441,000 samples.
    const flac = bytesOf('fLaC', zeros(14), [0x0a, 0xc4, 0x40, 0xf0, 0x00, 0x06, 0xba, 0xa8], zeros(16));
    const file = bytesOf('ID3', [4, 0, 0, 0, 0, 0, 3], zeros(3), [...flac]);
    expect(readAtOnce(file, readFlacHeader())).toMatchObject({ offset: 13, samples: 441_000 });
  });

  it('reads the length of ogg from its last page', () => {
    const vorbis = bytesOf('OggS', zeros(22), [1, 30], [1], 'vorbis', zeros(23));
    const opus = bytesOf('OggS', zeros(22), [1, 19], 'OpusHead', [1, 1, 0x38, 0x01], zeros(7));
    const tail = bytesOf(zeros(50), 'OggS', [0, 4], [0x10, 0x27, 0, 0, 0, 0, 0, 0], zeros(13), zeros(90));
    const oggSampleCount = (...parts: readonly Uint8Array[]) => {
      const file = bytesOf(...parts.map((part) => [...part]));
      return readAtOnce(file, readOggHeader(file.length))?.samples;
    };
    expect(oggSampleCount(vorbis, tail)).toBe(10_000);
    expect(oggSampleCount(opus, tail)).toBe(10_000 - 312);
    expect(oggSampleCount(vorbis, bytesOf(zeros(66_000)))).toBeUndefined();
  });

  it('reads the source rate of Opus', () => {
    const file = bytesOf('OggS', zeros(22), [1, 19], 'OpusHead', [1, 1, 0, 0, 0x22, 0x56, 0, 0], zeros(3));
    expect(readAtOnce(file, readOggHeader(file.length))).toEqual({
      codec: 'Opus',
      sampleRate: 22_050,
      channels: 1,
    });
  });
});
