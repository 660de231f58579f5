import * as z from 'zod/mini';
import type { UploadedFile } from '#cases/from-call/request-of-exchange.ts';
import { audioFiles } from '#console/storage/audio-files.ts';
import { parseRecords } from '#console/storage/records.ts';
import { openSpeechDatabase } from '#console/storage/speech-database.ts';

/** The fields of a stored job that are needed here. */
const Job = z.object({
  name: z.string(),
  size: z.optional(z.number()),
  jobId: z.optional(z.string()),
  audioKey: z.string(),
  audioUnproven: z.optional(z.boolean()),
});

/**
 * The recording of an upload: the one of the job it created, or of the jobs whose file had this name and size, if all
 * of them have the same recording. Undefined when it is not in this browser.
 */
export async function uploadedRecording(
  { fileName, size }: UploadedFile,
  jobId: string | undefined,
): Promise<Blob | undefined> {
  const database = await openSpeechDatabase();
  const jobs = parseRecords(Job, await database.getAll('jobs')).filter((job) => job.audioUnproven !== true);
  database.close();
  const created = jobs.filter((job) => jobId !== undefined && job.jobId === jobId);
  const alike =
    created.length > 0 ? created : jobs.filter((job) => job.name === fileName && job.size === size);
  const [key, ...others] = new Set(alike.map(({ audioKey }) => audioKey));
  const recording = key === undefined || others.length > 0 ? undefined : await audioFiles.get(key, 'audio');
  return recording?.size === size ? recording : undefined;
}
