import { statSync } from 'node:fs';
import type { CatalogueEngine, InstallProblem, InstallProgress } from '#contract/local/engine-catalogue.ts';
import { messageOf } from '#service/error-message.ts';
import { describeEngine, type Machine, obstacleOf, thisMachine } from './describe-engine.ts';
import type { InstalledEngine } from './engine-record.ts';
import { catalogueEntries } from './entries.ts';
import type { CatalogueEntry } from './entry.ts';
import { type InstallOptions, installEngine, installedEngines, removeEngine } from './install-engine.ts';
import { InstallFailure } from './install-failure.ts';
import { isLocked } from './install-lock.ts';
import { cleanStaging } from './staging.ts';

export interface CatalogueOptions {
  /** The folder of installed engines, created when the first is added. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Replaces the entries in tests. */
  readonly entries?: readonly CatalogueEntry[];
  readonly machine?: Machine;
  /** How often the folder is checked for engines that a command added or removed. */
  readonly pollMilliseconds?: number;
  /** Receives lines for the operator. */
  readonly log?: (message: string) => void;
}

/** The engines that can be added, the installed engines, and the installations in progress. */
export interface Catalogue {
  /** The folder of installed engines. */
  readonly folder: string;
  /** Every entry with its state on this machine. */
  engines(): CatalogueEngine[];
  /** The engines that are installed now, in the order of the entries. */
  installed(): readonly InstalledEngine[];
  /**
   * Calls a listener after engines were added or removed, here or by another process. Returns a function that
   * unsubscribes it.
   */
  onChange(listener: () => void): () => void;
  /**
   * Begins to install an engine; the engine's state shows the progress and the outcome. @throws InstallFailure when it
   * cannot begin.
   */
  add(name: string, options?: Pick<InstallOptions, 'given' | 'confirmed'>): void;
  /**
   * Cancels an installation, keeping its fetched files for the next attempt, or removes an installed engine. @throws
   * InstallFailure
   */
  remove(name: string): Promise<void>;
  has(name: string): boolean;
  /** Stops all installations; their fetched files are kept for the next attempt. */
  close(): Promise<void>;
}

interface Installation {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  progress: InstallProgress;
}

/**
 * Some file systems store the modification times of folders only to this precision, so a change right after a scan may
 * go unnoticed.
 */
const timeGrainMilliseconds = 2_000;

/** Opens the catalogue on a folder of installed engines. */
export async function openCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const { folder, env, entries = catalogueEntries, machine = thisMachine(), log = () => {} } = options;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const installations = new Map<string, Installation>();
  const problems = new Map<string, InstallProblem>();
  const listeners = new Set<() => void>();
  let installed: readonly InstalledEngine[] = [];
  let seen = 0;
  let isClosed = false;

  async function scan(): Promise<void> {
    seen = changeTime(folder);
    const found = await installedEngines(folder);
    const order = (name: string) => entries.findIndex((entry) => entry.name === name);
    const known = found.filter(({ name }) => byName.has(name)).sort((a, b) => order(a.name) - order(b.name));
    const keyOf = (list: readonly InstalledEngine[]) =>
      list.map(({ name, installedAt }) => `${name} ${installedAt}`).join();
    if (isClosed || keyOf(known) === keyOf(installed)) return;
    installed = known;
    for (const listener of [...listeners]) listener();
  }

  // Changes are found by polling: file watchers miss some on network disks and in containers.
  const timer = setInterval(() => {
    const changed = changeTime(folder);
    if (changed !== seen || Date.now() - changed < timeGrainMilliseconds) {
      void scan().catch((error: unknown) => log(`the engines cannot be read: ${messageOf(error)}`));
    }
  }, options.pollMilliseconds ?? 1_000);
  timer.unref();

  function entryOf(name: string): CatalogueEntry {
    const entry = byName.get(name);
    if (!entry) throw new InstallFailure('not-found', `the catalogue has no engine “${name}”`);
    if (entry.includedIn) {
      throw new InstallFailure(
        'cannot-run',
        `${name} comes with the project: npm install --include=optional`,
      );
    }
    return entry;
  }

  function stateOf(
    entry: CatalogueEntry,
  ): Pick<CatalogueEngine, 'state' | 'progress' | 'problem' | 'obstacle'> {
    const obstacle = obstacleOf(entry, machine);
    const about = { ...(obstacle && { obstacle }) };
    if (entry.includedIn) return { ...about, state: obstacle ? 'missing' : 'included' };
    const running = installations.get(entry.name);
    if (running) return { ...about, state: 'installing', progress: running.progress };
    if (installed.some(({ name }) => name === entry.name)) return { ...about, state: 'installed' };
    if (isLocked(folder, entry.name)) return { ...about, state: 'installing' };
    const problem = problems.get(entry.name);
    return { ...about, state: 'available', ...(problem && { problem }) };
  }

  async function run(entry: CatalogueEntry, installation: () => Installation, more: Partial<InstallOptions>) {
    const { controller } = installation();
    try {
      await installEngine(entry, {
        ...more,
        engines: folder,
        env,
        signal: controller.signal,
        onProgress: (progress) => {
          installation().progress = progress;
        },
      });
      log(`engine ${entry.name} ${entry.version} was added`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = error instanceof InstallFailure ? error : undefined;
      problems.set(entry.name, failure?.problem ?? { kind: 'cannot-prepare', message: messageOf(error) });
      log(`engine ${entry.name} was not added: ${messageOf(error)}`);
    } finally {
      await scan().catch(() => {});
      installations.delete(entry.name);
    }
  }

  await cleanStaging(folder, new Set(byName.keys())).catch(() => {});
  await scan();

  return {
    folder,
    engines: () => entries.map((entry) => ({ ...describeEngine(entry), ...stateOf(entry) })),
    installed: () => installed,
    has: (name) => byName.has(name),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(name, more = {}) {
      const entry = entryOf(name);
      if (installations.has(name)) return;
      const obstacle = obstacleOf(entry, machine);
      if (obstacle) throw new InstallFailure('cannot-run', `${obstacle.kind}: ${obstacle.detail}`);
      problems.delete(name);
      const controller = new AbortController();
      const progress: InstallProgress = { phase: 'fetching', done: 0, total: 0 };
      const get = () => installation;
      const installation: Installation = {
        controller,
        progress,
        ended: Promise.resolve().then(() => run(entry, get, more)),
      };
      installations.set(name, installation);
    },
    async remove(name) {
      entryOf(name);
      const running = installations.get(name);
      if (running) {
        running.controller.abort(new Error('cancelled'));
        await running.ended;
        return;
      }
      problems.delete(name);
      await removeEngine(folder, name);
      await scan();
      log(`engine ${name} was removed`);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const { controller } of installations.values())
        controller.abort(new Error('the service is shutting down'));
      await Promise.all([...installations.values()].map(({ ended }) => ended));
    },
  };
}

/** The time when an item was last moved into or out of a folder; 0 if the folder does not exist. */
function changeTime(folder: string): number {
  try {
    return statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}
