import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { ensureBuilt } from '../src/commands/build.mjs';
import { exitWithError } from '../src/commands/command-error.mjs';
import { serve } from '../src/commands/processes/serve.mjs';
import { stopOnSignals } from '../src/commands/processes/signals.mjs';
import { inProject } from '../src/commands/project.mjs';

/*
 * Serves the built product for the browser tests, with a separate data folder. A recogniser of `src/testing` makes the
 * same transcripts on every machine, at RECOGNISER_SPEED times real time (10 by default). With RECOGNISER=installed the
 * service uses the recogniser of this machine instead. With TEST_ENGINES, a list of entries as JSON, the service runs
 * from its sources with this catalogue of engines.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'language-console-e2e-'));

async function start() {
  await ensureBuilt();
  const endpoint = process.env.RECOGNISER === 'installed' ? undefined : await startEndpoint();
  const env = { ...process.env, ...endpoint?.env, DATA_DIR: dataDir };
  const running = env.TEST_ENGINES
    ? await serve(env, inProject('src/testing/engines/service-with-engines.ts'), ['--import', 'tsx'])
    : await serve(env, inProject('dist', 'server', 'service-process.js'));
  stopOnSignals(async () => {
    await running.stop();
    endpoint?.close();
    removeDataDir();
  });
}

async function startEndpoint() {
  const unregister = register();
  const { startScriptedEndpoint } = await import('../src/testing/service/scripted-endpoint.ts');
  await unregister();
  return startScriptedEndpoint(Number(process.env.RECOGNISER_SPEED ?? 10));
}

const removeDataDir = () => rmSync(dataDir, { recursive: true, force: true });
try {
  await start();
  console.log('ready');
} catch (error) {
  removeDataDir();
  exitWithError(error);
}
