import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service, ServiceOptions } from '#service/main.ts';
import { InvalidSetting } from '#service/settings.ts';
import { isDiskFull } from '#service/store/disk-full.ts';

/** Milliseconds after SIGTERM at which the process ends in any case: supervisors kill after 30 seconds. */
const stopMilliseconds = 29_500;

/**
 * Runs the embedded service as a separate process, on SERVICE_PORT and DATA_DIR. It reports to its parent over the
 * IPC channel: `{ ready: url }` or `{ problem: sentence }`; without a parent, as in a container, it writes the problem
 * to the standard error. The process ends when the parent tells it to, or when the channel closes because the parent
 * has died. SIGTERM first lets requests and jobs end.
 */
export async function runServiceProcess(
  startService: (options: ServiceOptions) => Promise<Service>,
): Promise<void> {
  const port = Number(process.env.SERVICE_PORT);
  const { DATA_DIR: dataDir = '', ENV_FILE: envFile } = process.env;
  const folderProblem = findFolderProblem(dataDir);
  if (folderProblem) return giveUp(folderProblem);
  try {
    const service = await startService({ port, dataDir, env: process.env, envFile, warmUp: true });
    const stop = async () => {
      await service.close();
      process.exit(0);
    };
    process.on('message', stop);
    process.on('disconnect', stop);
    process.once('SIGTERM', async () => {
      setTimeout(() => process.exit(1), stopMilliseconds).unref();
      await service.drain();
      await stop();
    });
    // A terminal sends these signals to the whole process group; the parent decides when to stop.
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
    await report({ ready: service.url });
    // If the parent died while the service was starting, nobody else would end it.
    if (process.send && !process.connected) await stop();
  } catch (error) {
    if (error instanceof InvalidSetting) return giveUp(error.message);
    if (codeOf(error) === 'EADDRINUSE')
      return giveUp(`Port ${port} is in use: set SERVICE_PORT to a free one.`);
    console.error(error);
    return giveUp('The embedded service could not start: see the lines above.');
  }
}

/** Why the data folder is not writable, in one sentence; undefined if it is. */
function findFolderProblem(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    // The service starts without a disk and waits for free space itself.
    if (isDiskFull(error)) return undefined;
    return `The data folder ${folder} is not writable (${codeOf(error)}): set DATA_DIR to another folder.`;
  }
}

async function giveUp(problem: string): Promise<never> {
  await report({ problem });
  process.exit(1);
}

function report(message: { ready: string } | { problem: string }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) return process.send(message, undefined, undefined, () => resolve());
    if ('problem' in message) console.error(message.problem);
    resolve();
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
