import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../src/commands/build.mjs';
import { inProject } from '../src/commands/project.mjs';
import { serve } from '../src/commands/serve.mjs';
import { stopOnSignals } from '../src/commands/signals.mjs';
import { giveUp, Stop } from '../src/commands/stop.mjs';

/*
 * The built product for the browser tests, on a data folder of its own. Where no recogniser is installed, the service
 * starts with the scripted one of `src/testing`, and says so.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'language-console-e2e-'));
const env = { ...process.env, DATA_DIR: dataDir };

async function start() {
  await ensureBuilt();
  const running = await serve(env, inProject('dist', 'server', 'service-process.js'));
  const answer = await fetch(`${running.serviceUrl}/_local/engines`);
  const { engines } = await answer.json();
  if (engines.some(({ appName, available }) => appName === 'stt_batch' && available)) return running;
  await running.stop();
  if (process.env.REQUIRE_REAL_RECOGNISER) {
    throw new Stop('No recogniser is installed, but REQUIRE_REAL_RECOGNISER is set: install pocketsphinx.');
  }
  console.log('No recogniser is installed: speech to text is tested with the scripted one.');
  const loader = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  return serve(env, inProject('src', 'testing', 'service-process.ts'), ['--import', loader]);
}

const clean = () => rmSync(dataDir, { recursive: true, force: true });
try {
  const running = await start();
  stopOnSignals(async () => {
    await running.stop();
    clean();
  });
  console.log('ready');
} catch (error) {
  clean();
  giveUp(error);
}
