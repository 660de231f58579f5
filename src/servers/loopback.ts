import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether a `Host` (`localhost:5173`, `127.0.0.1`, `[::1]:80`) is this machine under a name that no DNS can redirect. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}

/**
 * Listens on 127.0.0.1; port 0 takes a free one.
 *
 * @returns the port.
 * @throws the system's error, EADDRINUSE for example.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes every connection. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
