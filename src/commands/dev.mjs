import { pathToFileURL } from 'node:url';
import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { envFile, readEnvironment, serviceEnvironment } from './processes/environment.mjs';
import { stopOnSignals } from './processes/signals.mjs';
import { superviseService } from './processes/supervise.mjs';
import { inProject, root } from './project.mjs';

/**
 * Starts everything from its sources. An edit of the console appears in the page, an edit of the proxy applies to the
 * next call, and an edit of the service restarts its process.
 */
export async function run() {
  await ensureInstalled();
  const env = readEnvironment();
  Object.assign(process.env, { ENV_FILE: envFile }, env);
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { readSettings } = await import('../proxy/settings.ts');
  await unregister();
  const settings = readSettings(env);
  if (!settings.ok) throw new CommandError(settings.problem);
  const { port, servicePort } = settings.value;

  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { port } });
  // Vite would otherwise exit on its own, with another exit code and without stopping the service.
  process.removeAllListeners('SIGTERM');
  const loader = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const service = superviseService({
    entry: inProject('src', 'commands', 'processes', 'service-process.ts'),
    execArgv: ['--import', loader],
    env: serviceEnvironment(env, servicePort),
  });
  stopOnSignals(() => Promise.all([service.stop(), vite.close()]));

  let due;
  vite.watcher.on('all', (_event, file) => {
    if (!/[\\/]src[\\/](service|contract|commands)[\\/](?!.*\.test\.ts$).*\.ts$/.test(file)) return;
    clearTimeout(due);
    due = setTimeout(() => service.restart(), 150);
  });

  try {
    await vite.listen();
  } catch (error) {
    throw /already in use/.test(error.message)
      ? new CommandError(`Port ${port} is in use: set PORT to a free one.`)
      : error;
  }
  console.log(`Console: http://127.0.0.1:${port}`);
  const url = await service.start().catch((error) => {
    console.error(error instanceof CommandError ? error.message : error);
  });
  console.log(`Service: ${url ?? `http://127.0.0.1:${servicePort} (not running yet)`}`);
  console.log('ready');
}
