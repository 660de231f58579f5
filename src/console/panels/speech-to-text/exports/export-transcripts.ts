import { saveFile } from '#console/download/save-file.ts';
import { type ZipFile, zipFiles } from '#console/download/zip-files.ts';
import { readTranscript } from '../job-view/transcript.ts';
import type { Tracker } from '../tracker/tracker.ts';

/**
 * Saves the transcripts of completed jobs as one zip: for each the answer as received, its text, and its subtitles if
 * any. Transcripts that cannot be fetched are skipped and counted.
 *
 * @param onProgress - called after each job with the number of jobs done
 */
export async function exportTranscripts(
  tracker: Tracker,
  ids: readonly string[],
  zipName: string,
  onProgress: (done: number) => void,
): Promise<{ readonly saved: number; readonly missing: number }> {
  const files: ZipFile[] = [];
  let saved = 0;
  for (const [index, id] of ids.entries()) {
    const name = tracker.find(id)?.name ?? id;
    const body = await tracker.transcript(id);
    if (typeof body === 'string') {
      saved += 1;
      const { transcript, subtitles } = readTranscript(body);
      files.push({ name: `${name}.json`, content: new Blob([body]) });
      files.push({ name: `${name}.txt`, content: new Blob([`${transcript}\n`]) });
      if (subtitles) files.push({ name: `${name}.srt`, content: new Blob([subtitles]) });
    }
    onProgress(index + 1);
  }
  if (saved > 0) saveFile(await zipFiles(files), zipName);
  return { saved, missing: ids.length - saved };
}
