import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports to choose from. They are below those that systems give to outgoing connections, which could take a port
 * between its choice and its use.
 */
const [first, count] = [20_000, 12_000];

/** The ports that this process has chosen; none is chosen twice. */
const chosen = new Set<number>();

/** A port of the loopback interface on which nothing listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (chosen.has(port)) continue;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    chosen.add(port);
    server.close();
    await once(server, 'close');
    return port;
  }
}
