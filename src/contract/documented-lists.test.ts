import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleLimit } from '#testing/samples.ts';
import { isMultiTargetList, isSingleTargetList } from './documented-lists.ts';
import {
  AcceptedTranslationResponse,
  isDocumentedList,
  TranslationResponse,
  translationStatuses,
} from './translation.ts';

const codes = translationStatuses.map(({ code }) => code);
const language = fc.constantFrom('hi', 'ta', 'bn', 'ur');

/** Mostly right, sometimes not: what is one value away from right is what a loop gets wrong. */
const usually = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() });
const mapOf = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(
      { weight: 12, arbitrary: language },
      { weight: 1, arbitrary: fc.constantFrom('xx', '__proto__', 'toString', '') },
    ),
    usually(value),
    { maxKeys: 3, noNullPrototype: true },
  );
const text = fc.string({ maxLength: 4 });
const code = fc.constantFrom(...codes);
const looseCode = fc.oneof(code, fc.integer(), fc.constantFrom('3', '-2', 'x', 1.5));
const looseText = fc.oneof(text, fc.array(text, { maxLength: 2 }));

const singleTargetEntry = fc.record({ inString: text, outString: text, apiStatus: code });
const multiTargetEntry = fc.record({
  inString: text,
  apiStatus: fc.constant(4),
  outStrings: mapOf(text),
  api_statuses: mapOf(code),
});
const variant = fc.record(
  {
    inString: usually(text),
    outString: usually(looseText),
    apiStatus: usually(looseCode),
    status: usually(looseCode),
    api_status: usually(looseCode),
    outStrings: usually(mapOf(looseText)),
    api_statuses: usually(mapOf(looseCode)),
    other: fc.jsonValue(),
  },
  { requiredKeys: ['inString'] },
);
const anyList = usually(
  fc.oneof(
    fc.array(usually(singleTargetEntry), { maxLength: 3 }),
    fc.array(usually(multiTargetEntry), { maxLength: 3 }),
    fc.array(fc.oneof(singleTargetEntry, multiTargetEntry, variant), { maxLength: 3 }),
  ),
);
/** As it arrives: `JSON.parse` makes `__proto__` a key like any other. */
const listAsParsed = anyList.map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('a documented list', () => {
  it('is one that both schemas accept, and that the console reads unchanged', () => {
    let found = 0;
    fc.assert(
      fc.property(listAsParsed, (responseList) => {
        if (!isDocumentedList(responseList)) return;
        found++;
        const answer = { responseList, tokenConsumed: 1, uuid: 'u' };
        expect(z.parse(TranslationResponse, answer)).toEqual(answer);
        expect(z.parse(AcceptedTranslationResponse, answer)).toEqual(answer);
      }),
      { numRuns: sampleLimit(3000) },
    );
    expect(found).toBeGreaterThan(sampleLimit(3000) / 10);
  });

  it('is recognised', () => {
    const known = new Set<unknown>(codes);
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
