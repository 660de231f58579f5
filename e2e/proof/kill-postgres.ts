import type { Proof, ProofOptions } from './harness/figure.ts';
import { withCluster } from './harness/own-cluster.ts';
import { killRepeatedly } from './kill.ts';

/** Repeats the kills of the proof `kill` with a service whose jobs and audio are in PostgreSQL. */
export const run = (options: ProofOptions): Promise<Proof> =>
  withCluster(({ url }) => killRepeatedly(options, { DATABASE_URL: url }));
