import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import type { ExceptionFilter, ExceptionStore } from '#service/transliteration/exceptions/exception-store.ts';

interface OpenedExceptions {
  readonly exceptions: ExceptionStore;
  readonly close: () => void | Promise<void>;
}

const { signal } = new AbortController();

/** An exception from English to Hindi for all domains and accounts. */
export const draftOf = (word: string, change: Partial<ExceptionDraft> = {}): ExceptionDraft => ({
  word,
  from: 'en',
  to: 'hi',
  spellings: [`${word} 1`],
  domain: null,
  account: null,
  ...change,
});

/** The rules that every store of exceptions follows, whatever its database. */
export function describeExceptionStore(
  name: string,
  open: (now: () => number) => OpenedExceptions | Promise<OpenedExceptions>,
): void {
  describe(name, () => {
    let opened: OpenedExceptions;
    let store: ExceptionStore;
    let clock: number;
    beforeEach(async () => {
      clock = Date.UTC(2026, 0, 1);
      opened = await open(() => clock);
      store = opened.exceptions;
    });
    afterEach(() => opened.close());

    const add = async (draft: ExceptionDraft, by = 'Asha') => {
      const result = await store.add(draft, by);
      if (result.kind !== 'done') throw new Error(result.kind);
      return result.exception;
    };
    const undo = (id: string, by: string) => store.undo(id, by, signal);
    const words = async () => (await store.list({}, 200)).exceptions.map(({ word }) => word);
    const forTexts = (
      texts: readonly string[],
      account: string | null = null,
      domain: string | null = null,
    ) => store.forRequest({ account, domain, texts: () => texts, to: ['hi', 'kok'] }, signal);
    const spellingsFor = async (word: string, account: string | null = null, domain: string | null = null) =>
      (await forTexts([word], account, domain))?.find(word, 'en', 'hi')?.spellings[0];
    const importAll = (drafts: readonly ExceptionDraft[]) =>
      store.import(drafts, { by: 'Asha', label: 'a.csv' }, () => {}, signal);

    describe('the exceptions that apply to a request', () => {
      it('exceptions for both account and domain come first, then those for one of them, then those for all', async () => {
        expect(await forTexts(['bank'], 'working', 'generic')).toBeUndefined();
        await add(draftOf('Bank', { spellings: ['all'] }));
        await add(draftOf('bank', { spellings: ['domain'], domain: 'bfsi' }));
        await add(draftOf('bank', { spellings: ['account'], account: 'working' }));
        await add(draftOf('bank', { spellings: ['both'], account: 'working', domain: 'bfsi' }));
        expect(await spellingsFor('bank', 'working', 'bfsi')).toBe('both');
        expect(await spellingsFor('bank', 'working', 'food')).toBe('account');
        expect(await spellingsFor('bank', 'expired', 'bfsi')).toBe('domain');
        expect(await spellingsFor('bank', 'expired', 'food')).toBe('all');
        expect(await spellingsFor('bank')).toBe('all');
      });

      it('only exceptions between the languages of a request apply; both codes of Konkani count as one language', async () => {
        await add(draftOf('bank', { to: 'kon' }));
        const found = await forTexts(['bank']);
        expect(found?.find('bank', 'en', 'kok')?.spellings).toEqual(['bank 1']);
        expect(found?.find('bank', 'en', 'hi')).toBeUndefined();
        expect(found?.find('bank', 'hi', 'kon')).toBeUndefined();
        expect(found?.longest('bank', 'en', 'kok')).toBe(4);
        expect(found?.longest('bank', 'en', 'hi')).toBe(0);
      });

      it('exceptions are found even if many others begin with the same word', async () => {
        await importAll(Array.from({ length: 5000 }, (_, at) => draftOf(`shri ${at}`)));
        const custom = await forTexts(['Shri 4999.'], 'working', 'generic');
        expect(custom?.longest('shri', 'en', 'hi')).toBeGreaterThanOrEqual(9);
        expect(custom?.find('shri 4999', 'en', 'hi')?.spellings).toEqual(['shri 4999 1']);
      });

      it('a change applies to the next request', async () => {
        const { id } = await add(draftOf('bank'));
        await store.replace(id, { ...draftOf('bank', { spellings: ['new'] }), revision: 1 }, 'Ravi');
        expect(await spellingsFor('bank')).toBe('new');
        await store.remove(id, 2, 'Ravi');
        expect(await spellingsFor('bank')).toBeUndefined();
      });
    });

    describe('changing exceptions', () => {
      it('the combination of word, languages, domain and account is unique, whatever the letter case', async () => {
        await add(draftOf('bank'));
        expect(await store.add(draftOf('BANK'), '')).toEqual({ kind: 'exists' });
        await add(draftOf('bank', { domain: 'bfsi' }));
        const other = await add(draftOf('branch'));
        expect(await store.replace(other.id, { ...draftOf('bank'), revision: 1 }, '')).toEqual({
          kind: 'exists',
        });
        expect(await words()).toEqual(['bank', 'bank', 'branch']);
      });

      it('the revision grows, and a stale one is refused', async () => {
        const { id, revision, changed } = await add(draftOf('bank'));
        expect({ revision, changed }).toEqual({
          revision: 1,
          changed: { at: '2026-01-01T00:00:00.000Z', by: 'Asha' },
        });
        clock += 1000;
        const edited = await store.replace(id, { ...draftOf('banks'), revision: 1 }, 'Ravi');
        expect(edited).toMatchObject({
          kind: 'done',
          exception: {
            id,
            word: 'banks',
            revision: 2,
            changed: { at: '2026-01-01T00:00:01.000Z', by: 'Ravi' },
          },
        });
        expect(await store.replace(id, { ...draftOf('x'), revision: 1 }, '')).toEqual({
          kind: 'changed-since',
        });
        expect(await store.remove(id, 1, '')).toEqual({ kind: 'changed-since' });
        expect(await words()).toEqual(['banks']);
        expect(await store.remove('99', 1, '')).toEqual({ kind: 'unknown' });
      });

      it('a replacement that changes nothing is not recorded as a change', async () => {
        const { id } = await add(draftOf('bank'));
        expect(await store.replace(id, { ...draftOf('bank'), revision: 1 }, '')).toMatchObject({
          exception: { revision: 1 },
        });
        expect(await store.changes(10)).toHaveLength(1);
      });

      it('changes can be undone, newest first, and an old revision is still refused afterwards', async () => {
        const { id } = await add(draftOf('bank'));
        await store.replace(id, { ...draftOf('banks'), revision: 1 }, 'Ravi');
        await store.remove(id, 2, 'Ravi');
        const [removal, edit, addition] = await store.changes(10);
        expect(
          [removal, edit, addition].map((change) => [change?.what, change?.label, change?.canUndo]),
        ).toEqual([
          ['remove', 'banks', true],
          ['edit', 'banks', false],
          ['add', 'bank', false],
        ]);
        expect(await undo(removal?.id ?? '', 'Mira')).toMatchObject({
          kind: 'done',
          change: { what: 'undo', by: 'Mira', count: 1 },
        });
        expect(await store.get(id)).toMatchObject({ word: 'banks', revision: 3, changed: { by: 'Mira' } });
        expect(await store.replace(id, { ...draftOf('x'), revision: 2 }, '')).toEqual({
          kind: 'changed-since',
        });
        expect((await undo(edit?.id ?? '', 'Mira')).kind).toBe('done');
        expect(await words()).toEqual(['bank']);
        expect((await undo(addition?.id ?? '', 'Mira')).kind).toBe('done');
        expect(await words()).toEqual([]);
        expect((await undo('99', '')).kind).toBe('unknown');
      });

      it('a removal cannot be undone once there is another exception for the word', async () => {
        const { id } = await add(draftOf('bank'));
        await store.remove(id, 1, '');
        const [removal] = await store.changes(1);
        await add(draftOf('Bank'));
        expect(await undo(removal?.id ?? '', '')).toEqual({ kind: 'changed-since' });
        expect(await words()).toEqual(['Bank']);
        expect(await store.changes(10)).toHaveLength(3);
      });
    });

    describe('an import', () => {
      it('an import adds and replaces exceptions and skips identical ones, as one change that can be undone', async () => {
        await add(draftOf('one'));
        await add(draftOf('two'));
        const result = await importAll([
          draftOf('one'),
          draftOf('two', { spellings: ['new'] }),
          draftOf('three'),
          draftOf('four', { account: 'working' }),
        ]);
        expect(result).toMatchObject({
          added: 2,
          replaced: 1,
          unchanged: 1,
          change: { what: 'import', label: 'a.csv', count: 3, canUndo: true },
        });
        expect(await words()).toEqual(['four', 'one', 'three', 'two']);
        await undo(result.change?.id ?? '', '');
        expect(await words()).toEqual(['one', 'two']);
        expect(await spellingsFor('two')).toBe('two 1');
      });

      it('an aborted import changes nothing', async () => {
        const abort = new AbortController();
        const drafts = Array.from({ length: 2000 }, (_, at) => draftOf(`word ${at}`));
        let rows = 0;
        const onRow = () => {
          rows++;
          if (rows === 1000) abort.abort();
        };
        await expect(store.import(drafts, { by: '', label: '' }, onRow, abort.signal)).rejects.toThrow();
        expect(await words()).toEqual([]);
        expect(await store.changes(10)).toEqual([]);
      });
    });

    describe('the list of exceptions', () => {
      it('the list of exceptions has pages in the order of the words', async () => {
        await importAll(
          Array.from({ length: 25 }, (_, at) => draftOf(`word ${String(at).padStart(2, '0')}`)),
        );
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await store.list({}, 10, after);
          seen.push(...page.exceptions.map(({ word }) => word));
          after = page.next;
          // Removing an exception does not end the list early.
          const final = page.exceptions.at(-1);
          if (final) await store.remove(final.id, 1, '');
        } while (after !== undefined);
        expect(seen).toEqual(Array.from({ length: 25 }, (_, at) => `word ${String(at).padStart(2, '0')}`));
      });

      it('the list of exceptions is filtered by part of the word or a spelling, languages, domain and account', async () => {
        await add(draftOf('State Bank', { spellings: ['स्टेट बैंक'], domain: 'bfsi' }));
        await add(draftOf('Mandi', { to: 'pa', account: 'working' }));
        const found = async (filter: ExceptionFilter) =>
          (await store.list(filter, 10)).exceptions.map(({ word }) => word);
        expect(await found({ query: 'te B' })).toEqual(['State Bank']);
        expect(await found({ query: 'बैंक' })).toEqual(['State Bank']);
        expect(await found({ query: '%' })).toEqual([]);
        expect(await found({ to: 'pa' })).toEqual(['Mandi']);
        expect(await found({ from: 'hi' })).toEqual([]);
        expect(await found({ domain: 'bfsi' })).toEqual(['State Bank']);
        expect(await found({ domain: '' })).toEqual(['Mandi']);
        expect(await found({ account: 'working' })).toEqual(['Mandi']);
        expect(await found({ account: '' })).toEqual(['State Bank']);
        expect(await store.count({ account: '' })).toBe(1);
      });
    });
  });
}
