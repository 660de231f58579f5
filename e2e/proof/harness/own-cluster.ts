import { type Cluster, findPostgres, postgresPackage, startCluster } from '#testing/postgres/cluster.ts';
import { CannotRun } from './figure.ts';

/**
 * Runs `work` with a PostgreSQL cluster of its own, whose commits wait for the disk.
 *
 * @throws `CannotRun` where PostgreSQL is not installed
 */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  if (findPostgres() === undefined) {
    throw new CannotRun(`PostgreSQL is not installed: install the package ${postgresPackage}.`);
  }
  const cluster = await startCluster({ durable: true });
  try {
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}
