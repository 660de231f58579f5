import { pathToFileURL } from 'node:url';
import { inProject } from '../../../src/commands/project.mjs';
import { serve } from '../../../src/commands/serve.mjs';

/*
 * The servers of the benchmarks in a browser, in a process of their own: the built console with its service, and each
 * folder named in the arguments through the console's own server and proxy. Reports `{ console, folders }`, their
 * addresses, over the channel to its parent, and ends when that channel closes.
 */

const running = await serve(process.env, inProject('dist', 'server', 'service-process.js'));
const { readSettings, startConsoleServer } = await import(
  pathToFileURL(inProject('dist', 'server', 'console-server.js')).href
);
const { hosts, targets } = readSettings(process.env).value;
const servers = await Promise.all(
  process.argv.slice(2).map((folder) => startConsoleServer({ port: 0, hosts, targets, folder })),
);

process.once('disconnect', async () => {
  await Promise.all([running.stop(), ...servers.map((server) => server.close())]);
  process.exit(0);
});
process.send({ console: running.consoleUrl, folders: servers.map(({ url }) => url) });
