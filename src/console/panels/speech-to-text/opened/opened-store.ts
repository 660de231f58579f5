import * as z from 'zod/mini';
import type { PrivateFolder } from '#console/audio/private-folder.ts';
import type { Database } from '../database.ts';
import type { AudioGone } from '../job.ts';
import type { JobAudio } from '../job-audio.ts';
import { answerOf, openAnswer } from '../transcript.ts';
import { OpenedRecord, type OpenedTranscript } from './opened.ts';

/** Where opened transcripts outlive the page. Every call may fail: a private window, a full disk. */
export interface OpenedStore {
  /** Every record, newest first. */
  readonly all: () => Promise<OpenedRecord[]>;
  readonly keep: (opened: OpenedTranscript) => Promise<void>;
  readonly get: (id: string) => Promise<OpenedTranscript | undefined>;
  /** Forgets a transcript with its reference text, and its audio unless something else has the same. */
  readonly remove: (id: string) => Promise<void>;
  /** Told in every tab when records came, went or changed. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Notes that audio was given up. */
  readonly lost: (audioKey: string, why: AudioGone) => Promise<void>;
}

interface OpenedStoreOptions {
  readonly database: Database;
  /** Answers by the id of their record. */
  readonly answers: PrivateFolder;
  readonly audio: () => Pick<JobAudio, 'keepOther' | 'kept' | 'release'>;
}

/** Opened transcripts: a record in the database, the answer in a private folder, the audio by its content beside that of jobs. */
export function openOpenedStore({ database, answers, audio }: OpenedStoreOptions): OpenedStore {
  const channel = new BroadcastChannel('opened transcripts 1');
  const followers = new Set<() => void>();
  const tellHere = () => {
    for (const follower of followers) follower();
  };
  channel.onmessage = tellHere;
  const tell = () => {
    tellHere();
    channel.postMessage('changed');
  };
  const put = async (record: OpenedRecord) => {
    await (await database).put('opened', z.parse(OpenedRecord, record), record.id);
  };
  const all = async () => {
    const found = await (await database).getAll('opened');
    return found
      .flatMap((value) => {
        const parsed = z.safeParse(OpenedRecord, value);
        return parsed.success ? parsed.data : [];
      })
      .sort((a, b) => b.openedAt - a.openedAt);
  };
  const find = async (id: string) => {
    const parsed = z.safeParse(OpenedRecord, await (await database).get('opened', id));
    return parsed.success ? parsed.data : undefined;
  };
  return {
    all,
    keep: async ({ transcript, body, deviations: _, audio: sound, ...record }) => {
      await answers.put(record.id, new Blob([body ?? answerOf(transcript)], { type: 'application/json' }));
      // A record names its audio when that is written.
      await put({ ...record, ...(sound && { audioKey: undefined }) });
      tell();
      if (!sound) return;
      const kept = await audio().keepOther(sound);
      // Removed while its audio was written.
      if (await find(record.id)) await put({ ...record, ...kept });
      else await audio().release(kept.audioKey);
      tell();
    },
    get: async (id) => {
      const record = await find(id);
      const body = await (await answers.get(id))?.text();
      if (!record || body === undefined) return undefined;
      const found = openAnswer(body);
      if (found.kind !== 'transcript') return undefined;
      const { transcript, deviations } = found;
      const sound = record.audioKey === undefined ? undefined : await audio().kept(record.audioKey);
      const own = record.origin === 'file' ? { body, deviations } : { body: undefined, deviations: [] };
      return { ...record, transcript, ...own, audio: sound };
    },
    remove: async (id) => {
      const record = await find(id);
      const opened = await database;
      const records = [opened.delete('opened', id), opened.delete('references', id)];
      await Promise.all([...records, answers.remove(id)]);
      if (record?.audioKey !== undefined) await audio().release(record.audioKey);
      tell();
    },
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    lost: async (audioKey, why) => {
      const records = (await all()).filter((record) => record.audioKey === audioKey);
      for (const record of records) await put({ ...record, audioGone: why });
      if (records.length > 0) tell();
    },
  };
}
