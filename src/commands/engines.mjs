import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { dataFolder, readEnvironment } from './processes/environment.mjs';
import { root } from './project.mjs';

/** Lists the engines that can be added to the embedded service, adds, removes or verifies one. */
export async function run(args) {
  await ensureInstalled();
  const env = readEnvironment();
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { runEnginesCommand } = await import('./engines/engines-command.ts');
  await unregister();
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => controller.abort(new Error('cancelled')));
  }
  process.exitCode = await runEnginesCommand(args, {
    engines: resolve(root, dataFolder(env), 'engines'),
    env,
    signal: controller.signal,
    print: (line) => console.log(line),
  });
}
