/** Whether property tests take all their samples: in CI and with `npm test -- --all`. */
const takesAllSamples = Boolean(process.env.CI || process.env.ALL_TESTS);

/** How many random samples a property test takes: all of them in CI and with `npm test -- --all`, else at most 100. */
export const sampleLimit = (count: number): number => (takesAllSamples ? count : Math.min(count, 100));
