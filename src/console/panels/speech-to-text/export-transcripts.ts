import { saveFile } from '#console/audio/save-file.ts';
import { type ZipFile, zipFiles } from '#console/audio/zip-files.ts';
import type { Tracker } from './tracker.ts';
import { readTranscript } from './transcript.ts';

/**
 * Saves the transcripts of completed jobs as one zip: of each the answer as received, its text, and its subtitles
 * where there are any. One that cannot be fetched is left out and counted.
 *
 * @param told - called with how many were looked at
 */
export async function exportTranscripts(
  tracker: Tracker,
  ids: readonly string[],
  zipName: string,
  told: (done: number) => void,
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
    told(index + 1);
  }
  if (saved > 0) saveFile(await zipFiles(files), zipName);
  return { saved, missing: ids.length - saved };
}
