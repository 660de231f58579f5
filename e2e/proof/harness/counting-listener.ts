import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on every address of this machine and counts the connections to all but one of them. */
export interface CountingListener {
  readonly port: number;
  connections(): number;
  close(): void;
}

/** @param except an address of this machine whose connections do not count */
export async function startCountingListener(except: string): Promise<CountingListener> {
  let connections = 0;
  const server: Server = createServer((socket) => {
    if (socket.localAddress?.replace('::ffff:', '') !== except) connections++;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\ninside');
  });
  // Without a host, it listens on IPv6 and IPv4.
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    connections: () => connections,
    close: () => server.close(),
  };
}
