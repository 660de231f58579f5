import { leadingTagsEnd } from './audio-tags.ts';
import { type HeaderReader, viewOf } from './header-reader.ts';

/** What the STREAMINFO block of a FLAC file declares. */
export interface FlacHeader {
  /** Offset of the `fLaC` marker, which tags may precede. */
  readonly offset: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bits of one sample. */
  readonly bits: number;
  /** Samples per channel; absent when the encoder did not know. */
  readonly samples?: number;
  /** Checksum of the decoded samples in hexadecimal; absent when the encoder did not compute it. */
  readonly md5?: string;
}

export type FlacProblem = 'cut-short' | 'no-stream-info';

/** Total size in bytes of the marker, the header of the first block, and STREAMINFO. */
export const flacHeaderBytes = 4 + 4 + 34;

export function* readFlacHeader(): HeaderReader<FlacHeader | FlacProblem> {
  const offset = yield* leadingTagsEnd();
  const bytes = yield { offset, length: flacHeaderBytes };
  if (bytes.length < flacHeaderBytes) return 'cut-short';
  if (((bytes[4] ?? 0) & 0x7f) !== 0) return 'no-stream-info';
  const packed = viewOf(bytes).getBigUint64(8 + 10);
  const samples = Number(packed & 0xf_ffff_ffffn);
  const md5 = Array.from(bytes.subarray(8 + 18), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    offset,
    sampleRate: Number(packed >> 44n),
    channels: Number((packed >> 41n) & 7n) + 1,
    bits: Number((packed >> 36n) & 31n) + 1,
    ...(samples > 0 && { samples }),
    ...(/[^0]/.test(md5) && { md5 }),
  };
}
