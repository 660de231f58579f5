import type { ByteSource } from './byte-source.ts';
import type { SpeechWriter } from './speech-writer.ts';
import { wavHeaderOf } from './wav-header.ts';
import { sampleReaderOf } from './wav-samples.ts';

const framesPerBlock = 16_384;

/** Decodes a WAV file. @throws DamagedAudio */
export function decodeWav(source: ByteSource, writer: SpeechWriter): void {
  const header = wavHeaderOf(source);
  writer.declare(header.frames / header.sampleRate);
  const read = sampleReaderOf(header.encoding, header.sampleBytes);
  const frameBytes = header.channels * header.sampleBytes;
  for (let done = 0; done < header.frames; done += framesPerBlock) {
    const count = Math.min(framesPerBlock, header.frames - done);
    const bytes = source.read(header.dataOffset + done * frameBytes, count * frameBytes);
    const channels = Array.from({ length: header.channels }, (_, channel) =>
      Float32Array.from({ length: count }, (_, at) =>
        read(bytes, at * frameBytes + channel * header.sampleBytes),
      ),
    );
    writer.write(channels, header.sampleRate);
  }
}
