import { createHash } from 'node:crypto';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { withoutTrailingTags } from './audio-tags.ts';
import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { endsAt } from './flac-frames.ts';
import { flacHeaderOf } from './flac-header.ts';
import type { SpeechWriter } from './speech-writer.ts';

/**
 * Input for one step. A dozen bytes can stand for 65,535 samples, so a step must stay small for its output to
 * fit in memory.
 */
const blockBytes = 1_024;
/** Beyond this depth the decoder's 32-bit floats no longer hold every sample exactly. */
const exactBits = 24;

/**
 * Decodes a FLAC file. Frames with a wrong checksum are left out by the decoder without a word, so the number
 * of samples and their MD5 are compared with what the header declares, or with what the last frame says where the
 * header does not.
 *
 * @throws DamagedAudio when samples are missing or differ.
 */
export async function decodeFlac(file: ByteSource, writer: SpeechWriter): Promise<void> {
  const source = withoutTrailingTags(file);
  const header = flacHeaderOf(source);
  writer.declare((header.samples ?? 0) / header.sampleRate);
  const decoder = new FLACDecoder();
  await decoder.ready;
  const digest = header.md5 !== undefined && header.bits <= exactBits ? createHash('md5') : undefined;
  let samples = 0;

  const take = (decoded: { channelData: Float32Array[]; samplesDecoded: number; errors: unknown[] }) => {
    if (decoded.errors.length > 0)
      throw new DamagedAudio(`a frame after sample ${samples} cannot be decoded`);
    if (decoded.samplesDecoded === 0) return;
    samples += decoded.samplesDecoded;
    if (header.samples !== undefined && samples > header.samples) {
      throw new DamagedAudio(`more than the declared ${header.samples} samples`);
    }
    writer.write(decoded.channelData, header.sampleRate);
    digest?.update(interleaved(decoded.channelData, decoded.samplesDecoded, header.bits));
  };
  for (let offset = header.offset; offset < source.size; offset += blockBytes) {
    take(await decoder.decode(source.read(offset, blockBytes)));
  }
  take(await decoder.flush());
  decoder.free();

  if (header.samples !== undefined && samples < header.samples) {
    throw new DamagedAudio(`cut short: ${samples} of ${header.samples} samples`);
  }
  if (samples === 0) throw new DamagedAudio('no frame can be decoded');
  if (header.samples === undefined && !endsAt(source, header, samples)) {
    throw new DamagedAudio(`frames are missing: ${samples} samples could be decoded`);
  }
  if (digest !== undefined && digest.digest('hex') !== header.md5) {
    throw new DamagedAudio('the decoded samples differ from their checksum');
  }
}

/** The samples as the encoder's checksum saw them: channels interleaved, little-endian, whole bytes. */
function interleaved(channels: readonly Float32Array[], count: number, bits: number): Uint8Array {
  const sampleBytes = Math.ceil(bits / 8);
  // The decoder divides by the largest positive sample.
  const scale = 2 ** (bits - 1) - 1;
  const bytes = new Uint8Array(count * channels.length * sampleBytes);
  const step = channels.length * sampleBytes;
  channels.forEach((channel, index) => {
    for (let frame = 0, at = index * sampleBytes; frame < count; frame++, at += step) {
      const value = Math.round((channel[frame] ?? 0) * scale);
      for (let byte = 0; byte < sampleBytes; byte++) bytes[at + byte] = value >> (8 * byte);
    }
  });
  return bytes;
}
