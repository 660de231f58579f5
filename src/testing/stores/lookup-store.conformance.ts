import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LookupEntry, LookupSeed, LookupStore } from '#service/store/lookup-store.ts';

interface OpenedLookup {
  readonly lookup: LookupStore;
  readonly close: () => void | Promise<void>;
}

const thanksEntry: LookupEntry = {
  id: 'thanks',
  texts: {
    en: { text: 'Thank you.', moderation: 'moderated' },
    hi: { text: 'आपका धन्यवाद।', moderation: 'moderated' },
    ta: { text: 'நன்றி.', moderation: 'in-progress' },
  },
};
const gratitudeEntry: LookupEntry = {
  id: 'gratitude',
  texts: {
    en: { text: 'Thank you', moderation: 'unmoderated' },
    hi: { text: 'शुक्रिया।', moderation: 'unmoderated' },
    ta: { text: 'மிக்க நன்றி.', moderation: 'moderated' },
  },
};
const totalTemplate: LookupEntry = {
  id: 'total',
  texts: {
    en: { text: 'The total is {amount}.', moderation: 'moderated' },
    hi: { text: 'कुल राशि {amount} है।', moderation: 'moderated' },
  },
};
const seed: LookupSeed = {
  name: 'phrasebook',
  phrases: [thanksEntry, gratitudeEntry],
  templates: [totalTemplate],
};

/** The rules that every lookup store follows, whatever its database. */
export function describeLookupStore(name: string, open: () => OpenedLookup | Promise<OpenedLookup>): void {
  describe(name, () => {
    let opened: OpenedLookup;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    async function storeWithSeed(content = seed) {
      await opened.lookup.seed(content);
      return opened.lookup;
    }

    it('finds a sentence regardless of case, whitespace, Unicode form and final punctuation', async () => {
      const store = await storeWithSeed({ ...seed, phrases: [thanksEntry] });
      for (const sentence of ['Thank you.', ' thank  YOU', 'THANK YOU!!', 'Thank\u00a0you …']) {
        const [found] = await store.find([sentence], 'en', ['hi', 'ta']);
        expect(found?.get('hi')).toMatchObject({
          id: 'thanks',
          text: 'आपका धन्यवाद।',
          moderation: 'moderated',
        });
        expect(found?.get('ta')?.moderation).toBe('in-progress');
      }
      const [decomposed] = await store.find(['நன்றி.'.normalize('NFD')], 'ta', ['en']);
      expect(decomposed?.get('en')?.text).toBe('Thank you.');
    });

    it('accepts any language as the source and returns only the requested languages', async () => {
      const store = await storeWithSeed();
      const [found] = await store.find(['आपका धन्यवाद'], 'hi', ['ta']);
      expect([...(found ?? [])].map(([language]) => language)).toEqual(['ta']);
      expect((await store.find(['आपका धन्यवाद'], 'mr', ['ta']))[0]?.size).toBe(0);
    });

    it('prefers the most moderated text when entries have the same sentence', async () => {
      const [found] = await (await storeWithSeed()).find(['thank you'], 'en', ['hi', 'ta']);
      expect(found?.get('hi')).toMatchObject({ id: 'thanks' });
      expect(found?.get('ta')).toMatchObject({ id: 'gratitude' });
    });

    it('returns results in the order of the sentences, and an empty one for an unknown sentence', async () => {
      const found = await (await storeWithSeed()).find(['no such thing', 'thank you', ''], 'en', ['hi']);
      expect(found.map((one) => one.size)).toEqual([0, 1, 0]);
    });

    it('keeps templates out of exact lookups', async () => {
      const store = await storeWithSeed();
      expect((await store.find(['The total is {amount}.'], 'en', ['hi']))[0]?.size).toBe(0);
      expect(await store.templates()).toEqual([totalTemplate]);
      expect(await store.summary()).toEqual({ phrases: 2, templates: 1, languages: ['hi', 'en', 'ta'] });
    });

    it('stores a seed once, and again when it has changed', async () => {
      const store = opened.lookup;
      expect(await store.seed(seed)).toBe(true);
      expect(await store.seed(seed)).toBe(false);
      expect(await store.seed({ ...seed, phrases: [gratitudeEntry] })).toBe(true);
      expect((await store.summary()).phrases).toBe(1);
      expect((await store.find(['thank you'], 'en', ['hi']))[0]?.get('hi')?.id).toBe('gratitude');
    });

    it('serves variants of an English text, but prefers the text itself', async () => {
      const store = await storeWithSeed({
        ...seed,
        phrases: [
          { ...thanksEntry, variants: ['Many thanks.', 'Thanks a lot'] },
          {
            ...gratitudeEntry,
            texts: { en: { text: 'many thanks', moderation: 'unmoderated' }, hi: gratitudeEntry.texts.hi! },
          },
        ],
        templates: [{ ...totalTemplate, variants: ['The sum is {amount}.'] }],
      });
      const [many] = await store.find(['Many thanks'], 'en', ['hi', 'ta']);
      expect(many?.get('hi')?.id).toBe('gratitude');
      expect(many?.get('ta')).toMatchObject({ id: 'thanks', source: 'Many thanks.' });
      expect((await store.find(['thanks a lot'], 'en', ['hi']))[0]?.get('hi')?.id).toBe('thanks');
      expect((await store.find(['thanks a lot'], 'hi', ['ta']))[0]?.size).toBe(0);
      expect(await store.templates()).toEqual([{ ...totalTemplate, variants: ['The sum is {amount}.'] }]);
    });

    it('looks up even odd texts without an error', async () => {
      const store = await storeWithSeed();
      const found = await store.find(['\0', '\ud800', "'; --", 'x'.repeat(10_000)], 'en', ['hi'], {
        domain: 'medical',
        account: 'working',
      });
      expect(found.map((one) => one.size)).toEqual([0, 0, 0, 0]);
      expect(await store.find([], 'en', ['hi'])).toEqual([]);
    });
  });
}
