import { pathToFileURL } from 'node:url';
import { serve } from '../../../src/commands/processes/serve.mjs';
import { inProject } from '../../../src/commands/project.mjs';

/*
 * The servers of the browser benchmarks, in a separate process: the built console with its service, and each folder
 * named in the arguments behind another instance of the console's server. Sends their addresses
 * (`{ console, folders }`) to the parent process, and exits when the parent disconnects.
 */

const builtConsole = await serve(process.env, inProject('dist', 'server', 'service-process.js'));
const { readSettings, startConsoleServer } = await import(
  pathToFileURL(inProject('dist', 'server', 'console-server.js')).href
);
const { hosts, targets } = readSettings(process.env).value;
const servers = await Promise.all(
  process.argv.slice(2).map((folder) => startConsoleServer({ port: 0, hosts, targets, folder })),
);

process.once('disconnect', async () => {
  await Promise.all([builtConsole.stop(), ...servers.map((server) => server.close())]);
  process.exit(0);
});
process.send({ console: builtConsole.consoleUrl, folders: servers.map(({ url }) => url) });
