import fc from 'fast-check';

/** Whether property tests take all samples: with `npm test -- --all`, and in the part that CI adds to each run. */
const takesAllSamples = Boolean(process.env.ALL_TESTS);

/** How many random samples a property test takes: at most 100, or all of them in a run that leaves nothing out. */
export const randomSampleCount = (count: number): number => (takesAllSamples ? count : Math.min(count, 100));

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. The unit 'binary' of fast-check does the same, but
 * first builds a map of all characters, which takes a second and a half and 110 MB in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count));
