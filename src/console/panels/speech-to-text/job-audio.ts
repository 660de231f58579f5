import type { AudioFiles, AudioUsage } from '#console/audio/audio-files.ts';
import { contentKey } from '#console/audio/content-key.ts';
import type { AudioGone, Job } from './job.ts';
import type { JobList } from './job-list.ts';

interface JobAudioOptions {
  readonly jobs: JobList;
  readonly files: AudioFiles;
  /** Bytes that may be kept. */
  readonly limit: () => Promise<number>;
  /** Recordings that belong to no job, kept beside them. */
  readonly others?: OtherRecordings;
}

/** Who else keeps recordings here. */
export interface OtherRecordings {
  readonly uses: (audioKey: string) => Promise<boolean>;
  /** Told when a recording was given up. */
  readonly lost: (audioKey: string, why: AudioGone) => Promise<void>;
}

const nobodyElse: OtherRecordings = { uses: async () => false, lost: async () => {} };

/** Audio in these phases is still to be sent. */
const neededPhases: readonly Job['phase'][] = ['held', 'waiting', 'uploading', 'received'];

/** The audio of jobs: kept by its content, the oldest given up when there is too much of it. */
export class JobAudio {
  readonly #jobs: JobList;
  readonly #files: AudioFiles;
  readonly #limit: JobAudioOptions['limit'];
  readonly #others: OtherRecordings;
  /** Files of this page: sent from here, so that a browser that keeps nothing still sends them. */
  readonly #atHand = new Map<string, File>();
  /** One file after the other: keeping is slow work, and sending goes first. */
  #keeping: Promise<void> = Promise.resolve();

  constructor({ jobs, files, limit, others = nobodyElse }: JobAudioOptions) {
    this.#jobs = jobs;
    this.#files = files;
    this.#limit = limit;
    this.#others = others;
  }

  /** Has a file ready for a job, without keeping it. */
  hold(id: string, file: File): void {
    this.#atHand.set(id, file);
  }

  /** Keeps the file of a job over reloads; the job says when that was not possible. */
  keep(id: string, file: File): Promise<void> {
    this.hold(id, file);
    this.#keeping = this.#keeping.then(() => this.#keep(id, file)).catch(() => {});
    return this.#keeping;
  }

  /** The audio of a job that was uploaded from this browser, or attached. */
  async of(id: string): Promise<Blob | undefined> {
    const atHand = this.#atHand.get(id);
    if (atHand) return atHand;
    const key = this.#jobs.find(id)?.audioKey;
    return key === undefined ? undefined : await this.kept(key);
  }

  /** Gives up what was kept for these jobs; other jobs of the same audio lose it too. */
  async empty(ids: readonly string[]): Promise<void> {
    const keys = new Set(ids.map((id) => this.#jobs.find(id)?.audioKey));
    for (const id of ids) this.#atHand.delete(id);
    for (const key of keys) if (key !== undefined) await this.#drop(key, 'emptied');
  }

  /** Gives up everything that was kept, except what is still to be sent. */
  async emptyAll(): Promise<void> {
    const needed = this.#needed();
    for (const { key } of (await this.usage()).recordings) {
      if (!needed.has(key)) await this.#drop(key, 'emptied');
    }
  }

  /** Forgets the audio of a removed job, unless another job has the same. */
  async forget(job: Job): Promise<void> {
    this.#atHand.delete(job.id);
    if (job.audioKey !== undefined) await this.release(job.audioKey);
  }

  /** Forgets a recording, unless something still has it. */
  async release(audioKey: string): Promise<void> {
    if (!(await this.#isUsed(audioKey))) await this.#files.remove(audioKey).catch(() => {});
  }

  /** Keeps a recording that belongs to no job: its key, and why it is not kept when the browser has no room. */
  async keepOther(file: Blob): Promise<{ audioKey: string; audioGone: AudioGone | undefined }> {
    const audioKey = await contentKey(file);
    return { audioKey, audioGone: await this.#put(audioKey, file) };
  }

  /** A recording by its key, when it is kept here. */
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
    // Removed while it was written.
    await this.release(audioKey);
  }

  /** Writes a recording, with others given up for it; says why when there is no room all the same. */
  async #put(audioKey: string, file: Blob): Promise<AudioGone | undefined> {
    try {
      await this.#files.put(audioKey, 'audio', file);
    } catch {
      // The browser has less room than we would take.
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

  /** Gives up the oldest audio that is not needed, until there are this many bytes more. */
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
      this.#jobs.all().flatMap(({ phase, audioKey }) => (neededPhases.includes(phase) ? [audioKey] : [])),
    );
  }

  async #drop(key: string, why: AudioGone): Promise<void> {
    await this.#files.remove(key).catch(() => {});
    for (const job of this.#jobs.all()) {
      if (job.audioKey !== key) continue;
      this.#atHand.delete(job.id);
      this.#jobs.change(job.id, { audioGone: why });
    }
    await this.#others.lost(key, why).catch(() => {});
  }
}
