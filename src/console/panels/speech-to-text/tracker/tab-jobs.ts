import type { JobAudio } from '../storage/job-audio.ts';
import type { JobStore } from '../storage/job-store.ts';
import { noteWhetherStored } from '../storage/jobs-kept.ts';
import { toJobRecord } from './job.ts';
import type { AddedJob, JobCommand } from './job-commands.ts';
import type { JobList } from './job-list.ts';
import type { JobTracker } from './job-tracker.ts';
import type { TabMessage, Tabs, Visibility } from './tabs.ts';

interface TabJobsOptions {
  readonly jobs: JobList;
  readonly store: JobStore;
  readonly audio: JobAudio;
  readonly tracker: JobTracker;
  readonly tabs: Tabs;
  readonly visibility: Visibility;
}

/** Minimum interval between messages about changes, in milliseconds. */
const announceInterval = 100;

/**
 * The jobs of one tab. One tab of a browser leads: it uploads and polls, and tells the others. A command given in this
 * tab is sent to the leader and held here until it is carried out; if the leader closes first, the next leader carries
 * it out.
 */
export class TabJobs {
  readonly #options: TabJobsOptions;
  readonly #outstanding = new Map<string, JobCommand>();
  readonly #changed = new Set<string>();
  #leading = false;
  #stopLeading: (() => void) | undefined;
  #opened: Promise<void> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TabJobsOptions) {
    this.#options = options;
  }

  /** Loads the stored jobs and joins the other tabs; once. */
  open(): Promise<void> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  do(command: JobCommand): void {
    const { jobs, audio, tracker, tabs } = this.#options;
    if (this.#leading) {
      tracker.do(command);
      return;
    }
    if (command.kind === 'add') {
      for (const { record, file } of command.added) {
        jobs.take(record);
        if (file) audio.hold(record.id, file);
      }
    }
    const number = crypto.randomUUID();
    this.#outstanding.set(number, command);
    tabs.post({ kind: 'command', number, command });
  }

  async #open(): Promise<void> {
    const { jobs, store, tabs, visibility } = this.#options;
    jobs.watch({
      changed: (job, record) => {
        // If a change cannot be stored (full disk, private window), this page still does its work.
        if (record) {
          void store.put(toJobRecord(job)).then(
            () => noteWhetherStored(true),
            () => noteWhetherStored(false),
          );
        }
        this.#announceLater(job.id);
        if (record) void this.#handOver();
      },
      removed: (id) => tabs.post({ kind: 'removed', ids: [id] }),
    });
    tabs.listen((message) => this.#receive(message));
    const records = await store.all().catch(() => []);
    for (const record of records) if (!jobs.find(record.id)) jobs.take(record);
    visibility.watch(
      () => this.#shown(),
      () => this.#hidden(),
    );
    if (visibility.isVisible()) this.#shown();
  }

  #shown(): void {
    const { tracker, tabs } = this.#options;
    if (this.#leading) {
      tracker.resume();
      return;
    }
    tabs.post({ kind: 'here' });
    this.#stopLeading ??= tabs.lead(() => this.#lead());
  }

  #hidden(): void {
    if (this.#leading) {
      this.#options.tracker.pause();
      void this.#handOver();
    } else this.#standDown();
  }

  #lead(): void {
    const { jobs, tracker, tabs, visibility } = this.#options;
    this.#leading = true;
    tracker.takeOver(tabs.lastLed());
    for (const command of this.#outstanding.values()) {
      // The previous leading tab may have begun to carry out the command.
      const begun = (one: AddedJob) => ({ ...one, record: jobs.find(one.record.id) ?? one.record });
      tracker.do(command.kind === 'add' ? { ...command, added: command.added.map(begun) } : command);
    }
    this.#outstanding.clear();
    if (visibility.isVisible()) tracker.startPolling();
  }

  /** Lets a visible tab lead, unless this one is uploading. */
  async #handOver(): Promise<void> {
    const { tracker, tabs, visibility } = this.#options;
    const may = () => this.#leading && !visibility.isVisible() && !tracker.isUploading;
    if (may() && (await tabs.anotherAsks()) && may()) this.#standDown();
  }

  #standDown(): void {
    this.#announce();
    this.#leading = false;
    this.#options.tracker.pause();
    this.#stopLeading?.();
    this.#stopLeading = undefined;
  }

  #receive(message: TabMessage): void {
    const { jobs, tracker, tabs, visibility } = this.#options;
    switch (message.kind) {
      case 'jobs':
        if (!this.#leading) for (const job of message.jobs) jobs.take(job);
        return;
      case 'removed':
        for (const id of message.ids) jobs.forget(id);
        return;
      case 'done':
        this.#outstanding.delete(message.number);
        return;
      case 'command':
        if (!this.#leading) return;
        tracker.do(message.command);
        tabs.post({ kind: 'done', number: message.number });
        return;
      case 'here':
        if (!this.#leading) return;
        tabs.post({ kind: 'jobs', jobs: jobs.all() });
        if (visibility.isVisible()) tracker.resume();
        else void this.#handOver();
    }
  }

  #announceLater(id: string): void {
    this.#changed.add(id);
    this.#telling ??= setTimeout(() => this.#announce(), announceInterval);
  }

  #announce(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const { jobs, tabs } = this.#options;
    const changed = [...this.#changed].flatMap((id) => jobs.find(id) ?? []);
    this.#changed.clear();
    if (changed.length > 0) tabs.post({ kind: 'jobs', jobs: changed });
  }
}
