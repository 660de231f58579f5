import * as z from 'zod/mini';
import { answerTask } from '../../task-process.ts';
import { type AudioType, audioTypeOf } from './audio-type.ts';
import { type ByteSource, withFile } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { decodeFlac } from './decode-flac.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeWav } from './decode-wav.ts';
import { createSpeechWriter, type SpeechWriter } from './speech-writer.ts';

// The decoders believe what a file says. They run here, in a process of their own, so that a hostile file can
// cost this process at most.

const Arguments = z.tuple([z.string(), z.string(), z.coerce.number(), z.coerce.number()]);

type Decoder = (source: ByteSource, writer: SpeechWriter) => void | Promise<void>;
const decoders: Record<AudioType, Decoder> = { wav: decodeWav, flac: decodeFlac, mp3: decodeMp3 };

async function decode(
  input: string,
  output: string,
  maximumSeconds: number,
  megabytes: number,
): Promise<number> {
  return withFile(input, async (source) => {
    const type = audioTypeOf(source);
    if (type === undefined) throw new DamagedAudio('the bytes are neither wav, flac nor mp3');
    const writer = createSpeechWriter(output, maximumSeconds);
    try {
      await decoders[type](source, withinMemory(writer, megabytes));
      return writer.end();
    } catch (error) {
      writer.abandon();
      throw error;
    }
  });
}

/**
 * The heap limit does not count WebAssembly and typed arrays: look at the whole process. And a decoder that never
 * waits would not hear that the service is gone.
 */
function withinMemory(writer: SpeechWriter, megabytes: number): SpeechWriter {
  const parent = process.ppid;
  return {
    ...writer,
    write(channels, sampleRate) {
      if (process.ppid !== parent) process.exit(1);
      writer.write(channels, sampleRate);
      if (process.memoryUsage.rss() > megabytes * 1_000_000) {
        throw new DamagedAudio(`decoding takes more than ${megabytes} MB`);
      }
    },
  };
}

const [input, output, maximumSeconds, megabytes] = Arguments.parse(process.argv.slice(2));
answerTask(() => decode(input, output, maximumSeconds, megabytes));
