import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as consoleTest } from '../fixtures.ts';
import { findFreePort } from './free-port.ts';

export interface OwnConsole {
  readonly url: string;
  /** Address of the embedded service. */
  readonly serviceUrl: string;
  /** Kills the process of the embedded service, as a crash would. */
  crashService(): void;
  /** Stops console and service; `resume` starts them on the same ports. */
  halt(): Promise<void>;
  resume(): Promise<void>;
}

/** Starts the built product with its own ports, data and settings, so that a test can break it and affect no other. */
export async function startOwnConsole(settings: Readonly<Record<string, string>> = {}): Promise<OwnConsole> {
  const [port, servicePort] = [String(await findFreePort()), String(await findFreePort())];
  const launch = async () => {
    const child = spawn(process.execPath, ['e2e/serve.mjs'], {
      env: { ...process.env, ...settings, PORT: port, SERVICE_PORT: servicePort },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      if (line !== 'ready') continue;
      child.stdout.resume();
      return child;
    }
    throw new Error(`The console on port ${port} did not start.`);
  };
  let child = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    crashService: () => {
      const children = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
      for (const id of children.trim().split(/\s+/)) process.kill(Number(id), 'SIGKILL');
    },
    halt: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    resume: async () => {
      child = await launch();
    },
  };
}

/** A target at a port on which nothing listens. */
export const downTarget = {
  TARGET_DOWN_BASE_URL: 'http://127.0.0.1:9/base/v2',
  TARGET_DOWN_API_KEY: 'canary-key-of-down',
  TARGET_DOWN_APP_ID: 'canary-app-of-down',
};

/**
 * A browser test against a console and a service that only this worker uses. Tests with the same settings share them.
 */
export const test = consoleTest.extend<
  object,
  { ownConsole: OwnConsole; ownSettings: Readonly<Record<string, string>> }
>({
  ownSettings: [downTarget, { scope: 'worker', option: true }],
  ownConsole: [
    async ({ ownSettings }, use) => {
      const own = await startOwnConsole(ownSettings);
      await use(own);
      await own.halt();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownConsole }, use) => use(ownConsole.url),
});
