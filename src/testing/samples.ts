/** Whether the slow tests run too: in CI, and with `npm test -- --all`. */
const all = Boolean(process.env.CI || process.env.ALL_TESTS);

/** How many random samples a property test takes: all of them in CI and with `npm test -- --all`, else at most 100. */
export const samples = (count: number): number => (all ? count : Math.min(count, 100));
