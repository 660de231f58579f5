import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackageSource } from '../entry.ts';
import { InstallFailure } from '../install-failure.ts';
import { checksumOf } from './checksums.ts';

export interface PackagesOptions {
  readonly signal: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
  /** Path of a package's tarball that was provided by hand. */
  readonly tarballOf: (source: PackageSource) => string | undefined;
  /** Called each second with the bytes that are unpacked so far. */
  readonly onBytes?: (done: number) => void;
}

/** Name of the tarball of a package, as `npm pack` calls it. */
export function tarballName({ name, version }: PackageSource): string {
  return `${name.replace(/^@/, '').replaceAll('/', '-')}-${version}.tgz`;
}

/**
 * Fetches packages through npm into `folder/node_modules`, with the registry and proxy that npm is configured with.
 * Their scripts are not run. Only the listed packages are fetched, not their further dependencies.
 *
 * @throws InstallFailure; the signal's reason when aborted.
 */
export async function fetchPackages(
  packages: readonly PackageSource[],
  folder: string,
  options: PackagesOptions,
): Promise<void> {
  const { signal, env, tarballOf, onBytes } = options;
  const npm = findNpm(env);
  if (!npm) throw new InstallFailure('npm-missing', 'npm was not found in the installation of Node');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tarballs = new Map<string, string>();
  for (const source of packages) {
    const tarball = tarballOf(source);
    if (tarball === undefined) continue;
    if (`sha512-${await checksumOf(tarball, 'sha512', signal)}` !== source.integrity) {
      throw new InstallFailure('wrong-checksum', `${tarball} is not ${source.name} ${source.version}`);
    }
    tarballs.set(source.name, pathToFileURL(tarball).href);
  }
  const { manifest, lock } = lockfileOf(packages, tarballs);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const timer = setInterval(() => {
    void folderBytes(folder).then(onBytes, () => {});
  }, 1_000);
  try {
    await runNpm(npm, folder, { signal, env });
  } finally {
    clearInterval(timer);
  }
}

function lockfileOf(packages: readonly PackageSource[], tarballs: ReadonlyMap<string, string>) {
  const dependencies = Object.fromEntries(
    packages.map(({ name, version }) => [name, tarballs.get(name) ?? version]),
  );
  const manifest = { name: 'engine', version: '0.0.0', private: true, dependencies };
  const entries = packages.map(({ name, version, integrity }) => {
    const resolved = tarballs.get(name);
    return [`node_modules/${name}`, { version, integrity, ...(resolved && { resolved }) }];
  });
  const lock = {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(entries) },
  };
  return { manifest, lock };
}

/** Path of npm's script: the npm that started this process, or the one that came with Node. */
function findNpm(env: NodeJS.ProcessEnv): string | undefined {
  const beside = dirname(process.execPath);
  return [
    env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ].find((file) => file !== undefined && /npm-cli\.c?js$/.test(file) && existsSync(file));
}

const npmArguments = [
  'ci',
  '--ignore-scripts',
  '--omit=dev',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  // By default npm retries for more than a minute before it reports a missing connection.
  '--fetch-retry-mintimeout=1000',
];

/**
 * Matches the variables by which npm describes the project to the programs it starts, but not its registry settings.
 */
const projectVariable =
  /^(npm_package_|npm_lifecycle_|npm_command$|npm_config_(local_prefix|prefix|global)$|INIT_CWD$)/i;

async function runNpm(
  npm: string,
  folder: string,
  { signal, env }: Pick<PackagesOptions, 'signal' | 'env'>,
): Promise<void> {
  signal.throwIfAborted();
  const kept = Object.entries(env).filter(([name]) => !projectVariable.test(name));
  const child = spawn(process.execPath, [npm, ...npmArguments], {
    cwd: folder,
    env: Object.fromEntries(kept),
    stdio: ['ignore', 'ignore', 'pipe'],
    // In a separate process group, so that an interrupt at the terminal reaches only this process and not npm.
    detached: process.platform !== 'win32',
  });
  const kill = () => killGroup(child);
  signal.addEventListener('abort', kill, { once: true });
  process.once('exit', kill);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4_000);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw npmFailure(errors);
  } finally {
    signal.removeEventListener('abort', kill);
    process.removeListener('exit', kill);
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

const npmProblems = [
  [/EINTEGRITY/, 'wrong-checksum', 'a package differs from that in the catalogue'],
  [/E404|ETARGET|ENOVERSIONS/, 'not-found', 'the registry does not have a package'],
  [/ENOSPC|EDQUOT/, 'disk-full', 'the disk became full'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT/,
    'offline',
    'the registry cannot be reached',
  ],
  [/E401|E403|E5\d\d/, 'server-error', 'the registry refused the request or failed'],
] as const;

/** The failure that npm's error output indicates. */
function npmFailure(errors: string): InstallFailure {
  const lines = errors
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter(
      (line) => line !== '' && !line.startsWith('A complete log of this run') && !line.includes('_logs'),
    );
  const detail = lines.slice(0, 3).join('; ').slice(0, 500);
  const [, kind, message] = npmProblems.find(([pattern]) => pattern.test(errors)) ?? [];
  return new InstallFailure(
    kind ?? 'npm-failed',
    message ? `${message}: ${detail}` : `npm failed: ${detail}`,
  );
}

/** The bytes of all files below a folder. */
async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(
      async (file) => (await stat(join(file.parentPath, file.name)).catch(() => undefined))?.size ?? 0,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
