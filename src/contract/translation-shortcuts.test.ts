import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonSchemaOf, withShortcut } from './schema.ts';
import {
  AcceptedTranslationResponse,
  MultiTargetEntry,
  SingleTargetEntry,
  TranslationResponse,
  translationStatuses,
} from './translation.ts';
import { isMultiTargetList, isPlainEntry, isSingleTargetList } from './translation-shortcuts.ts';

const codes = translationStatuses.map(({ code }) => code);
const language = fc.constantFrom('hi', 'ta', 'bn', 'ur');

/** Mostly right, sometimes not: what is one value away from right is what a loop gets wrong. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() });
const mapOf = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(
      { weight: 12, arbitrary: language },
      { weight: 1, arbitrary: fc.constantFrom('xx', '__proto__', 'toString', '') },
    ),
    mostly(value),
    { maxKeys: 3, noNullPrototype: true },
  );
const text = fc.string({ maxLength: 4 });
const code = fc.constantFrom(...codes);
const looseCode = fc.oneof(code, fc.integer(), fc.constantFrom('3', '-2', 'x', 1.5));
const looseText = fc.oneof(text, fc.array(text, { maxLength: 2 }));

const single = fc.record({ inString: text, outString: text, apiStatus: code });
const multi = fc.record({
  inString: text,
  apiStatus: fc.constant(4),
  outStrings: mapOf(text),
  api_statuses: mapOf(code),
});
const variant = fc.record(
  {
    inString: mostly(text),
    outString: mostly(looseText),
    apiStatus: mostly(looseCode),
    status: mostly(looseCode),
    api_status: mostly(looseCode),
    outStrings: mostly(mapOf(looseText)),
    api_statuses: mostly(mapOf(looseCode)),
    other: fc.jsonValue(),
  },
  { requiredKeys: ['inString'] },
);
const list = mostly(
  fc.oneof(
    fc.array(mostly(single), { maxLength: 3 }),
    fc.array(mostly(multi), { maxLength: 3 }),
    fc.array(fc.oneof(single, multi, variant), { maxLength: 3 }),
  ),
);
/** As it arrives: `JSON.parse` makes `__proto__` a key like any other. */
const arrived = list.map((value): unknown => JSON.parse(JSON.stringify(value)));

// The same schemas without their shortcuts, made from their parts.
const PlainList = z.union([z.array(SingleTargetEntry), z.array(MultiTargetEntry)]);

describe('the shortcuts of a translation answer', () => {
  it('accept and refuse exactly what the documented schema does, with the same issues', () => {
    let accepted = 0;
    fc.assert(
      fc.property(arrived, (responseList) => {
        const answer = { responseList, tokenConsumed: 1, uuid: 'u' };
        const found = z.safeParse(TranslationResponse, answer);
        const wanted = z.safeParse(
          z.strictObject({ responseList: PlainList, tokenConsumed: z.int(), uuid: z.string() }),
          answer,
        );
        expect(found).toEqual(wanted);
        if (found.success) accepted++;
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });

  it('leave to the schema every entry that the console would read otherwise', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(variant, single, multi), (made) => {
        const entry: unknown = JSON.parse(JSON.stringify(made));
        if (!isPlainEntry(entry)) return;
        taken++;
        // With a field that the shortcut does not know an entry goes the whole way.
        const read = z.parse(AcceptedTranslationResponse, { responseList: [{ ...Object(entry), other: 1 }] });
        expect(read.responseList).toEqual([entry]);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(300);
  });

  it('take what is documented', () => {
    const known = new Set<unknown>(codes);
    fc.assert(fc.property(fc.array(single), (entries) => isSingleTargetList(entries, known)));
    expect(
      isMultiTargetList(
        [{ inString: 'a', apiStatus: 4, outStrings: { hi: 'अ' }, api_statuses: { hi: 3 } }],
        new Set(['hi']),
        known,
      ),
    ).toBe(true);
  });

  it('name the field of an entry in the middle of a long answer', () => {
    const entry = { inString: 'a', apiStatus: 4, outStrings: { hi: 'अ' }, api_statuses: { hi: 3 } };
    const responseList = Array.from({ length: 50 }, (_, place) =>
      place === 30 ? { ...entry, api_statuses: { hi: 'x' } } : entry,
    );
    const { error } = z.safeParse(AcceptedTranslationResponse, { responseList });
    expect(error?.issues[0]?.path).toEqual(['responseList', 30, 'api_statuses', 'hi']);
  });

  it('leave the JSON Schema as it is', () => {
    const plain = z.array(z.string());
    expect(jsonSchemaOf(withShortcut(z.array(z.string()), () => true))).toEqual(jsonSchemaOf(plain));
  });
});
