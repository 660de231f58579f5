import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether a `Host` (`localhost:5173`, `[::1]:80`) is this machine under a name that no DNS can redirect. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}

/** Whether a host name or an IP address without brackets is this machine alone. */
export function isLoopbackAddress(host: string): boolean {
  return isLoopbackHost(host.includes(':') ? `[${host}]` : host);
}

/** The host of a URL at which a server that listens on `host` is reached from its own machine. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Listens on 127.0.0.1, or on another address of this machine; port 0 takes a free one.
 *
 * @returns the port.
 * @throws the system's error, EADDRINUSE for example.
 */
export async function listenOn(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
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
