/**
 * Interleaves measurements: runs all of them once per round (A B A B …), so that other load on the machine affects them
 * alike. Warm-up rounds come first and do not count.
 *
 * @param warmUps number of warm-up rounds; each runs all measurements
 * @returns the results of each measurement, round by round
 */
export async function interleave<Measurements extends Readonly<Record<string, (round: number) => unknown>>>(
  rounds: number,
  measurements: Measurements,
  warmUps = 1,
): Promise<{ [Name in keyof Measurements]: Awaited<ReturnType<Measurements[Name]>>[] }> {
  const found: Record<string, unknown[]> = {};
  for (const name of Object.keys(measurements)) found[name] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [name, measure] of Object.entries(measurements)) {
      const one = await measure(round);
      if (round >= warmUps) found[name]?.push(one);
    }
  }
  return found as { [Name in keyof Measurements]: Awaited<ReturnType<Measurements[Name]>>[] };
}

/** Measures how many milliseconds some work takes. */
export async function measureMilliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
