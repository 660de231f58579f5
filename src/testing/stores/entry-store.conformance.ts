import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry, EntryDraft } from '#contract/local/lookup.ts';
import type { EntryStore, ImportRow } from '#service/store/lookup/entry-store.ts';
import type { LookupStore } from '#service/store/lookup-store.ts';

interface OpenedEntries {
  readonly lookup: LookupStore;
  readonly entries: EntryStore;
  readonly close: () => void | Promise<void>;
}

const { signal } = new AbortController();

/** An entry with moderated texts for all domains and accounts. */
export function draft(
  texts: Partial<Record<TranslationLanguage, string>>,
  about: Partial<Pick<EntryDraft, 'domain' | 'account'>> = {},
): EntryDraft {
  const moderated = Object.entries(texts).map(([language, text]) => [
    language,
    { text, moderation: 'moderated' },
  ]);
  return { texts: Object.fromEntries(moderated), domain: null, account: null, ...about };
}

/** A row of an imported file, identified by its English text or by `id`. */
export const row = (given: EntryDraft, id?: string): ImportRow => ({ draft: given, source: 'en', id });

/** The rules of editing that every store of entries follows, whatever its database. */
export function describeEntryStore(
  name: string,
  open: (now: () => number) => OpenedEntries | Promise<OpenedEntries>,
): void {
  describe(name, () => {
    let opened: OpenedEntries;
    let lookup: LookupStore;
    let store: EntryStore;
    beforeEach(async () => {
      opened = await open(() => Date.UTC(2026, 0, 1));
      lookup = opened.lookup;
      store = opened.entries;
      await lookup.seed({
        name: 'phrasebook',
        phrases: [
          {
            id: 'thanks',
            texts: {
              en: { text: 'Thank you.', moderation: 'moderated' },
              hi: { text: 'आपका धन्यवाद।', moderation: 'moderated' },
            },
            variants: ['Many thanks.'],
          },
        ],
        templates: [],
      });
    });
    afterEach(() => opened.close());

    const found = async (sentence: string, scope = {}) =>
      (await lookup.find([sentence], 'en', ['hi'], scope))[0]?.get('hi');
    const listed = async (filter = {}, limit = 200) =>
      (await store.list(filter, { limit }, signal)).entries.map(({ texts }) => texts.en?.text);
    async function* batches(...all: ImportRow[]) {
      yield all;
    }
    const importRows = (...rows: ImportRow[]) =>
      store.import(batches(...rows), { by: 'Asha', label: 'file.csv' }, signal);

    it('adds an entry, which is served from then on', async () => {
      const added = await store.add(draft({ en: 'Good morning', hi: 'सुप्रभात' }), 'Asha');
      expect(added).toMatchObject({ origin: 'own', revision: 1 });
      expect(added.changed).toEqual({ at: '2026-01-01T00:00:00.000Z', by: 'Asha' });
      expect(await found('good morning!')).toMatchObject({
        id: added.id,
        text: 'सुप्रभात',
        moderation: 'moderated',
      });
    });

    it('serves a custom entry instead of a built-in one with the same text or variant', async () => {
      await store.add(draft({ en: 'Thank you', hi: 'शुक्रिया' }), '');
      expect((await found('Thank you.'))?.text).toBe('शुक्रिया');
      expect((await found('Many thanks.'))?.text).toBe('आपका धन्यवाद।');
      await store.add(draft({ en: 'Many thanks', hi: 'बहुत शुक्रिया' }), '');
      expect((await found('Many thanks.'))?.text).toBe('बहुत शुक्रिया');
    });

    it('serves a built-in text in languages that the custom entry does not have', async () => {
      await store.add(draft({ en: 'Thank you', ta: 'நன்றி' }), '');
      expect((await found('Thank you.'))?.text).toBe('आपका धन्यवाद।');
    });

    it('prefers the entry for the account and domain of a request to more general ones, and ignores those for others', async () => {
      const scopes = [
        { domain: null, account: null },
        { domain: 'medical', account: null },
        { domain: null, account: 'working' },
        { domain: 'medical', account: 'working' },
      ] as const;
      for (const [at, scope] of scopes.entries()) {
        await store.add(draft({ en: 'Discharge', hi: `शब्द ${at}` }, scope), '');
      }
      const served = async (scope = {}) => (await found('discharge', scope))?.text;
      expect(await served()).toBe('शब्द 0');
      expect(await served({ domain: 'bfsi', account: 'other' })).toBe('शब्द 0');
      expect(await served({ domain: 'medical', account: 'other' })).toBe('शब्द 1');
      expect(await served({ domain: 'bfsi', account: 'working' })).toBe('शब्द 2');
      expect(await served({ domain: 'medical', account: 'working' })).toBe('शब्द 3');
    });

    it('replaces an entry and refuses a revision that is no longer the latest', async () => {
      const { id } = await store.add(draft({ en: 'Yes', hi: 'हाँ' }), 'Asha');
      const edited = await store.replace(id, 1, draft({ en: 'Yes', hi: 'जी हाँ' }), 'Ravi');
      expect(edited).toMatchObject({ kind: 'done', entry: { id, revision: 2, changed: { by: 'Ravi' } } });
      expect((await found('yes'))?.text).toBe('जी हाँ');
      expect(await store.replace(id, 1, draft({ en: 'Yes', hi: 'नहीं' }), '')).toEqual({
        kind: 'changed-since',
        revision: 2,
      });
      expect((await found('yes'))?.text).toBe('जी हाँ');
    });

    it('removes an entry, which is then neither served nor found', async () => {
      const { id } = await store.add(draft({ en: 'Certainly not', hi: 'बिल्कुल नहीं' }), '');
      expect(await store.remove(id, 2, '')).toMatchObject({ kind: 'changed-since' });
      expect(await store.remove(id, 1, '')).toMatchObject({ kind: 'done', entry: { id } });
      expect(await found('Certainly not')).toBeUndefined();
      expect(await listed({ query: 'certainly' })).toEqual([]);
      expect((await store.similar('Certainly not', 'en', 5, signal)).similar).toEqual([]);
      expect(await store.remove(id, 1, '')).toEqual({ kind: 'unknown' });
    });

    it('does not change built-in entries', async () => {
      expect(await store.replace('thanks', 0, draft({ en: 'a', hi: 'b' }), '')).toEqual({ kind: 'built-in' });
      expect(await store.remove('thanks', 0, '')).toEqual({ kind: 'built-in' });
    });

    it('undoes each kind of change, and revisions keep growing', async () => {
      const { id } = await store.add(draft({ en: 'Yes', hi: 'हाँ' }), '');
      await store.replace(id, 1, draft({ en: 'Yes', hi: 'जी' }), '');
      await store.remove(id, 2, '');
      const undoLast = async () => {
        const [last] = (await store.changes(100)).filter(({ canUndo, what }) => canUndo && what !== 'undo');
        return store.undo(last?.id ?? '', 'Ravi', signal);
      };
      expect(await undoLast()).toMatchObject({ kind: 'done', change: { what: 'undo', label: 'Yes' } });
      expect((await found('yes'))?.text).toBe('जी');
      expect((await store.list({ origin: 'own' }, { limit: 1 }, signal)).entries[0]?.revision).toBe(3);
      await undoLast();
      expect((await found('yes'))?.text).toBe('हाँ');
      await undoLast();
      expect(await found('yes')).toBeUndefined();
    });

    it('lists custom entries first, newest first, page by page without gaps or repetitions', async () => {
      for (const text of ['one', 'two', 'three', 'four', 'five'])
        await store.add(draft({ en: text, hi: text }), '');
      const expected = ['five', 'four', 'three', 'two', 'one', 'Thank you.'];
      for (const limit of [1, 2, 4, 5, 6, 200]) {
        const seen: (string | undefined)[] = [];
        let after: string | undefined;
        do {
          const page = await store.list({}, { after, limit }, signal);
          expect(page.total).toBe(6);
          seen.push(...page.entries.map(({ texts }) => texts.en?.text));
          after = page.next;
          expect(after === undefined || store.isCursor(after)).toBe(true);
        } while (after !== undefined);
        expect(seen).toEqual(expected);
      }
    });

    it('finds entries by part of a text, whatever its letter case, length and signs', async () => {
      await store.add(draft({ en: 'Pay 100% now_or later', hi: 'अभी भुगतान करें' }), '');
      await store.add(draft({ en: 'Say "hello" to Café', hi: 'नमस्ते कहें' }), '');
      expect(await listed({ query: 'PAY 100% NOW_' })).toEqual(['Pay 100% now_or later']);
      expect(await listed({ query: '0% n' })).toEqual(['Pay 100% now_or later']);
      expect(await listed({ query: '0%x' })).toEqual([]);
      expect(await listed({ query: '_' })).toEqual(['Pay 100% now_or later']);
      expect(await listed({ query: 'भुगतान' })).toEqual(['Pay 100% now_or later']);
      expect(await listed({ query: 'मस' })).toEqual(['Say "hello" to Café']);
      expect(await listed({ query: '"hello"' })).toEqual(['Say "hello" to Café']);
      expect(await listed({ query: 'Café'.normalize('NFD') })).toEqual(['Say "hello" to Café']);
      expect(await listed({ query: 'thank' })).toEqual(['Thank you.']);
      expect(await listed({ query: 'hello', language: 'hi' })).toEqual([]);
    });

    it('filters by moderation, domain, account and origin', async () => {
      const pending = draft({ en: 'Pending', hi: 'लंबित' }, { domain: 'bfsi', account: 'working' });
      if (pending.texts.hi) pending.texts.hi.moderation = 'unmoderated';
      await store.add(pending, '');
      await store.add(draft({ en: 'Done', hi: 'पूर्ण' }), '');
      expect(await listed({ moderation: 'unmoderated' })).toEqual(['Pending']);
      expect(await listed({ moderation: 'unmoderated', language: 'en' })).toEqual([]);
      expect(await listed({ domain: 'bfsi' })).toEqual(['Pending']);
      expect(await listed({ domain: 'bfsi', account: 'other' })).toEqual([]);
      expect(await listed({ account: 'working' })).toEqual(['Pending']);
      expect(await listed({ origin: 'built-in' })).toEqual(['Thank you.']);
      expect(await listed({ origin: 'own' })).toEqual(['Done', 'Pending']);
    });

    it('updates the number of entries after a change', async () => {
      expect((await store.list({}, { limit: 1 }, signal)).total).toBe(1);
      await store.add(draft({ en: 'one', hi: 'एक' }), '');
      expect((await store.list({}, { limit: 1 }, signal)).total).toBe(2);
    });

    it('offers entries with similar texts, the most similar first', async () => {
      for (const text of [
        'Your order has been shipped today',
        'Your order has been shipped',
        'Your account has been closed',
        'Completely different',
      ])
        await store.add(draft({ en: text, hi: `${text} हिन्दी` }), '');
      const { similar } = await store.similar('Your ordr has been shiped', 'en', 5, signal);
      expect(similar.map(({ entry }) => entry.texts.en?.text)).toEqual([
        'Your order has been shipped',
        'Your order has been shipped today',
        'Your account has been closed',
      ]);
      expect(similar[0]?.similarity).toBeCloseTo(25 / 27, 3);
      expect((await store.similar('thank you', 'en', 5, signal)).similar).toMatchObject([
        { similarity: 1, entry: { id: 'thanks', origin: 'built-in' } },
      ]);
      expect((await store.similar('Your order has been shipped', 'ta', 5, signal)).similar).toEqual([]);
    });

    it('does not serve a similar text', async () => {
      await store.add(draft({ en: 'Your order has been shipped', hi: 'भेज दिया गया' }), '');
      expect(await found('Your ordr has been shipped')).toBeUndefined();
    });

    it('imports rows: new ones are added, identical ones are skipped, others with the same source and scope are replaced', async () => {
      await store.add(draft({ en: 'Yes', hi: 'हाँ', ta: 'ஆம்' }), '');
      await store.add(draft({ en: 'No', hi: 'नहीं' }), '');
      const result = await importRows(
        row(draft({ en: 'Yes', hi: 'जी हाँ' })),
        row(draft({ en: 'No', hi: 'नहीं' })),
        row(draft({ en: 'No', hi: 'ना' }, { domain: 'travel' })),
      );
      expect(result).toMatchObject({
        added: 1,
        replaced: 1,
        unchanged: 1,
        change: { what: 'import', count: 2 },
      });
      const yes = (await store.list({ query: 'Yes' }, { limit: 9 }, signal)).entries;
      expect(yes).toHaveLength(1);
      expect(yes[0]?.texts).toEqual(draft({ en: 'Yes', hi: 'जी हाँ', ta: 'ஆம்' }).texts);
      expect((await found('No', { domain: 'travel' }))?.text).toBe('ना');
    });

    it('undoes an import as a whole', async () => {
      await store.add(draft({ en: 'Yes', hi: 'हाँ' }), '');
      const before = (await store.list({}, { limit: 9 }, signal)).entries.map(({ texts }) => texts);
      const { change } = await importRows(
        row(draft({ en: 'Yes', hi: 'जी' })),
        row(draft({ en: 'New', hi: 'नया' })),
        row(draft({ en: 'New', hi: 'नई' })),
      );
      expect(change?.count).toBe(2);
      await store.undo(change?.id ?? '', '', signal);
      const after = (await store.list({}, { limit: 9 }, signal)).entries.map(({ texts }) => texts);
      expect(after).toEqual(before);
    });

    it('imports nothing if reading the rows fails', async () => {
      async function* broken() {
        yield [row(draft({ en: 'First', hi: 'पहला' }))];
        throw new Error('broken file');
      }
      await expect(store.import(broken(), { by: '', label: '' }, signal)).rejects.toThrow('broken file');
      expect(await listed({ origin: 'own' })).toEqual([]);
      expect(await store.changes(10)).toEqual([]);
      await store.add(draft({ en: 'works again', hi: 'फिर' }), '');
      expect(await listed({ origin: 'own' })).toEqual(['works again']);
    });

    it('keeps entries with the same texts apart if the rows have ids, and finds them again by these', async () => {
      const [one, two] = ['own-00000000000000aa', 'own-00000000000000bb'];
      const rows = [
        row(draft({ en: 'Bank', hi: 'बैंक' }), one),
        row(draft({ en: 'Bank', hi: 'किनारा' }), two),
      ] as const;
      expect(await importRows(...rows)).toMatchObject({ added: 2 });
      expect(await importRows(...rows)).toEqual({ added: 0, replaced: 0, unchanged: 2 });
      expect(await importRows(row(draft({ en: 'Banks', hi: 'बैंक' }), one))).toMatchObject({ replaced: 1 });
      expect(await listed({ origin: 'own' })).toEqual(['Bank', 'Banks']);
    });

    it('goes through all entries, oldest first', async () => {
      for (let at = 0; at < 450; at++) await store.add(draft({ en: `text ${at}`, hi: 'x' }), '');
      const all: Entry[] = [];
      for await (const entry of store.export({ origin: 'own' }, signal)) all.push(entry);
      expect(all.map(({ texts }) => texts.en?.text)).toEqual(
        Array.from({ length: 450 }, (_, at) => `text ${at}`),
      );
      expect(await store.languages({}, signal)).toEqual(['hi', 'en']);
    });
  });
}
