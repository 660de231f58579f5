import { afterLeadingTags } from './audio-tags.ts';
import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';

/** What the STREAMINFO block of a FLAC file declares. */
export interface FlacHeader {
  /** Where the `fLaC` marker stands: tags may precede it. */
  readonly offset: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly bits: number;
  /** Samples per channel; absent when the encoder did not know. */
  readonly samples?: number;
  /** Checksum of the decoded samples; absent when the encoder did not compute it. */
  readonly md5?: string;
}

export const streamInfoBytes = 34;

/** @throws DamagedAudio when there is no usable STREAMINFO. */
export function flacHeaderOf(source: ByteSource): FlacHeader {
  const offset = afterLeadingTags(source);
  const bytes = source.read(offset, 8 + streamInfoBytes);
  if (bytes.length < 8 + streamInfoBytes) throw new DamagedAudio('the file ends inside its header');
  if (((bytes[4] ?? 0) & 0x7f) !== 0) throw new DamagedAudio('the stream information is missing');
  const packed = bytes.readBigUInt64BE(8 + 10);
  const sampleRate = Number(packed >> 44n);
  const channels = Number((packed >> 41n) & 7n) + 1;
  const bits = Number((packed >> 36n) & 31n) + 1;
  const samples = Number(packed & 0xf_ffff_ffffn);
  const md5 = bytes.toString('hex', 8 + 18, 8 + 34);
  if (sampleRate < 1_000) throw new DamagedAudio(`a sample rate of ${sampleRate} Hz`);
  return {
    offset,
    sampleRate,
    channels,
    bits,
    ...(samples > 0 && { samples }),
    ...(/[^0]/.test(md5) && { md5 }),
  };
}
