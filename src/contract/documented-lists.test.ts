import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomSampleCount } from '#testing/samples.ts';
import { isMultiTargetList, isSingleTargetList } from './documented-lists.ts';
import {
  isDocumentedList,
  LenientTranslationResponse,
  TranslationResponse,
  translationStatuses,
} from './translation.ts';

const statusCodes = translationStatuses.map(({ code }) => code);
const languageCode = fc.constantFrom('hi', 'ta', 'bn', 'ur');

/**
 * Mostly valid values and a few arbitrary ones: a list with a single wrong value is what a faulty loop would accept.
 */
const mostlyValid = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() });
const mapByLanguage = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(
      { weight: 12, arbitrary: languageCode },
      { weight: 1, arbitrary: fc.constantFrom('xx', '__proto__', 'toString', '') },
    ),
    mostlyValid(value),
    { maxKeys: 3, noNullPrototype: true },
  );
const text = fc.string({ maxLength: 4 });
const statusCode = fc.constantFrom(...statusCodes);
const looseStatusCode = fc.oneof(statusCode, fc.integer(), fc.constantFrom('3', '-2', 'x', 1.5));
const looseText = fc.oneof(text, fc.array(text, { maxLength: 2 }));

const singleTargetEntry = fc.record({ inString: text, outString: text, apiStatus: statusCode });
const multiTargetEntry = fc.record({
  inString: text,
  apiStatus: fc.constant(4),
  outStrings: mapByLanguage(text),
  api_statuses: mapByLanguage(statusCode),
});
const entryVariant = fc.record(
  {
    inString: mostlyValid(text),
    outString: mostlyValid(looseText),
    apiStatus: mostlyValid(looseStatusCode),
    status: mostlyValid(looseStatusCode),
    api_status: mostlyValid(looseStatusCode),
    outStrings: mostlyValid(mapByLanguage(looseText)),
    api_statuses: mostlyValid(mapByLanguage(looseStatusCode)),
    other: fc.jsonValue(),
  },
  { requiredKeys: ['inString'] },
);
const anyList = mostlyValid(
  fc.oneof(
    fc.array(mostlyValid(singleTargetEntry), { maxLength: 3 }),
    fc.array(mostlyValid(multiTargetEntry), { maxLength: 3 }),
    fc.array(fc.oneof(singleTargetEntry, multiTargetEntry, entryVariant), { maxLength: 3 }),
  ),
);
/** The list as `JSON.parse` returns it, with `__proto__` as an ordinary key. */
const listAsParsed = anyList.map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('isDocumentedList', () => {
  it('a documented list is accepted by both schemas and read unchanged by the console', {
    tags: 'samples',
  }, () => {
    let found = 0;
    fc.assert(
      fc.property(listAsParsed, (responseList) => {
        if (!isDocumentedList(responseList)) return;
        found++;
        const answer = { responseList, tokenConsumed: 1, uuid: 'u' };
        expect(z.parse(TranslationResponse, answer)).toEqual(answer);
        expect(z.parse(LenientTranslationResponse, answer)).toEqual(answer);
      }),
      { numRuns: randomSampleCount(3000) },
    );
    expect(found).toBeGreaterThan(randomSampleCount(3000) / 10);
  });

  it('lists for one and for several target languages are recognised', () => {
    const known = new Set<unknown>(statusCodes);
    fc.assert(fc.property(fc.array(singleTargetEntry), (entries) => isSingleTargetList(entries, known)));
    expect(
      isMultiTargetList(
        [{ inString: 'a', apiStatus: 4, outStrings: { hi: 'अ' }, api_statuses: { hi: 3 } }],
        new Set(['hi']),
        known,
      ),
    ).toBe(true);
  });
});
