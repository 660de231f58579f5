import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { InstallProgress } from '#contract/local/engine-catalogue.ts';
import { messageOf } from '#service/error-message.ts';
import { isDiskFull } from '#service/store/disk-full.ts';
import { type EngineRecord, type InstalledEngine, readEngine, recordFile } from './engine-record.ts';
import { bytesToFetch, bytesToInstall, type CatalogueEntry, type FileSource } from './entry.ts';
import { checkFiles, checksumOf } from './fetch/checksums.ts';
import { freeBytes, requireSpace } from './fetch/disk-space.ts';
import { type FetchOptions, fetchFile } from './fetch/fetch-file.ts';
import { fetchPackages, tarballName } from './fetch/npm.ts';
import { InstallFailure } from './install-failure.ts';
import { withLock } from './install-lock.ts';
import { prepareSteps } from './prepare/steps.ts';
import { dropWork, handFolder, removedPrefix, stagingOf } from './staging.ts';

/** A file from disk, with the checksum stated by the person who provides it. */
export interface ProvidedFile {
  readonly path: string;
  readonly sha256?: string;
}

export interface InstallOptions extends Pick<FetchOptions, 'idleMilliseconds' | 'retryMilliseconds'> {
  /** The folder of installed engines. */
  readonly engines: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Files taken from disk instead of fetched. */
  readonly given?: readonly ProvidedFile[];
  /** Checksums confirmed by a person, of files for which none is published. */
  readonly confirmed?: readonly string[];
  readonly onProgress?: (progress: InstallProgress) => void;
  /** Replaces the measurement of free space in tests. */
  readonly free?: (folder: string) => Promise<number>;
}

/**
 * Fetches, checks and prepares an engine and moves it into place. Files that were fetched before an interruption are
 * used again. An engine that is already installed is replaced.
 *
 * @throws InstallFailure; the signal's reason when aborted.
 */
export function installEngine(entry: CatalogueEntry, options: InstallOptions): Promise<InstalledEngine> {
  const { engines, signal } = options;
  return withLock(engines, entry.name, async () => {
    try {
      return await install(entry, options);
    } catch (error) {
      await dropWork(stagingOf(engines, entry.name));
      signal.throwIfAborted();
      if (error instanceof InstallFailure) throw error;
      if (isDiskFull(error)) throw new InstallFailure('disk-full', `the disk of ${engines} is full`);
      throw new InstallFailure('cannot-prepare', messageOf(error));
    }
  });
}

async function install(entry: CatalogueEntry, options: InstallOptions): Promise<InstalledEngine> {
  const { engines, env, signal, onProgress = () => {}, free = freeBytes } = options;
  const staging = stagingOf(engines, entry.name);
  const files = join(staging, 'files');
  const out = join(staging, 'out');
  // A folder for this process: the npm process of a killed service may still be writing into another one.
  const packages = join(staging, `packages-${process.pid}`);
  await dropWork(staging);
  await mkdir(files, { recursive: true });
  await mkdir(out);
  await requireSpace(staging, bytesToInstall(entry), free);

  const packageBytes = entry.packages.reduce((sum, one) => sum + one.bytes, 0);
  const unpackedBytes = entry.packages.reduce((sum, one) => sum + one.unpackedBytes, 0);
  const total = bytesToFetch(entry);
  const report = (phase: InstallProgress['phase'], done: number) => onProgress({ phase, done, total });
  report('fetching', 0);
  if (entry.packages.length > 0) {
    const share = (bytes: number) => Math.min(packageBytes, (bytes / unpackedBytes) * packageBytes);
    await fetchPackages(entry.packages, packages, {
      signal,
      env,
      tarballOf: (source) => findByHand(engines, env, tarballName(source)),
      onBytes: (bytes) => report('fetching', Math.round(share(bytes))),
    });
  }
  let before = packageBytes;
  for (const source of entry.files) {
    await takeFile(source, join(files, source.name), entry, options, (done) =>
      report('fetching', before + done),
    );
    before += (await stat(join(files, source.name))).size;
  }
  report('checking', before);
  await checkFiles(entry.files, files, acceptedChecksums(options), signal);

  report('preparing', before);
  const links = await linkFiles(entry.files, files, join(staging, 'links'));
  const context = { packages: join(packages, 'node_modules'), files: links, out, signal };
  for (const step of entry.steps) {
    signal.throwIfAborted();
    await prepareSteps[step](context);
  }
  const record = await recordOf(entry, out, signal);
  await writeDurably(join(out, recordFile), `${JSON.stringify(record, undefined, 2)}\n`);
  signal.throwIfAborted();
  const folder = join(engines, entry.name);
  const replaced = await moveAway(engines, entry.name);
  await rename(out, folder);
  if (replaced) await rm(replaced, { recursive: true, force: true });
  await rm(staging, { recursive: true, force: true });
  return { ...record, folder };
}

/** Links the fetched files for the steps, which move them: if one fails, the downloads are kept for another attempt. */
async function linkFiles(sources: readonly FileSource[], from: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to);
  for (const { name } of sources) {
    // Some file systems have no hard links.
    await link(join(from, name), join(to, name)).catch(() => copyFile(join(from, name), join(to, name)));
  }
  return to;
}

async function takeFile(
  source: FileSource,
  target: string,
  entry: CatalogueEntry,
  options: InstallOptions,
  onBytes: (done: number) => void,
): Promise<void> {
  const { engines, env, given = [] } = options;
  const missing = entry.files.filter(({ name }) => !existsSync(join(target, '..', name)));
  const match =
    given.find(({ path }) => basename(path) === source.name) ??
    (missing.length === 1 && given.length === 1 ? given[0] : undefined);
  const path = match?.path ?? findByHand(engines, env, source.name);
  if (path !== undefined) {
    await copyFile(path, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new InstallFailure('not-found', `there is no file ${path}`);
      throw error;
    });
    return;
  }
  if (existsSync(target)) return;
  const address = mirrored(source, entry, env);
  if (address === undefined) {
    throw new InstallFailure('no-address', `no address is known for ${source.name}: give it as a file`);
  }
  await fetchFile(address, target, {
    ...options,
    bytes: source.bytes,
    isPinned: source.sha256 !== undefined,
    onBytes,
  });
}

/** A file that was provided by hand, or that is in the folder that ENGINES_MIRROR names. */
function findByHand(engines: string, env: NodeJS.ProcessEnv, name: string): string | undefined {
  const mirror = env.ENGINES_MIRROR;
  const folders = [handFolder(engines), ...(mirror && !isAddress(mirror) ? [mirror] : [])];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const isAddress = (text: string) => /^https?:\/\//.test(text);

/** The address of a file, at the mirror if there is one. */
function mirrored(source: FileSource, entry: CatalogueEntry, env: NodeJS.ProcessEnv): string | undefined {
  const mirror = env.ENGINES_MIRROR;
  if (mirror && isAddress(mirror)) return `${mirror.replace(/\/+$/, '')}/${entry.name}/${source.name}`;
  return source.address;
}

/** Checksums that a person has provided with a file, or confirmed. */
const acceptedChecksums = ({ given = [], confirmed = [] }: InstallOptions): ReadonlySet<string> =>
  new Set([...confirmed, ...given.flatMap(({ sha256 }) => (sha256 ? [sha256] : []))]);

async function recordOf(entry: CatalogueEntry, out: string, signal: AbortSignal): Promise<EngineRecord> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(out.length + 1))
    .filter((path) => !path.startsWith('node_modules'))
    .sort();
  const files: EngineRecord['files'] = [];
  for (const path of paths) {
    const file = join(out, path);
    files.push({
      path,
      bytes: (await stat(file)).size,
      sha256: await checksumOf(file, 'sha256', signal),
    });
  }
  const { name, kind, version } = entry;
  return { name, kind, version, installedAt: new Date().toISOString(), files };
}

async function writeDurably(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  const file = await open(path);
  await file.sync();
  await file.close();
}

/**
 * Removes an engine. A process that still has its files open finishes with them.
 *
 * @throws InstallFailure
 */
export function removeEngine(engines: string, name: string): Promise<void> {
  return withLock(engines, name, async () => {
    await rm(stagingOf(engines, name), { recursive: true, force: true });
    const moved = await moveAway(engines, name);
    if (moved) await rm(moved, { recursive: true, force: true, maxRetries: 3 });
  });
}

/** Renames the folder of an engine, so that no process finds it half deleted. */
async function moveAway(engines: string, name: string): Promise<string | undefined> {
  const folder = join(engines, name);
  if (!existsSync(folder)) return undefined;
  const trash = join(engines, `${removedPrefix}${name}-${Date.now()}`);
  try {
    await rename(folder, trash);
  } catch (error) {
    throw new InstallFailure('in-use', `${folder} cannot be moved: ${messageOf(error)}`);
  }
  return trash;
}

/** The engines installed in the folder `engines`, ordered by name. */
export async function installedEngines(engines: string): Promise<readonly InstalledEngine[]> {
  const names = await readdir(engines).catch(() => []);
  return names
    .filter((name) => !name.startsWith('.') && name !== 'files')
    .sort()
    .flatMap((name) => readEngine(join(engines, name)) ?? []);
}
