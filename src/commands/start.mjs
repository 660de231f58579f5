import { ensureBuilt } from './build.mjs';
import { readEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { serve } from './serve.mjs';
import { stopOnSignals } from './signals.mjs';

/** Installs and builds what is missing, then serves console and embedded service until a signal ends it. */
export async function run() {
  await ensureInstalled();
  await ensureBuilt();
  const running = await serve(readEnvironment(), inProject('dist', 'server', 'service-process.js'));
  stopOnSignals(running.stop);
  console.log(`Console: ${running.consoleUrl}`);
  console.log(`Service: ${running.serviceUrl}`);
  console.log('ready');
}
