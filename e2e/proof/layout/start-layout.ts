import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, startCluster } from '#testing/postgres/cluster.ts';
import {
  type Compose,
  type ComposeService,
  type ImageFile,
  readCompose,
  readDockerfile,
} from './compose-file.ts';

const execute = promisify(execFile);
const project = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string) => readFileSync(join(project, name), 'utf8');

/** The search path with the folders in which Debian has nginx: by default only root searches them. */
const searchPath = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
export const isNginxInstalled = (): boolean =>
  spawnSync('nginx', ['-v'], { env: { PATH: searchPath } }).status === 0;

/** Seconds until a container must be healthy. */
const healthyWithin = 60;

/** Placeholder for the address of the reverse proxy until it is known. */
const frontDoor = 'front-door';

/** The user whom the reverse proxy lets in. */
const person = { name: 'anna', password: 'a pass word' };

/** A process that takes the place of a container and has its own address. */
interface Container {
  readonly name: string;
  readonly address: string;
  readonly service: ComposeService;
  readonly process: ChildProcess;
}

/** How a container ended after SIGTERM. */
export interface Ending {
  readonly name: string;
  readonly code: number | null;
  readonly seconds: number;
}

export interface Layout {
  /** Address of the reverse proxy. */
  readonly url: string;
  /** Address of the console behind it, which trusts only the proxy. */
  readonly consoleUrl: string;
  /** The header with which the user signs in. */
  readonly authorization: string;
  /** Names of the containers, except PostgreSQL. */
  readonly names: readonly string[];
  /** Sends SIGKILL to a container. */
  kill(name: string): Promise<void>;
  /** Sends SIGTERM to all containers that still run, waits until they have ended, and stops PostgreSQL. */
  stop(): Promise<readonly Ending[]>;
}

/**
 * Starts the layout of `compose.yaml` with processes. Commands, environments, health checks, the proxy's configuration
 * and the order of the start are those of the file and of the Dockerfile. Each container has an address of its own in
 * 127.0.0.0/8, so that the ports are those of the file too. What only containers have is left out: users, capabilities,
 * read-only file systems, restarts.
 *
 * @param folder for the files of all containers
 * @param say receives a line for each step
 */
export async function startLayout(folder: string, say: (line: string) => void): Promise<Layout> {
  const image = readDockerfile(read('Dockerfile'));
  // Two simultaneous runs have different addresses.
  const network = `127.${1 + (process.pid % 250)}.${1 + (Math.floor(process.pid / 250) % 250)}`;
  const addressOf = (index: number) => `${network}.${index + 2}`;
  const compose = readCompose(read('compose.yaml'), {
    CONSOLE_HOST: frontDoor,
    LOCAL_TOKEN: 'a-token-of-this-layout',
    POSTGRES_PASSWORD: 'only-for-this-layout',
  });
  const planned = inStartOrder(compose);
  const cluster = await startCluster();
  const started: Container[] = [];

  async function stop(): Promise<readonly Ending[]> {
    const since = performance.now();
    const running = started.filter(
      ({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null,
    );
    const endings = await Promise.all(
      running.map(async ({ name, process: child }) => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
        return { name, code: child.exitCode, seconds: (performance.now() - since) / 1_000 };
      }),
    );
    await cluster.stop();
    return endings;
  }

  try {
    await createDatabase(cluster, compose);
    const names = namesOf(planned, addressOf, cluster);
    const healthy = new Map<string, Promise<void>>();
    for (const [index, { name, service }] of planned.entries()) {
      const needed = Object.keys(service.depends_on ?? {}).map((other) => healthy.get(other));
      const begin = async () => {
        await Promise.all(needed);
        const since = performance.now();
        const own = join(folder, name);
        for (const part of ['data', 'tmp']) mkdirSync(join(own, part), { recursive: true });
        const start = service.image.includes('nginx') ? startNginx : startProgram;
        const address = addressOf(index);
        const process = start({ address, compose, image, names, own, service });
        const container = { name, address, service, process };
        started.push(container);
        await waitUntilHealthy(container, own, image);
        say(`${name} at ${address}: healthy after ${((performance.now() - since) / 1_000).toFixed(1)} s`);
      };
      healthy.set(name, begin());
    }
    await Promise.all(healthy.values());
    for (const { name, address, service } of started) {
      if (service.environment?.SERVICE_ROLE === undefined) continue;
      await waitFor(name, 'ready', async () => (await fetch(`http://${address}:5174/_local/ready`)).ok);
    }
    const at = (wanted: string) => started.find(({ name }) => name === wanted)?.address;
    return {
      url: `http://${at('proxy')}:8080`,
      consoleUrl: `http://${at('console')}:5173`,
      authorization: `Basic ${btoa(`${person.name}:${person.password}`)}`,
      names: started.map(({ name }) => name),
      async kill(wanted) {
        const child = started.find(({ name }) => name === wanted)?.process;
        if (!child) throw new Error(`compose.yaml has no service ${wanted}.`);
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface PlannedService {
  readonly name: string;
  readonly service: ComposeService;
}

/** The services except PostgreSQL, each after those that it depends on. */
function inStartOrder({ services }: Compose): PlannedService[] {
  const order = new Map<string, ComposeService>();
  const add = (name: string) => {
    const service = services[name];
    if (!service || order.has(name) || service.image.startsWith('postgres:')) return;
    for (const other of Object.keys(service.depends_on ?? {})) add(other);
    order.set(name, service);
  };
  for (const name of Object.keys(services)) add(name);
  return [...order].map(([name, service]) => ({ name, service }));
}

/** Returns a function that replaces the host names and fixed addresses of the compose file in a text. */
function namesOf(
  planned: readonly PlannedService[],
  addressOf: (index: number) => string,
  cluster: Cluster,
): (text: string) => string {
  const hosts = new Map([['postgres:5432', new URL(cluster.url).host]]);
  const words = new Map<string, string>();
  for (const [index, { name, service }] of planned.entries()) {
    hosts.set(name, addressOf(index));
    if (name === 'proxy') words.set(frontDoor, `${addressOf(index)}:8080`);
    const networks = Array.isArray(service.networks) ? [] : Object.values(service.networks);
    for (const { ipv4_address } of networks) if (ipv4_address) words.set(ipv4_address, addressOf(index));
  }
  return (text) => {
    let changed = text;
    for (const [host, address] of hosts)
      changed = changed.replaceAll(new RegExp(`(?<=[/@])${host}\\b`, 'g'), address);
    for (const [word, address] of words) changed = changed.replaceAll(word, address);
    return changed;
  };
}

/** Creates the database and its owner, as the image of PostgreSQL does. */
async function createDatabase(cluster: Cluster, { services }: Compose): Promise<void> {
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.postgres?.environment ?? {};
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`CREATE ROLE ${POSTGRES_USER} SUPERUSER LOGIN PASSWORD '${POSTGRES_PASSWORD}'`);
  await client.query(`CREATE DATABASE ${POSTGRES_DB} OWNER ${POSTGRES_USER}`);
  await client.end();
}

interface Start {
  readonly address: string;
  readonly compose: Compose;
  readonly image: ImageFile;
  readonly names: (text: string) => string;
  /** Folder of the container. */
  readonly own: string;
  readonly service: ComposeService;
}

/** Starts a program of the product, which inherits only the search path from the environment. */
function startProgram({ address, image, names, own, service }: Start): ChildProcess {
  const [, ...rest] = service.command ?? image.command;
  const given = { ...image.environment, ...service.environment };
  const environment = Object.entries(given).map(([name, value]) => [
    name,
    value === '0.0.0.0' ? address : names(value),
  ]);
  return spawn(process.execPath, rest, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(environment),
      ...{ DATA_DIR: join(own, 'data'), TMPDIR: join(own, 'tmp'), ENV_FILE: join(own, 'no-such-file') },
    },
    stdio: log(own),
  });
}

/** Starts Debian's nginx with the configuration that the compose file mounts into the container. */
function startNginx({ address, compose, names, own, service }: Start): ChildProcess {
  const given = (service.configs ?? [])
    .map(({ source }) => compose.configs[source]?.content ?? '')
    .join('\n');
  const users = join(own, 'users');
  writeFileSync(users, `${person.name}:{PLAIN}${person.password}\n`, { mode: 0o644 });
  const server = names(given)
    .replace('listen 8080', `listen ${address}:8080`)
    .replace('/run/secrets/users', users);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(own, 'tmp', name)};`,
  );
  const file = join(own, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(own, 'pid')}; error_log stderr warn;
events {}
http { access_log off; proxy_bind ${address}; ${temporary.join(' ')}
${server}
}`,
  );
  return spawn('nginx', ['-p', own, '-c', file, '-e', 'stderr'], {
    env: { PATH: searchPath },
    stdio: log(own),
  });
}

/** Returns the `stdio` option that writes the output of a program to a file in the folder of its container. */
function log(own: string): ['ignore', number, number] {
  const file = openSync(join(own, 'log'), 'a');
  return ['ignore', file, file];
}

/** Runs the health check of a service until it succeeds. A service without one is healthy when its port answers. */
async function waitUntilHealthy(container: Container, own: string, image: ImageFile): Promise<void> {
  const { name, address, service } = container;
  const test =
    service.healthcheck?.test ?? (service.image.includes('nginx') ? undefined : image.healthcheck.test);
  const isHealthy = async () => {
    if (!test) return (await fetch(`http://${address}:8080`)).status < 500;
    const [, , ...rest] = test.map((word) => word.replaceAll('127.0.0.1', address));
    await execute(process.execPath, rest, { timeout: 5_000 });
    return true;
  };
  await waitFor(name, 'healthy', isHealthy, () => {
    const { exitCode, signalCode } = container.process;
    if (exitCode === null && signalCode === null) return;
    throw new Error(
      `${name} ended with ${exitCode ?? signalCode}:\n${readFileSync(join(own, 'log'), 'utf8').slice(-2_000)}`,
    );
  });
}

/** Waits until `check` is true, for at most a minute. */
async function waitFor(
  name: string,
  state: string,
  check: () => Promise<boolean>,
  watch: () => void = () => {},
): Promise<void> {
  for (const until = Date.now() + healthyWithin * 1_000; Date.now() < until; await pause(200)) {
    if (await check().catch(() => false)) return;
    watch();
  }
  throw new Error(`${name} was not ${state} within ${healthyWithin} s.`);
}
