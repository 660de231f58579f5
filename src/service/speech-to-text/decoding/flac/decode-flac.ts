import { createHash } from 'node:crypto';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { trailingTagsOffset } from '#audio-formats/audio-tags.ts';
import { flacHeaderBytes } from '#audio-formats/flac-header.ts';
import { type ByteSource, readHeader, slicePart } from '../byte-source.ts';
import { DamagedAudio } from '../damaged-audio.ts';
import type { SpeechWriter } from '../speech-writer.ts';
import { readFlacFrames } from './flac-frames.ts';
import { requireFlacHeader } from './flac-header.ts';

/** Maximum bit depth at which the decoder's 32-bit floats represent every sample exactly. */
const maxExactBits = 24;

/**
 * Decodes a FLAC file frame by frame: a dozen bytes can stand for 65,535 samples, so the output must be bounded too.
 * The decoder silently skips what it cannot read, so samples are counted against the declarations of each frame and the
 * header, and compared with the header's MD5.
 *
 * @throws DamagedAudio when samples are missing or differ.
 */
export async function decodeFlac(
  file: ByteSource,
  writer: Pick<SpeechWriter, 'declare' | 'write'>,
): Promise<void> {
  const source = slicePart(file, 0, readHeader(file, trailingTagsOffset(file.size)));
  const header = requireFlacHeader(source);
  writer.declare((header.samples ?? 0) / header.sampleRate);
  const decoder = new FLACDecoder();
  await decoder.ready;
  // Frames may refer to the header for their rate and depth.
  await decoder.decodeFrames([streamInfoOf(source, header.offset)]);
  const digest = header.md5 !== undefined && header.bits <= maxExactBits ? createHash('md5') : undefined;
  let samples = 0;
  for (const frame of readFlacFrames(source, header)) {
    const decoded = await decoder.decodeFrames([frame.bytes]);
    if (decoded.errors.length > 0 || decoded.samplesDecoded !== frame.samples) {
      throw new DamagedAudio(`the frame after sample ${samples} cannot be decoded`);
    }
    samples += frame.samples;
    if (header.samples !== undefined && samples > header.samples) {
      throw new DamagedAudio(`more samples than the declared ${header.samples}`);
    }
    writer.write(decoded.channelData, header.sampleRate);
    digest?.update(interleaveSamples(decoded.channelData, decoded.samplesDecoded, header.bits));
  }
  decoder.free();

  if (header.samples !== undefined && samples < header.samples) {
    throw new DamagedAudio(`cut short: ${samples} of ${header.samples} samples`);
  }
  if (samples === 0) throw new DamagedAudio('no frames');
  if (digest !== undefined && digest.digest('hex') !== header.md5) {
    throw new DamagedAudio('the decoded samples differ from their checksum');
  }
}

/** The marker and STREAMINFO of the file, flagged as the last metadata block. */
function streamInfoOf(source: ByteSource, offset: number): Uint8Array {
  const bytes = source.read(offset, flacHeaderBytes);
  bytes[4] = 0x80;
  return bytes;
}

/** The samples as FLAC's MD5 checksum covers them: channels interleaved, little-endian, whole bytes. */
function interleaveSamples(channels: readonly Float32Array[], count: number, bits: number): Uint8Array {
  const sampleBytes = Math.ceil(bits / 8);
  // The decoder divided each sample by the largest positive value.
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
