import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Audio up to this size travels in a message, so that a sentence costs no file. */
const messageBytes = 4_000_000;

/** Collects the audio of one job: in memory, or in a file once it is large. */
export interface AudioOutput {
  /** @throws the system's error when the file cannot be written. */
  write(bytes: Uint8Array<ArrayBuffer>): void;
  /** Returns the beginning of the audio, with `head` first, and the number of bytes after it, which are in the file. */
  finish(head: Uint8Array<ArrayBuffer>): { readonly audio: Uint8Array<ArrayBuffer>; readonly inFile: number };
}

/** @param file a path that only this output uses; it and its folder are created when needed */
export function createAudioOutput(file: string): AudioOutput {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let inMemory = 0;
  let inFile = 0;
  const store = () => {
    if (inFile === 0) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    appendFileSync(file, Buffer.concat(pieces), { mode: 0o600 });
    inFile += inMemory;
    pieces = [];
    inMemory = 0;
  };
  return {
    write(bytes) {
      pieces.push(bytes);
      inMemory += bytes.length;
      if (inMemory > messageBytes) store();
    },
    finish(head) {
      if (inFile > 0) store();
      return { audio: Buffer.concat([head, ...pieces]), inFile };
    },
  };
}
