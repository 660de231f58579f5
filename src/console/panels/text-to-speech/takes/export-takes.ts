import { downloadName } from '#console/download/file-name.ts';
import { saveFile } from '#console/download/save-file.ts';
import { type ZipFile, zipFiles } from '#console/download/zip-files.ts';
import { toRequest } from '../form/request.ts';
import { audioFileName, type Take, titleOf } from './take.ts';

/**
 * Saves takes as one zip: the audio of each as received, and `takes.json` with the requests and results.
 *
 * @throws when the audio of a take cannot be read
 */
export async function exportTakes(
  takes: readonly Take[],
  audioOf: (id: string) => Promise<Blob | undefined>,
): Promise<void> {
  const taken = new Map<string, number>();
  const files: ZipFile[] = [];
  const list: unknown[] = [];
  for (const take of takes) {
    const audio = await audioOf(take.id);
    if (!audio) throw new Error('the audio of a take is missing');
    const stem = take.name || audioFileName(take.form, take.at);
    const count = (taken.get(stem.toLowerCase()) ?? 0) + 1;
    taken.set(stem.toLowerCase(), count);
    const name = `${count > 1 ? `${stem} (${count})` : stem}.${take.extension}`;
    files.push({ name, content: audio });
    list.push({
      file: name,
      title: titleOf(take),
      kept: take.kept,
      sent: new Date(take.at).toISOString(),
      target: take.place.target,
      account: take.place.account,
      request_id: take.requestId ?? null,
      request: toRequest(take.form),
      duration_seconds: take.duration,
      size_bytes: take.size,
      timing_milliseconds: take.timing,
    });
  }
  const settings = new Blob([JSON.stringify(list, undefined, 2)], { type: 'application/json' });
  const zip = await zipFiles([...files, { name: 'takes.json', content: settings }]);
  saveFile(zip, `${downloadName('text-to-speech', ['takes'], Date.now())}.zip`);
}
