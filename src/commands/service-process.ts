import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '#service/main.ts';

/** The embedded service as a process of its own. Its parent learns over the channel between them how it went. */
const port = Number(process.env.SERVICE_PORT);
const dataDir = process.env.DATA_DIR ?? '';

function tell(message: { ready: string } | { problem: string }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** One sentence when nothing can be written to the data folder. */
function findFolderProblem(): string | undefined {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    return `The data folder ${dataDir} cannot be written (${codeOf(error)}): set DATA_DIR to another folder.`;
  }
}

async function main(): Promise<void> {
  const problem = findFolderProblem();
  if (problem) {
    await tell({ problem });
    process.exit(1);
  }
  const service = await startService({ port, dataDir, env: process.env });
  const stop = async () => {
    await service.close();
    process.exit(0);
  };
  process.on('message', stop);
  process.on('disconnect', stop);
  // A terminal sends its signals to every process of the group; the parent decides when to stop.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('SIGTERM', stop);
  await tell({ ready: service.url });
}

main().catch(async (error: unknown) => {
  const inUse = codeOf(error) === 'EADDRINUSE';
  if (!inUse) console.error(error);
  await tell({
    problem: inUse
      ? `Port ${port} is in use: set SERVICE_PORT to a free one.`
      : 'The embedded service could not start: see the lines above.',
  });
  process.exit(1);
});
