import { createClient } from './speech-to-text-client.ts';

const warmUpCalls = 100;
const calls = 1_000;

/** A service, and the jobs whose status is requested. */
export interface TimedService {
  readonly url: string;
  readonly ids: readonly string[];
}

/**
 * Times a thousand status calls of each service. The calls alternate between the services, so that other work of the
 * machine affects them alike.
 *
 * @returns the 99th percentile of each in milliseconds
 */
export async function timeStatusCalls(...services: readonly TimedService[]): Promise<number[]> {
  const measured = services.map(({ url, ids }) => ({
    ids,
    client: createClient(url),
    times: [] as number[],
  }));
  for (let call = 0; call < warmUpCalls + calls; call++) {
    for (const { client, ids, times } of measured) {
      const since = performance.now();
      await client.status(ids[call % ids.length] ?? '');
      if (call >= warmUpCalls) times.push(performance.now() - since);
    }
  }
  return measured.map(({ times }) => times.sort((a, b) => a - b)[Math.floor(0.99 * (calls - 1))] ?? 0);
}
