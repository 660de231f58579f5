import { type ByteSource, slicePart } from '../byte-source.ts';
import { decodeMp3 } from '../decode-mp3.ts';
import type { SpeechWriter } from '../speech-writer.ts';
import { createBlockDecoder } from './adpcm.ts';
import { type AdpcmWav, type PlainWav, readWavEncoding } from './wav-encoding.ts';
import { createSampleReader } from './wav-samples.ts';

const framesPerBlock = 16_384;

/** Decodes a WAV file. @throws DamagedAudio */
export async function decodeWav(source: ByteSource, writer: SpeechWriter): Promise<void> {
  const header = readWavEncoding(source);
  if (header.kind === 'mp3') {
    return decodeMp3(slicePart(source, header.dataOffset, header.dataBytes), writer);
  }
  writer.declare(header.frames / header.sampleRate);
  if (header.kind === 'samples') decodeSamples(source, header, writer);
  else decodeBlocks(source, header, writer);
}

function decodeSamples(source: ByteSource, header: PlainWav, writer: SpeechWriter): void {
  const { channels, sampleBytes, frames } = header;
  const read = createSampleReader(header);
  const frameBytes = channels * sampleBytes;
  for (let done = 0; done < frames; done += framesPerBlock) {
    const count = Math.min(framesPerBlock, frames - done);
    const bytes = source.read(header.dataOffset + done * frameBytes, count * frameBytes);
    const block = Array.from({ length: channels }, (_, channel) => {
      const samples = new Float32Array(count);
      for (let at = 0; at < count; at++) samples[at] = read(bytes, at * frameBytes + channel * sampleBytes);
      return samples;
    });
    writer.write(block, header.sampleRate);
  }
}

function decodeBlocks(source: ByteSource, header: AdpcmWav, writer: SpeechWriter): void {
  const decode = createBlockDecoder(header);
  let left = header.frames;
  for (let done = 0; done < header.dataBytes && left > 0; done += header.blockBytes) {
    const length = Math.min(header.blockBytes, header.dataBytes - done);
    const block = decode(source.read(header.dataOffset + done, length)).map((samples) =>
      samples.subarray(0, left),
    );
    left -= block[0]?.length ?? 0;
    if (block.length > 0) writer.write(block, header.sampleRate);
  }
}
