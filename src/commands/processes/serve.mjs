import { pathToFileURL } from 'node:url';
import { CommandError } from '../command-error.mjs';
import { inProject } from '../project.mjs';
import { envFile, serviceEnvironment } from './environment.mjs';
import { superviseService } from './supervise.mjs';

/**
 * Starts the built console with its proxy in this process, and the embedded service in a separate one, so that long
 * work or a crash there never affects the page. With SERVICE_URLS no service is started.
 * @param env environment variables, see `.env.example`
 * @param entry file of the service's process
 * @param execArgv options of Node for that process
 */
export async function serve(env, entry, execArgv = []) {
  const built = pathToFileURL(inProject('dist', 'server', 'console-server.js')).href;
  const { readSettings, startConsoleServer } = await import(built);
  const settings = readSettings(env);
  if (!settings.ok) throw new CommandError(settings.problem);
  const { port, servicePort, serviceUrls, address, basePath, signIn, hosts } = settings.value;

  const folder = inProject('dist', 'console');
  const server = await startConsoleServer({
    ...settings.value,
    // With several consoles, a change would reach one of them only; behind a reverse proxy, anybody could make it.
    targetsAreFixed: Boolean(signIn || basePath || serviceUrls.length > 0 || hosts.length > 0),
    folder,
    envFile: env.ENV_FILE ?? envFile,
  }).catch((error) => {
    if (error.code === 'EADDRINUSE')
      throw new CommandError(`Port ${port} is in use: set PORT to a free one.`);
    if (error.code === 'EACCES')
      throw new CommandError(`Port ${port} is not permitted: set PORT to a higher one.`);
    if (error.code === 'EADDRNOTAVAIL') {
      throw new CommandError(
        `This machine has no address ${address}: set CONSOLE_ADDRESS to one of its own.`,
      );
    }
    throw error;
  });
  if (serviceUrls.length > 0) {
    const origins = serviceUrls.map(({ origin }) => origin);
    return { consoleUrl: server.url, serviceUrl: origins.join(', '), stop: () => server.close() };
  }
  const service = superviseService({ entry, execArgv, env: serviceEnvironment(env, servicePort) });
  try {
    const serviceUrl = await service.start();
    return {
      consoleUrl: server.url,
      serviceUrl,
      stop: () => Promise.all([service.stop(), server.close()]),
    };
  } catch (error) {
    await Promise.all([service.stop(), server.close()]);
    throw error;
  }
}
