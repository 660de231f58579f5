import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The folders for files in progress: `incoming` for uploads, `work` for temporary files of jobs. Creates them and
 * removes what an earlier process left. Only one process may use the folder.
 */
export async function openWorkingFiles(folder: string) {
  const [incoming, work] = [join(folder, 'incoming'), join(folder, 'work')];
  await Promise.all([incoming, work].map((path) => rm(path, { recursive: true, force: true })));
  await Promise.all([incoming, work].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));

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
    /** Removes a received file that was not kept. */
    discard: (temporary: string) => rm(temporary, { force: true }),
    /** Creates a folder for the files of one attempt at a job. */
    workFolder: () => mkdtemp(join(work, 'job-')),
  };
}

export type WorkingFiles = Awaited<ReturnType<typeof openWorkingFiles>>;
