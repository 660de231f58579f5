import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The audio folders of the service: `incoming` for uploads in progress, `audio` for open jobs, `work` for temporary
 * files of jobs. Creates them and removes what an earlier process left: unacknowledged uploads, temporary files, and audio that
 * no open job needs.
 *
 * @param inUse names of the audio files that open jobs need.
 */
export async function openAudioFolder(folder: string, inUse: ReadonlySet<string>) {
  const [incoming, audio, work] = [join(folder, 'incoming'), join(folder, 'audio'), join(folder, 'work')];
  await Promise.all([incoming, work].map((path) => rm(path, { recursive: true, force: true })));
  await Promise.all([incoming, audio, work].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
  for (const name of await readdir(audio)) {
    if (!inUse.has(name)) await rm(join(audio, name), { force: true });
  }

  return {
    /** Writes a stream to a temporary file and flushes it. The file is removed when the stream fails. */
    async receive(name: string, stream: Readable): Promise<{ readonly path: string; readonly size: number }> {
      const path = join(incoming, name);
      // The file is opened first, so that the removal after a failure cannot come before the file is created.
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
    /** Moves a received file to its final path; it survives a power cut when this resolves. */
    async keep(temporary: string, name: string): Promise<void> {
      await rename(temporary, join(audio, name));
      const directory = await open(audio);
      try {
        await directory.sync();
      } finally {
        await directory.close();
      }
    },
    discard: (temporary: string) => rm(temporary, { force: true }),
    pathOf: (name: string) => join(audio, name),
    remove: (name: string) => rm(join(audio, name), { force: true }),
    /** Creates a folder for the files of one attempt at a job. */
    workFolder: () => mkdtemp(join(work, 'job-')),
  };
}

export type AudioFolder = Awaited<ReturnType<typeof openAudioFolder>>;
