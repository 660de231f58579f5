import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service, ServiceOptions } from '#service/main.ts';
import { WrongSetting } from '#service/settings.ts';
import { isDiskFull } from '#service/store/disk-full.ts';

/**
 * Runs the embedded service as a process of its own, on SERVICE_PORT and DATA_DIR. The parent learns over the channel
 * between the two how it went: `{ ready: url }` or `{ problem: sentence }`. The process ends when the parent says so,
 * and when the channel closes because the parent is gone.
 */
export async function runServiceProcess(
  startService: (options: ServiceOptions) => Promise<Service>,
): Promise<void> {
  const port = Number(process.env.SERVICE_PORT);
  const dataDir = process.env.DATA_DIR ?? '';
  const folderProblem = findFolderProblem(dataDir);
  if (folderProblem) return giveUp(folderProblem);
  try {
    const service = await startService({ port, dataDir, env: process.env });
    const stop = async () => {
      await service.close();
      process.exit(0);
    };
    process.on('message', stop);
    process.on('disconnect', stop);
    process.on('SIGTERM', stop);
    // A terminal sends these to every process of the group; the parent decides when to stop.
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
    await tell({ ready: service.url });
    // The parent may have died while the service was starting: nobody would ever end it.
    if (process.send && !process.connected) await stop();
  } catch (error) {
    if (error instanceof WrongSetting) return giveUp(error.message);
    if (codeOf(error) === 'EADDRINUSE')
      return giveUp(`Port ${port} is in use: set SERVICE_PORT to a free one.`);
    console.error(error);
    return giveUp('The embedded service could not start: see the lines above.');
  }
}

/** One sentence when nothing can be written to the data folder. */
function findFolderProblem(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    // The service begins without a disk and waits for room by itself.
    if (isDiskFull(error)) return undefined;
    return `The data folder ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to another folder.`;
  }
}

async function giveUp(problem: string): Promise<never> {
  await tell({ problem });
  process.exit(1);
}

function tell(message: { ready: string } | { problem: string }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
