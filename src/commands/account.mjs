import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { dataFolder, readEnvironment } from './processes/environment.mjs';
import { inProject, root } from './project.mjs';

/** Shows or deletes what the service has stored for one account. The service may be running. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const built = pathToFileURL(inProject('dist', 'server', 'account-command.js')).href;
  const { runAccountCommand } = await import(built);
  const env = readEnvironment();
  process.exitCode = await runAccountCommand(args, {
    dataDir: resolve(root, dataFolder(env)),
    env,
    print: (line) => console.log(line),
  });
}
