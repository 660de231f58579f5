import { createHash } from 'node:crypto';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { withoutTrailingTags } from './audio-tags.ts';
import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { flacFramesOf } from './flac-frames.ts';
import { flacHeaderOf, streamInfoBytes } from './flac-header.ts';
import type { SpeechWriter } from './speech-writer.ts';

/** Beyond this depth the decoder's 32-bit floats no longer hold every sample exactly. */
const exactBits = 24;

/**
 * Decodes a FLAC file frame by frame: a dozen bytes can stand for 65,535 samples, so its output is bounded too. The
 * decoder leaves out what it cannot read without a word, so samples are counted against what each frame and the
 * header declare, and compared with the header's MD5.
 *
 * @throws DamagedAudio when samples are missing or differ.
 */
export async function decodeFlac(file: ByteSource, writer: SpeechWriter): Promise<void> {
  const source = withoutTrailingTags(file);
  const header = flacHeaderOf(source);
  writer.declare((header.samples ?? 0) / header.sampleRate);
  const decoder = new FLACDecoder();
  await decoder.ready;
  // A frame may leave its rate and depth to the header.
  await decoder.decodeFrames([streamInfoOf(source, header.offset)]);
  const digest = header.md5 !== undefined && header.bits <= exactBits ? createHash('md5') : undefined;
  let samples = 0;
  for (const frame of flacFramesOf(source, header)) {
    const decoded = await decoder.decodeFrames([frame.bytes]);
    if (decoded.errors.length > 0 || decoded.samplesDecoded !== frame.samples) {
      throw new DamagedAudio(`the frame after sample ${samples} cannot be decoded`);
    }
    samples += frame.samples;
    if (header.samples !== undefined && samples > header.samples) {
      throw new DamagedAudio(`more than the declared ${header.samples} samples`);
    }
    writer.write(decoded.channelData, header.sampleRate);
    digest?.update(interleaved(decoded.channelData, decoded.samplesDecoded, header.bits));
  }
  decoder.free();

  if (header.samples !== undefined && samples < header.samples) {
    throw new DamagedAudio(`cut short: ${samples} of ${header.samples} samples`);
  }
  if (samples === 0) throw new DamagedAudio('no frame at all');
  if (digest !== undefined && digest.digest('hex') !== header.md5) {
    throw new DamagedAudio('the decoded samples differ from their checksum');
  }
}

/** The file's own STREAMINFO, as the only block of metadata. */
function streamInfoOf(source: ByteSource, offset: number): Uint8Array {
  const bytes = source.read(offset, 8 + streamInfoBytes);
  bytes[4] = 0x80;
  return bytes;
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
