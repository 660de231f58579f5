/** Whether the slow tests run too: in CI, and with `npm test -- --all`. */
const runAllSamples = Boolean(process.env.CI || process.env.ALL_TESTS);

/** How many random samples a property test takes: all of them in CI and with `npm test -- --all`, else at most 100. */
export const sampleLimit = (count: number): number => (runAllSamples ? count : Math.min(count, 100));
