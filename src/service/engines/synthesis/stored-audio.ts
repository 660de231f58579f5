import { open, rm } from 'node:fs/promises';
import type { StoredAudio } from './synthesizer.ts';

const pieceBytes = 256_000;

/**
 * Opens a file and removes its name, so that nothing is left of it once it is closed, even by a crash.
 *
 * @throws the system's error when the file cannot be opened.
 */
export async function openAndUnlink(path: string, bytes: number): Promise<StoredAudio> {
  const handle = await open(path);
  await rm(path);
  return {
    bytes,
    async *read() {
      for (;;) {
        const piece = new Uint8Array(pieceBytes);
        const { bytesRead } = await handle.read(piece);
        if (bytesRead === 0) return;
        yield piece.subarray(0, bytesRead);
      }
    },
    close: () => handle.close(),
  };
}
