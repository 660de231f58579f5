import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

export interface ServiceProcess {
  readonly url: string;
  /** Kills the process at once, as a crash would. */
  kill(): Promise<void>;
}

/**
 * Starts built services without a console, each with a data folder of its own, and kills them at the end.
 *
 * @param settings environment variables of each service
 */
export async function withServices<T>(
  settings: readonly Readonly<Record<string, string>>[],
  use: (services: readonly ServiceProcess[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const children: ChildProcess[] = [];
  try {
    const services: ServiceProcess[] = [];
    for (const [index, own] of settings.entries()) {
      const port = await findFreePort();
      const child = fork('dist/server/service-process.js', [], {
        env: {
          ...process.env,
          ...own,
          SERVICE_PORT: String(port),
          DATA_DIR: join(folder, String(index)),
        },
      });
      children.push(child);
      const [message] = await once(child, 'message');
      if (!message.ready) throw new Error(message.problem);
      services.push({ url: message.ready, kill: () => kill(child) });
    }
    return await use(services);
  } finally {
    await Promise.all(children.map(kill));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
