import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const Addresses = z.object({ console: z.string(), folders: z.array(z.string()) });

export interface RunningServers extends z.infer<typeof Addresses> {
  stop(): void;
}

/**
 * Starts the built console with its service, and serves each folder through another instance of the console's server.
 *
 * @param settings environment variables of console and service; ports are chosen here
 */
export async function startServers(
  folders: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<RunningServers> {
  const [port, servicePort] = await Promise.all([findFreePort(), findFreePort()]);
  const child = fork(fileURLToPath(new URL('./servers.mjs', import.meta.url)), [...folders], {
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      ...settings,
    },
  });
  const addresses = await new Promise<z.infer<typeof Addresses>>((resolve, reject) => {
    child.once('message', (message) => resolve(Addresses.parse(message)));
    child.once('exit', () => reject(new Error('The servers ended before they were ready.')));
    child.once('error', reject);
  });
  return { ...addresses, stop: () => child.disconnect() };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
