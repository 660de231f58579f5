import { recordOf } from './job.ts';
import type { JobAudio } from './job-audio.ts';
import type { JobList } from './job-list.ts';
import type { JobStore } from './job-store.ts';
import type { JobTracker } from './job-tracker.ts';
import type { AddedJob, Order } from './orders.ts';
import type { Attention, TabMessage, Tabs } from './tabs.ts';

interface TabJobsOptions {
  readonly jobs: JobList;
  readonly store: JobStore;
  readonly audio: JobAudio;
  readonly tracker: JobTracker;
  readonly tabs: Tabs;
  readonly attention: Attention;
}

/** Other tabs hear of what changed at most this often, in milliseconds. */
const tellingInterval = 100;

/**
 * The jobs as one tab has them. One tab of a browser leads: it uploads and asks for states, and tells the others. An
 * order given in another tab goes to it, and waits here until it says that it is done; should it go away instead,
 * this tab leads next and does it.
 */
export class TabJobs {
  readonly #options: TabJobsOptions;
  readonly #outstanding = new Map<string, Order>();
  readonly #changed = new Set<string>();
  #leading = false;
  #giveUp: (() => void) | undefined;
  #opened: Promise<void> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TabJobsOptions) {
    this.#options = options;
  }

  /** Brings back what the store holds, and takes part; once. */
  open(): Promise<void> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  do(order: Order): void {
    const { jobs, audio, tracker, tabs } = this.#options;
    if (this.#leading) {
      tracker.do(order);
      return;
    }
    if (order.kind === 'add') {
      for (const { record, file } of order.added) {
        jobs.take(record);
        if (file) audio.hold(record.id, file);
      }
    }
    const number = crypto.randomUUID();
    this.#outstanding.set(number, order);
    tabs.post({ kind: 'order', number, order });
  }

  async #open(): Promise<void> {
    const { jobs, store, tabs, attention } = this.#options;
    jobs.watch({
      changed: (job, record) => {
        // A browser that keeps nothing (full, private) still does the work of this page.
        if (record) void store.put(recordOf(job)).catch(() => {});
        this.#tellLater(job.id);
        if (record) void this.#handOver();
      },
      removed: (id) => tabs.post({ kind: 'removed', ids: [id] }),
    });
    tabs.listen((message) => this.#hear(message));
    const records = await store.all().catch(() => []);
    for (const record of records) if (!jobs.find(record.id)) jobs.take(record);
    attention.watch(
      () => this.#came(),
      () => this.#went(),
    );
    if (attention.isThere()) this.#came();
  }

  #came(): void {
    const { tracker, tabs } = this.#options;
    if (this.#leading) {
      tracker.goOn();
      return;
    }
    tabs.post({ kind: 'here' });
    this.#giveUp ??= tabs.lead(() => this.#lead());
  }

  #went(): void {
    if (this.#leading) {
      this.#options.tracker.rest();
      void this.#handOver();
    } else this.#standDown();
  }

  #lead(): void {
    const { jobs, tracker, attention } = this.#options;
    this.#leading = true;
    tracker.takeOver();
    for (const order of this.#outstanding.values()) {
      // The tab that led may have begun with it.
      const begun = (one: AddedJob) => ({ ...one, record: jobs.find(one.record.id) ?? one.record });
      tracker.do(order.kind === 'add' ? { ...order, added: order.added.map(begun) } : order);
    }
    this.#outstanding.clear();
    if (attention.isThere()) tracker.follow();
  }

  /** Lets a tab that somebody looks at lead, unless this one is in the middle of an upload. */
  async #handOver(): Promise<void> {
    const { tracker, tabs, attention } = this.#options;
    const may = () => this.#leading && !attention.isThere() && !tracker.isUploading;
    if (may() && (await tabs.anotherAsks()) && may()) this.#standDown();
  }

  #standDown(): void {
    this.#tell();
    this.#leading = false;
    this.#options.tracker.rest();
    this.#giveUp?.();
    this.#giveUp = undefined;
  }

  #hear(message: TabMessage): void {
    const { jobs, tracker, tabs, attention } = this.#options;
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
      case 'order':
        if (!this.#leading) return;
        tracker.do(message.order);
        tabs.post({ kind: 'done', number: message.number });
        return;
      case 'here':
        if (!this.#leading) return;
        tabs.post({ kind: 'jobs', jobs: jobs.all() });
        if (attention.isThere()) tracker.goOn();
        else void this.#handOver();
    }
  }

  #tellLater(id: string): void {
    this.#changed.add(id);
    this.#telling ??= setTimeout(() => this.#tell(), tellingInterval);
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const { jobs, tabs } = this.#options;
    const changed = [...this.#changed].flatMap((id) => jobs.find(id) ?? []);
    this.#changed.clear();
    if (changed.length > 0) tabs.post({ kind: 'jobs', jobs: changed });
  }
}
