import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';

async function findFreePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

interface StartedConsole {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly port: number;
  readonly servicePort: number;
  readonly ended: Promise<number | null>;
  /** Resolves when a line matches, or when the program ends. */
  line(pattern: RegExp): Promise<void>;
}

/** Starts the command that `npm start` runs, in a separate process group. */
async function start(name: string, more: Record<string, string> = {}): Promise<StartedConsole> {
  const [port, servicePort] = [await findFreePort(), await findFreePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    DATA_DIR: test.info().outputPath(name),
    ...more,
  };
  const child = spawn(process.execPath, ['src/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  const waiting: [RegExp, () => void][] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text);
      for (const [pattern, resolve] of waiting) if (pattern.test(text)) resolve();
    });
  }
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const line = (pattern: RegExp) =>
    Promise.race([
      ended.then(() => {}),
      new Promise<void>((resolve) => {
        if (lines.some((text) => pattern.test(text))) resolve();
        else waiting.push([pattern, resolve]);
      }),
    ]);
  return { child, lines, port, servicePort, ended, line };
}

/** Whether any process of the group is alive. */
function groupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.describe('start command', () => {
  test.skip(process.platform === 'win32', 'Windows has no signals.');

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`npm start prints both addresses, then exits with 0 on ${signal} and leaves no process behind`, {
      tag: '@slow',
    }, async () => {
      const started = await start(signal);
      await started.line(/^ready$/);
      expect(started.lines).toEqual([
        `Console: http://127.0.0.1:${started.port}`,
        `Service: http://127.0.0.1:${started.servicePort}`,
        'ready',
      ]);
      started.child.kill(signal);
      expect(await started.ended).toBe(0);
      await expect.poll(() => groupAlive(started.child.pid ?? 0)).toBe(false);
    });
  }

  test('npm start leaves no service process behind when it is killed', { tag: '@slow' }, async () => {
    const started = await start('killed');
    await started.line(/^ready$/);
    started.child.kill('SIGKILL');
    await started.ended;
    await expect.poll(() => groupAlive(started.child.pid ?? 0)).toBe(false);
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['an invalid port', { PORT: 'web' }, /^PORT must be a port number/],
    ['the same port twice', { PORT: '7000', SERVICE_PORT: '7000' }, /^PORT and SERVICE_PORT must differ/],
    ['an impossible data folder', { DATA_DIR: join('/dev/null', 'data') }, /set DATA_DIR to another folder/],
    ['a target without a scheme', { TARGET_FAR_BASE_URL: 'api.example' }, /^TARGET_FAR_BASE_URL must be/],
    [
      'a key without an app id',
      { TARGET_FAR_BASE_URL: 'http://a.example', TARGET_FAR_API_KEY: 'k' },
      /^TARGET_FAR_APP_ID/,
    ],
    ['an unknown dialect', { SERVICE_DIALECT: 'klingon' }, /^SERVICE_DIALECT/],
  ];
  test('npm start names an invalid setting in one line', { tag: '@slow' }, async () => {
    for (const [what, env, message] of wrong) {
      await test.step(what, async () => {
        const started = await start('wrong', env);
        expect(await started.ended).toBe(1);
        expect(started.lines).toEqual([expect.stringMatching(message)]);
      });
    }
  });

  for (const name of ['PORT', 'SERVICE_PORT']) {
    test(`npm start says in one line that ${name} is in use`, async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const taken = address !== null && typeof address === 'object' ? address.port : 0;
      const started = await start('taken', { [name]: String(taken) });
      expect(await started.ended).toBe(1);
      expect(started.lines).toEqual([`Port ${taken} is in use: set ${name} to a free one.`]);
      other.close();
    });
  }
});
