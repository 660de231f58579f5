import {
  encodedBytes,
  silence,
  tone,
  type WavVariant,
  wavBytes,
  wavContainingMp3,
} from '#testing/audio/audio-samples.ts';
import { plainFlac, silentFlac } from '#testing/audio/flac-samples.ts';
import { apeTag, id3v1, id3v2, mp3Stream, silentMp3 } from '#testing/audio/mp3-samples.ts';

export interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const toneHertz = 440;
export const toneSeconds = 1;
const toneAt = (rate: number) => tone(toneSeconds, rate, toneHertz);
const unknownSize = 0xffff_ffff;

/** One second of a tone in every variant of the three formats that our test encoders can write. */
export async function soundSamples(): Promise<Sample[]> {
  return [...wavSamples(), ...flacSamples(), ...(await mp3Samples())];
}

function wavSamples(): Sample[] {
  const plain: [string, Partial<WavVariant>][] = [
    ...[8, 16, 24, 32].map((bits): [string, Partial<WavVariant>] => [`${bits} bit`, { bits }]),
    ['32 bit float', { tag: 3, bits: 32 }],
    ['64 bit float', { tag: 3, bits: 64 }],
    ['A-law', { tag: 6, bits: 8 }],
    ['mu-law', { tag: 7, bits: 8 }],
    ['IMA ADPCM', { tag: 0x11, bits: 4 }],
    ['MS ADPCM', { tag: 2, bits: 4 }],
  ];
  const variants: [string, WavVariant][] = plain.flatMap(([name, one]) =>
    [8_000, 22_050, 48_000].flatMap((sampleRate) =>
      [1, 2].map((channels): [string, WavVariant] => [
        `${name}, ${channels} channels, ${sampleRate} Hz`,
        { sampleRate, channels, ...one },
      ]),
    ),
  );
  const others: [string, Partial<WavVariant>][] = [
    ['extensible 16 bit', { extensible: true }],
    ['extensible 24 bit', { extensible: true, bits: 24 }],
    ['extensible float', { extensible: true, tag: 3, bits: 32 }],
    ['six channels', { channels: 6 }],
    ['RF64', { container: 'RF64' }],
    ['RF64, samples first', { container: 'RF64', samplesFirst: true }],
    ['RIFX', { container: 'RIFX' }],
    ['RIFX, 24 bit', { container: 'RIFX', bits: 24 }],
    ['samples first', { samplesFirst: true }],
    ['an odd chunk', { extraChunk: Buffer.from('odd') }],
    ['a large chunk', { extraChunk: Buffer.alloc(1_000_001) }],
    ['fact', { fact: 16_000, tag: 3, bits: 32 }],
    ['ADPCM with fact', { fact: 16_000, tag: 0x11, bits: 4 }],
    ...[0, unknownSize, 0x7fff_f000, 0x7fff_ffff, 0x8000_0000].map(
      (declaredBytes): [string, Partial<WavVariant>] => [
        `streamed, size ${declaredBytes}`,
        { declaredBytes },
      ],
    ),
    ['streamed ADPCM', { declaredBytes: unknownSize, tag: 2, bits: 4 }],
  ];
  return [
    ...variants,
    ...others.map(([name, one]): [string, WavVariant] => [name, { sampleRate: 16_000, ...one }]),
  ].map(([name, variant]) => ({
    name: `wav: ${name}`,
    bytes: wavBytes(toneAt(variant.sampleRate), variant),
  }));
}

function flacSamples(): Sample[] {
  const plain = ([8, 16, 24] as const).flatMap((bits) =>
    [8_000, 37_801, 96_000].flatMap((sampleRate) =>
      [false, true].map((streamed) => ({ bits, sampleRate, streamed, channels: bits === 16 ? 2 : 1 })),
    ),
  );
  return plain.map((variant) => ({
    name: `flac: ${JSON.stringify(variant)}`,
    bytes: plainFlac(toneAt(variant.sampleRate), variant),
  }));
}

async function mp3Samples(): Promise<Sample[]> {
  const streams = await Promise.all(
    ([8_000, 16_000, 22_050, 24_000, 44_100, 48_000] as const).flatMap((sampleRate) =>
      ([1, 2] as const).flatMap((channels) =>
        ([undefined, 32, 128] as const)
          // The highest bit rate of MPEG 2.5 is 64 kbit/s.
          .filter((kilobits) => sampleRate > 8_000 || kilobits !== 128)
          .map(async (kilobits) => ({
            name: `mp3: ${sampleRate} Hz, ${channels} channels, ${kilobits ?? 'variable'} kbit/s, no header`,
            bytes: await mp3Stream(toneAt(sampleRate), {
              sampleRate,
              channels,
              ...(kilobits && { kilobits }),
            }),
          })),
      ),
    ),
  );
  const mp3 = await encodedBytes('MP3', toneAt(16_000), 16_000);
  const flac = await encodedBytes('FLAC', toneAt(16_000), 16_000);
  return [
    ...streams,
    { name: 'mp3: with an Info header', bytes: mp3 },
    { name: 'mp3: a picture of 3 MB in front', bytes: Buffer.concat([id3v2(3_000_000), mp3]) },
    { name: 'mp3: two tags in front', bytes: Buffer.concat([id3v2(300), id3v2(4), mp3]) },
    { name: 'mp3: APE and ID3v1 behind', bytes: Buffer.concat([mp3, apeTag(), id3v1()]) },
    { name: 'mp3: APE in front', bytes: Buffer.concat([apeTag(), mp3]) },
    { name: 'mp3: filled up with zeros', bytes: Buffer.concat([mp3, Buffer.alloc(5_000), id3v1()]) },
    { name: 'mp3: begins inside a frame', bytes: (streams[20]?.bytes ?? mp3).subarray(100) },
    { name: 'wav: MP3 inside', bytes: wavContainingMp3(mp3, 16_000) },
    { name: 'flac: compressed', bytes: flac },
    { name: 'flac: tags at both ends', bytes: Buffer.concat([id3v2(300), flac, id3v1()]) },
  ];
}

/** Truncated, damaged and self-contradicting files. */
export async function damagedSamples(): Promise<Sample[]> {
  const whole: Sample[] = [
    { name: 'wav', bytes: wavBytes(toneAt(16_000), { sampleRate: 16_000 }) },
    { name: 'ADPCM', bytes: wavBytes(toneAt(16_000), { sampleRate: 16_000, tag: 2, bits: 4 }) },
    { name: 'flac', bytes: await encodedBytes('FLAC', toneAt(16_000), 16_000) },
    {
      name: 'streamed flac',
      bytes: plainFlac(toneAt(16_000), { sampleRate: 16_000, bits: 16, streamed: true }),
    },
    { name: 'mp3', bytes: await encodedBytes('MP3', toneAt(16_000), 16_000) },
    { name: 'bare mp3', bytes: await mp3Stream(toneAt(44_100), { sampleRate: 44_100, kilobits: 128 }) },
  ];
  const cuts = whole.flatMap(({ name, bytes }) =>
    [0.11, 0.31, 0.53, 0.73, 0.91, 0.995].map((share) => ({
      name: `${name} cut at ${share}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
    })),
  );
  const holes = whole.slice(2).map(({ name, bytes }) => {
    const holed = Buffer.from(bytes);
    holed.fill(0, Math.floor(bytes.length * 0.5), Math.floor(bytes.length * 0.5) + 700);
    return { name: `${name} with a hole`, bytes: holed };
  });
  const good = whole[0]?.bytes ?? new Uint8Array();
  const changed = (name: string, at: number, bytes: number[]) => {
    const copy = Buffer.from(good);
    copy.set(bytes, at);
    return { name: `wav: ${name}`, bytes: copy };
  };
  return [
    ...cuts,
    ...holes,
    changed('no channels', 22, [0, 0]),
    changed('a rate of 0', 24, [0, 0, 0, 0]),
    changed('blocks of 0 bytes', 32, [0, 0]),
    changed('an unknown encoding', 20, [0x31, 0]),
    changed('claims 2 GB', 40, [0, 0, 0, 0x77]),
    changed('claims 4 GB', 40, [0, 0, 0, 0xf0]),
    changed('a format chunk of 4 GB', 16, [0xf0, 0xff, 0xff, 0xff]),
    { name: 'wav: its first twelve bytes', bytes: good.subarray(0, 12) },
  ];
}

/** Small files that decode to hours of audio, or claim to. */
export function decompressionBombs(): Sample[] {
  return [
    { name: 'flac of 6 hours', bytes: silentFlac(17_000, { sampleRate: 48_000, bits: 16 }) },
    {
      name: 'flac of 6 hours, streamed',
      bytes: silentFlac(17_000, { sampleRate: 48_000, bits: 16, streamed: true }),
    },
    {
      name: 'flac of 6 hours on 8 channels, streamed',
      bytes: silentFlac(17_000, { sampleRate: 48_000, bits: 24, channels: 8, streamed: true }),
    },
    { name: 'mp3 of 6 hours', bytes: silentMp3(300_000) },
    {
      name: 'wav of 5 hours at 1 kHz',
      bytes: wavBytes(silence(18_000, 1_000), { sampleRate: 1_000, bits: 8 }),
    },
  ];
}

/** Files that are neither wav, flac nor mp3, whatever their name or header says. */
export function otherTypes(): Sample[] {
  const text = (name: string, start: string) => ({
    name,
    bytes: Buffer.from(start.padEnd(2_000, '\0'), 'latin1'),
  });
  return [
    { name: 'nothing', bytes: new Uint8Array() },
    { name: 'zeros', bytes: Buffer.alloc(50_000) },
    text('Ogg', 'OggS\0\x02'),
    text('M4A', '\0\0\0\x18ftypM4A '),
    text('WebM', '\x1a\x45\xdf\xa3\x01'),
    text('AAC', '\xff\xf1\x50\x80\x02\x1f\xfc'),
    text('AIFF', 'FORM\0\0\0\x20AIFF'),
    text('AU', '.snd\0\0\0\x18'),
    text('Wave64', 'riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb'),
    text('AVI', 'RIFF\x24\0\0\0AVI LIST'),
    text('a picture', '\x89PNG\r\n\x1a\n'),
    text('a document', '%PDF-1.7'),
    text('an archive', 'PK\x03\x04'),
    text('a program', '\x7fELF\x02\x01\x01'),
    text('a page', '<!doctype html><title>RIFF WAVE fLaC ID3</title>'),
    text('a playlist', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
    text('a playlist of addresses', '#EXTM3U\nhttp://127.0.0.1/a.mp3\n'),
  ];
}
