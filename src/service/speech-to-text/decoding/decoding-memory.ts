import { DamagedAudio } from './damaged-audio.ts';
import type { SpeechWriter } from './speech-writer.ts';

/**
 * Makes a writer check the memory of the whole process at each write, as the heap limit does not include WebAssembly
 * and typed arrays. It also exits when the service is gone, which a synchronous decoder would not notice.
 */
export function limitDecodingMemory(writer: SpeechWriter, megabytes: number): SpeechWriter {
  const parent = process.ppid;
  return {
    ...writer,
    write(channels, sampleRate) {
      if (process.ppid !== parent) process.exit(1);
      writer.write(channels, sampleRate);
      if (process.memoryUsage.rss() > megabytes * 1_000_000) {
        throw new DamagedAudio(`decoding uses more than ${megabytes} MB`);
      }
    },
  };
}
