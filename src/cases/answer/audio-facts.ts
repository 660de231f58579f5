import { audioKind } from '#audio-formats/audio-kind.ts';
import { readFlacHeader } from '#audio-formats/flac-header.ts';
import { type HeaderReader, readHeaderSync } from '#audio-formats/header-reader.ts';
import { walkMp3 } from '#audio-formats/mp3-walk.ts';
import { readOggHeader } from '#audio-formats/ogg-header.ts';
import { readWavHeader } from '#audio-formats/wav-header.ts';
import type { Expectation } from '../case-file/expectation.ts';

export type AudioFormatName = (Expectation & { kind: 'audio-format' })['oneOf'][number];

/** Facts from the headers of an audio file. */
export interface AudioFacts {
  readonly format?: AudioFormatName | undefined;
  /** Hertz. */
  readonly sampleRate?: number | undefined;
  /** Seconds. */
  readonly seconds?: number | undefined;
}

/** The sample rate, in hertz, at which Opus files count their samples, whatever the rate of the source. */
const opusRate = 48_000;

/** Reads the headers of an audio file; `pcmRate` is the sample rate of headerless audio in hertz, 0 if unknown. */
export function audioFacts(bytes: Uint8Array, mediaType: string, pcmRate: number): AudioFacts {
  const read = <T>(reader: HeaderReader<T>): T =>
    readHeaderSync(reader, (offset, length) => bytes.subarray(offset, offset + length));
  const pcm: AudioFacts = { format: 'pcm', sampleRate: pcmRate, seconds: bytes.length / 2 / pcmRate };
  if (mediaType === 'application/octet-stream' && pcmRate > 0) return pcm;
  switch (read(audioKind(bytes.length))) {
    case 'wav': {
      const header = read(readWavHeader());
      if (typeof header === 'string') return { format: 'wav' };
      const { sampleRate, blockBytes, dataOffset, dataBytes = bytes.length - dataOffset } = header;
      return { format: 'wav', sampleRate, seconds: dataBytes / blockBytes / sampleRate };
    }
    case 'flac': {
      const header = read(readFlacHeader());
      if (typeof header === 'string') return { format: 'flac' };
      return {
        format: 'flac',
        sampleRate: header.sampleRate,
        seconds: secondsOf(header.samples, header.sampleRate),
      };
    }
    case 'mp3': {
      const walk = read(walkMp3(bytes.length));
      if (!walk) return { format: 'mp3' };
      const { sampleRate, samples } = walk.first;
      return { format: 'mp3', sampleRate, seconds: (walk.frames * samples) / sampleRate };
    }
    case 'ogg': {
      const header = read(readOggHeader(bytes.length));
      if (!header) return {};
      const { codec, samples, sampleRate } = header;
      const rate = codec === 'Opus' ? opusRate : sampleRate;
      return { format: codec === 'Opus' ? 'opus' : 'ogg', sampleRate, seconds: secondsOf(samples, rate) };
    }
    default:
      return {};
  }
}

const secondsOf = (samples: number | undefined, rate: number) =>
  samples === undefined ? undefined : samples / rate;
