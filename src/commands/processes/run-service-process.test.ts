import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { isRunning } from '#testing/service/is-running.ts';

const program = fileURLToPath(new URL('../../testing/service/service-process.ts', import.meta.url));
/**
 * Starts the service as `npm start` does, prints its process id and dies at once, before the service is ready.
 */
const parent = `
  const { fork } = require('node:child_process');
  const child = fork(process.argv[1], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
  process.stdout.write(String(child.pid), () => process.kill(process.pid, 'SIGKILL'));
`;

const options = { timeout: 90_000, tags: 'slow' };

it('without a parent, as in a container, a service that cannot start says why', options, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-parent-'));
  const env = { ...process.env, SERVICE_PORT: '0', DATA_DIR: dataDir, RETENTION_DAYS: 'some' };
  const service = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(await text(service.stderr)).toMatch(/^RETENTION_DAYS: “some” is not a whole number/);
  expect(service.exitCode ?? (await once(service, 'exit'))[0]).toBe(1);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a service whose parent dies while it is starting exits by itself', options, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-parent-'));
  const env = { ...process.env, SERVICE_PORT: '0', DATA_DIR: dataDir };
  const dying = spawn(process.execPath, ['-e', parent, program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  dying.stdout.on('data', (text) => {
    output += text;
  });
  await once(dying, 'close');
  const service = Number(output);
  expect(service).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isRunning(service)).toBe(false), { timeout: 60_000, interval: 100 });
  rmSync(dataDir, { recursive: true, force: true });
});
