import type { AudioFiles, AudioUsage } from '#console/storage/audio-files.ts';
import { contentKey } from '#console/storage/content-key.ts';
import type { AudioLoss, Job } from '../tracker/job.ts';
import type { JobList } from '../tracker/job-list.ts';

interface JobAudioOptions {
  readonly jobs: JobList;
  readonly files: AudioFiles;
  /** Bytes that may be stored. */
  readonly limit: () => Promise<number>;
  /** Other recordings in the same storage. */
  readonly others?: OtherRecordings;
}

/** Recordings in the same storage that belong to no job. */
export interface OtherRecordings {
  readonly uses: (audioKey: string) => Promise<boolean>;
  /** Called when a recording was removed. */
  readonly lost: (audioKey: string, why: AudioLoss) => Promise<void>;
}

const noOtherRecordings: OtherRecordings = { uses: async () => false, lost: async () => {} };

/** Phases in which the audio of a job is still needed for its upload. */
const phasesNeedingAudio: readonly Job['phase'][] = ['held', 'waiting', 'uploading', 'received'];

/** Stores the audio of jobs by content key, removing the oldest when there is too much. */
export class JobAudio {
  readonly #jobs: JobList;
  readonly #files: AudioFiles;
  readonly #limit: JobAudioOptions['limit'];
  readonly #others: OtherRecordings;
  /** The files of jobs by job id, held by this page: uploads can use them even if the browser stores nothing. */
  readonly #atHand = new Map<string, File>();
  /** The last queued write. Files are stored one after the other, as this is slow and uploads have priority. */
  #keeping: Promise<void> = Promise.resolve();

  constructor({ jobs, files, limit, others = noOtherRecordings }: JobAudioOptions) {
    this.#jobs = jobs;
    this.#files = files;
    this.#limit = limit;
    this.#others = others;
  }

  /** Holds a file for a job without storing it. */
  hold(id: string, file: File): void {
    this.#atHand.set(id, file);
  }

  /** Stores the file of a job; if that is not possible, the reason is recorded in the job's `audioGone`. */
  keep(id: string, file: File): Promise<void> {
    this.hold(id, file);
    this.#keeping = this.#keeping.then(() => this.#keep(id, file)).catch(() => {});
    return this.#keeping;
  }

  /** The audio of a job, if it is in this browser. */
  async of(id: string): Promise<Blob | undefined> {
    const atHand = this.#atHand.get(id);
    if (atHand) return atHand;
    const key = this.#jobs.find(id)?.audioKey;
    return key === undefined ? undefined : await this.kept(key);
  }

  /** Removes the audio of these jobs, and of other jobs with the same audio. */
  async empty(ids: readonly string[]): Promise<void> {
    const keys = new Set(ids.map((id) => this.#jobs.find(id)?.audioKey));
    for (const id of ids) this.#atHand.delete(id);
    for (const key of keys) if (key !== undefined) await this.#drop(key, 'emptied');
  }

  /** Removes all stored audio except what is still to be sent. */
  async emptyAll(): Promise<void> {
    const needed = this.#needed();
    for (const { key } of (await this.usage()).recordings) {
      if (!needed.has(key)) await this.#drop(key, 'emptied');
    }
  }

  /** Removes the audio of a removed job, unless another job has the same. */
  async forget(job: Job): Promise<void> {
    this.#atHand.delete(job.id);
    if (job.audioKey !== undefined) await this.release(job.audioKey);
  }

  /** Removes a recording, unless something still uses it. */
  async release(audioKey: string): Promise<void> {
    if (!(await this.#isUsed(audioKey))) await this.#files.remove(audioKey).catch(() => {});
  }

  /**
   * Stores a recording that belongs to no job. @returns its key, and why it was not stored if the browser has no room
   */
  async keepOther(file: Blob): Promise<{ audioKey: string; audioGone: AudioLoss | undefined }> {
    const audioKey = await contentKey(file);
    return { audioKey, audioGone: await this.#put(audioKey, file) };
  }

  /** A stored recording by its key. */
  kept(audioKey: string): Promise<Blob | undefined> {
    return this.#files.get(audioKey, 'audio').catch(() => undefined);
  }

  usage(): Promise<AudioUsage> {
    return this.#files.usage();
  }

  async #keep(id: string, file: File): Promise<void> {
    const audioKey = await contentKey(file);
    if (!this.#jobs.find(id)) return;
    const audioGone = await this.#put(audioKey, file);
    this.#jobs.change(id, { audioKey, audioGone });
    // The job may have been removed during writing.
    await this.release(audioKey);
  }

  /** Writes a recording, removing others if necessary; returns the reason if there is still no space. */
  async #put(audioKey: string, file: Blob): Promise<AudioLoss | undefined> {
    try {
      await this.#files.put(audioKey, 'audio', file);
    } catch {
      // The browser has less room than our own limit.
      await this.#makeRoom(file.size, audioKey);
      try {
        await this.#files.put(audioKey, 'audio', file);
      } catch {
        return 'no-room';
      }
    }
    const { used } = await this.usage();
    const limit = await this.#limit();
    if (used > limit) await this.#makeRoom(used - limit, audioKey);
    return undefined;
  }

  async #isUsed(key: string): Promise<boolean> {
    return this.#jobs.all().some(({ audioKey }) => audioKey === key) || (await this.#others.uses(key));
  }

  /**
   * Removes the oldest recordings, other than `except` and those still to be uploaded, until `bytes` bytes are freed.
   */
  async #makeRoom(bytes: number, except: string): Promise<void> {
    const needed = this.#needed();
    let freed = 0;
    for (const { key, size } of (await this.usage()).recordings) {
      if (freed >= bytes) return;
      if (key === except || needed.has(key)) continue;
      await this.#drop(key, 'for-room');
      freed += size;
    }
  }

  #needed(): ReadonlySet<string | undefined> {
    return new Set(
      this.#jobs
        .all()
        .flatMap(({ phase, audioKey }) => (phasesNeedingAudio.includes(phase) ? [audioKey] : [])),
    );
  }

  async #drop(key: string, why: AudioLoss): Promise<void> {
    await this.#files.remove(key).catch(() => {});
    for (const job of this.#jobs.all()) {
      if (job.audioKey !== key) continue;
      this.#atHand.delete(job.id);
      this.#jobs.change(job.id, { audioGone: why });
    }
    await this.#others.lost(key, why).catch(() => {});
  }
}
