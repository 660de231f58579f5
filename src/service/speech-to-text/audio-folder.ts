import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
}

/** The folders of the service's audio: `incoming` while it arrives, `audio` while a job needs it, `work` for the job's own files. */
export interface AudioFolder {
  /** Writes a stream to a temporary file and flushes it. The file is removed when the stream fails. */
  receive(name: string, stream: Readable): Promise<ReceivedFile>;
  /** Moves a received file to its place; it survives a power cut when this resolves. */
  keep(temporary: string, name: string): Promise<void>;
  discard(temporary: string): Promise<void>;
  pathOf(name: string): string;
  remove(name: string): Promise<void>;
  /** A fresh folder for the files of one attempt at a job. */
  workFolder(): Promise<string>;
}

/**
 * Makes the folders and clears what an earlier process left: uploads that were never acknowledged, working
 * files, and audio that no open job needs.
 *
 * @param inUse names of audio that open jobs need.
 */
export async function openAudioFolder(folder: string, inUse: ReadonlySet<string>): Promise<AudioFolder> {
  const [incoming, audio, work] = [join(folder, 'incoming'), join(folder, 'audio'), join(folder, 'work')];
  await Promise.all([incoming, work].map((path) => rm(path, { recursive: true, force: true })));
  await Promise.all([incoming, audio, work].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
  for (const name of await readdir(audio)) {
    if (!inUse.has(name)) await rm(join(audio, name), { force: true });
  }

  return {
    async receive(name, stream) {
      const path = join(incoming, name);
      // Opened before anything can fail: a file that is opened later would outlive its removal.
      const handle = await open(path, 'w', 0o600);
      try {
        const file = handle.createWriteStream({ flush: true });
        await pipeline(stream, file);
        return { path, size: file.bytesWritten };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async keep(temporary, name) {
      await rename(temporary, join(audio, name));
      const directory = await open(audio);
      try {
        await directory.sync();
      } finally {
        await directory.close();
      }
    },
    discard: (temporary) => rm(temporary, { force: true }),
    pathOf: (name) => join(audio, name),
    remove: (name) => rm(join(audio, name), { force: true }),
    workFolder: () => mkdtemp(join(work, 'job-')),
  };
}
