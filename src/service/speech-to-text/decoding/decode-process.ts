import * as z from 'zod/mini';
import { answerTask } from '#service/processes/task-process.ts';
import { type AudioType, detectAudioType } from './audio-type.ts';
import { type ByteSource, withFile } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { limitDecodingMemory } from './decoding-memory.ts';
import { decodeFlac } from './flac/decode-flac.ts';
import { createSpeechWriter, type SpeechWriter } from './speech-writer.ts';
import { decodeWav } from './wav/decode-wav.ts';

// The decoders trust the file. They run in a separate process, so that a hostile file can crash only that process.

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
    const type = detectAudioType(source);
    if (type === undefined) throw new DamagedAudio('the bytes are neither wav, flac nor mp3');
    const writer = createSpeechWriter(output, maximumSeconds);
    try {
      await decoders[type](source, limitDecodingMemory(writer, megabytes));
      return writer.end();
    } catch (error) {
      writer.abandon();
      throw error;
    }
  });
}

const [input, output, maximumSeconds, megabytes] = Arguments.parse(process.argv.slice(2));
answerTask(() => decode(input, output, maximumSeconds, megabytes));
