import * as z from 'zod/mini';
import { changeRecords } from '#console/storage/database.ts';
import type { PrivateFolder } from '#console/storage/private-folder.ts';
import { parseRecords } from '#console/storage/records.ts';
import type { SpeechDatabase } from '#console/storage/speech-database.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { openAnswer, serialiseAsAnswer } from '../job-view/transcript.ts';
import type { JobAudio } from '../storage/job-audio.ts';
import type { AudioLoss } from '../tracker/job.ts';
import { OpenedRecord, type OpenedTranscript } from './opened.ts';

interface OpenedStoreOptions {
  readonly database: SpeechDatabase;
  /** Answers by record id. */
  readonly answers: PrivateFolder;
  readonly audio: () => Pick<JobAudio, 'keepOther' | 'kept' | 'release'>;
}

/**
 * Stores the record in the database, the answer in a private folder, and the audio by content key, together with the
 * audio of jobs.
 */
export function openOpenedStore({ database, answers, audio }: OpenedStoreOptions) {
  const channel = new BroadcastChannel('opened transcripts 1');
  const followers = createListeners();
  channel.onmessage = () => followers.notify();
  const notify = () => {
    followers.notify();
    channel.postMessage('changed');
  };
  const put = (record: OpenedRecord) =>
    changeRecords(database, ['opened'], (writing) => [
      writing.objectStore('opened').put(z.parse(OpenedRecord, record), record.id),
    ]);
  const all = async () => {
    const records = parseRecords(OpenedRecord, await (await database).getAll('opened'));
    return records.sort((a, b) => b.openedAt - a.openedAt);
  };
  const find = async (id: string) => {
    const parsed = z.safeParse(OpenedRecord, await (await database).get('opened', id));
    return parsed.success ? parsed.data : undefined;
  };
  return {
    /** Every record, newest first. */
    all,
    keep: async ({ transcript, body, deviations: _, audio: recording, ...record }: OpenedTranscript) => {
      await answers.put(
        record.id,
        new Blob([body ?? serialiseAsAnswer(transcript)], { type: 'application/json' }),
      );
      // A record refers to its audio only once that is stored.
      await put({ ...record, ...(recording && { audioKey: undefined }) });
      notify();
      if (!recording) return;
      const kept = await audio().keepOther(recording);
      // The transcript was removed while its audio was being written.
      if (await find(record.id)) await put({ ...record, ...kept });
      else await audio().release(kept.audioKey);
      notify();
    },
    get: async (id: string) => {
      const record = await find(id);
      const body = await (await answers.get(id))?.text();
      if (!record || body === undefined) return undefined;
      const found = openAnswer(body);
      if (found.kind !== 'transcript') return undefined;
      const { transcript, deviations } = found;
      const recording = record.audioKey === undefined ? undefined : await audio().kept(record.audioKey);
      const own = record.origin === 'file' ? { body, deviations } : { body: undefined, deviations: [] };
      return { ...record, transcript, ...own, audio: recording };
    },
    /** Removes a transcript with its reference text, and its audio unless something else uses it. */
    remove: async (id: string) => {
      const record = await find(id);
      const records = changeRecords(database, ['opened', 'references'], (writing) => [
        writing.objectStore('opened').delete(id),
        writing.objectStore('references').delete(id),
      ]);
      await Promise.all([records, answers.remove(id)]);
      if (record?.audioKey !== undefined) await audio().release(record.audioKey);
      notify();
    },
    /** Notifies in every tab when records were added, removed or changed. */
    subscribe: followers.subscribe,
    /** Records that audio was removed. */
    lost: async (audioKey: string, why: AudioLoss) => {
      const records = (await all()).filter((record) => record.audioKey === audioKey);
      for (const record of records) await put({ ...record, audioGone: why });
      if (records.length > 0) notify();
    },
  };
}

/**
 * Persistent storage of transcripts without a job. Every call may fail, for example in a private window or on a full
 * disk.
 */
export type OpenedStore = ReturnType<typeof openOpenedStore>;
