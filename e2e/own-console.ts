import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as consoleTest } from './fixtures.ts';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return String(address !== null && typeof address === 'object' ? address.port : 0);
}

/** Starts the built product on ports and data of its own; a fault armed there meets no other test. */
async function startOwn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const [port, servicePort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'language-console-faults-'));
  const child = spawn(process.execPath, ['src/start.mjs', 'start'], {
    env: { ...process.env, PORT: port, SERVICE_PORT: servicePort, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line === 'ready') break;
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A browser test against a console and a service that only this worker uses. */
export const test = consoleTest.extend<object, { ownConsole: string }>({
  ownConsole: [
    async ({ browserName: _ }, use) => {
      const own = await startOwn();
      await use(own.url);
      await own.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownConsole }, use) => use(ownConsole),
});
