import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Cluster, startCluster } from './cluster.ts';

/**
 * One cluster for all unit tests of a run, started when the first test asks for it at CLUSTER_PORT. The file is a
 * global setup of Vitest, because tests run in several processes.
 */
export default async function shareCluster(): Promise<() => Promise<void>> {
  let starting: Promise<Cluster> | undefined;
  const server = createServer(async (_, response) => {
    try {
      starting ??= startCluster();
      response.end((await starting).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.CLUSTER_PORT = String((server.address() as AddressInfo).port);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await starting?.catch(() => undefined))?.stop();
  };
}
