import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readEnvironment } from './processes/environment.mjs';
import { serve } from './processes/serve.mjs';
import { stopOnSignals } from './processes/signals.mjs';
import { inProject } from './project.mjs';

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
