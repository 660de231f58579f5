import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, postgresPackage } from './find-postgres.mjs';

export { findPostgres, postgresPackage };

/** Why tests with PostgreSQL are skipped; undefined if they run. With REQUIRE_POSTGRES=1 they fail instead. */
export const whyNoPostgres =
  findPostgres() === undefined && process.env.REQUIRE_POSTGRES !== '1'
    ? `PostgreSQL is not installed: package ${postgresPackage}`
    : undefined;

/** A separate PostgreSQL server, on a free port of the loopback interface. */
export interface Cluster {
  /** The address of its first database. */
  readonly url: string;
  /** Creates an empty database and returns its address. */
  freshDatabase(): Promise<string>;
  /** Stops the server: `fast` (default) as for an upgrade, `crash` at once and without a clean shutdown. */
  halt(how?: 'fast' | 'crash'): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Whether a commit waits for the disk. False by default, since tests do not need it. */
  readonly durable?: boolean;
}

/**
 * Starts a cluster in a temporary folder, as user `postgres` when run as root.
 *
 * @throws when PostgreSQL is not installed or does not start.
 */
export async function startCluster({ durable = false }: ClusterOptions = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error(`PostgreSQL is not installed: install the package ${postgresPackage}.`);
  const user = ownerOfCluster();
  const folder = mkdtempSync(join(tmpdir(), 'language-console-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { stdio: 'pipe', cwd: folder, ...user },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function resume(): Promise<void> {
    const flags = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const settings = [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...flags],
      'shared_buffers=64MB',
    ];
    const child = spawn(
      join(bin ?? '', 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...user },
    );
    let output = '';
    child.stderr.on('data', (text) => {
      output = (output + text).slice(-2_000);
    });
    server = child;
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output}`);
      await pause(50);
    }
  }

  async function halt(how: 'fast' | 'crash' = 'fast'): Promise<void> {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    // SIGINT ends connections and writes everything; SIGQUIT ends at once, and the next start recovers.
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  }

  const endWithProcess = () => void server?.kill('SIGQUIT');
  process.on('exit', endWithProcess);
  await resume();
  return {
    url,
    freshDatabase: () => createDatabase(url),
    halt,
    resume,
    async restart() {
      await halt();
      await resume();
    },
    async stop() {
      process.off('exit', endWithProcess);
      await halt('crash');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

/** Creates an empty database on a server and returns its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `fresh_${process.pid}_${++databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return url.replace(/[^/]+$/, name);
}

/** PostgreSQL refuses to run as root. */
function ownerOfCluster(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
