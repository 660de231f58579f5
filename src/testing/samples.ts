/** Whether property tests take all their samples: with `npm test -- --all`, and in the part that CI adds to each run. */
const takesAllSamples = Boolean(process.env.ALL_TESTS);

/** How many random samples a property test takes: at most 100, or all of them in a run that leaves nothing out. */
export const sampleLimit = (count: number): number => (takesAllSamples ? count : Math.min(count, 100));
