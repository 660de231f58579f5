import { TranslationLanguage } from '#contract/languages.ts';
import type { Entry } from '#contract/local/lookup.ts';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import { createPostgresChangeLog } from '../change-log-postgres.ts';
import { CustomEntry, labelOf, newEntryId, normaliseDraft } from './entry-rows.ts';
import { type EntryResult, type EntryStore, isCursor } from './entry-store.ts';
import { importEntries } from './postgres/entry-import.ts';
import { createPostgresEntryList } from './postgres/entry-list.ts';
import {
  insertCustomEntries,
  newNumbers,
  numbersOf,
  readCustomEntries,
  readEntries,
  removeEntries,
} from './postgres/entry-records.ts';
import { createOneWriter, type Query, withoutNul } from './postgres/one-writer.ts';
import { createPostgresTrigramIndex } from './postgres/trigram-index.ts';
import { createSimilarEntries } from './similar-entries.ts';
import { createTrigramSample } from './trigrams.ts';

/** Views and edits the lookup database in PostgreSQL. */
export function createPostgresEntryStore(postgres: Postgres, now: () => number = Date.now): EntryStore {
  const write = createOneWriter(postgres, 'lookup');
  const log = createPostgresChangeLog(postgres, 'lookup', CustomEntry, now);
  const list = createPostgresEntryList(postgres);
  const trigrams = createPostgresTrigramIndex(postgres);

  const get = async (id: string): Promise<Entry | undefined> => {
    const { rows } = await postgres.query<{ entry: number }>(
      'lookup-entry-by-id',
      `SELECT entry FROM lookup_entries WHERE id = $1 AND kind = 'phrase' ORDER BY seed NULLS FIRST LIMIT 1`,
      [withoutNul(id)],
    );
    const number = rows[0]?.entry;
    return number === undefined ? undefined : (await readEntries(postgres.query, [number])).get(number);
  };
  const entryAt = async (query: Query, number: number): Promise<Entry> => {
    const entry = (await readEntries(query, [number])).get(number);
    if (entry === undefined) throw new Error(`The entry ${number} was written but could not be read back.`);
    return entry;
  };

  /** Changes the custom entry with this id, if it has this revision. */
  const change = (
    id: string,
    revision: number,
    about: { readonly what: 'edit' | 'remove'; readonly by: string },
    apply: (query: Query, number: number) => Promise<Entry>,
  ): Promise<EntryResult> =>
    write(async (query) => {
      const number = (await numbersOf(query, [withoutNul(id)])).get(id);
      const before =
        number === undefined ? undefined : (await readCustomEntries(query, [number])).get(number);
      if (number === undefined || before === undefined) {
        return { kind: (await get(id))?.origin === 'built-in' ? 'built-in' : 'unknown' };
      }
      if (before.revision !== revision) return { kind: 'changed-since', revision: before.revision };
      const open = await log.begin(query, { ...about, label: labelOf(before) });
      await open.note(new Map([[number, before]]));
      const entry = await apply(query, number);
      await open.end();
      return { kind: 'done', entry };
    });

  return {
    get,
    list: list.page,
    isCursor,
    similar: createSimilarEntries(trigrams, createTrigramSample(trigrams)),
    add: (draft, by) =>
      write(async (query) => {
        const [number = 0] = await newNumbers(query, 1);
        const open = await log.begin(query, { what: 'add', by, label: labelOf(draft) });
        await open.note(new Map([[number, undefined]]));
        const added = {
          ...normaliseDraft(draft),
          id: newEntryId(),
          revision: 1,
          at: now(),
          by: withoutNul(by),
        };
        await insertCustomEntries(query, new Map([[number, added]]));
        await open.end();
        return entryAt(query, number);
      }),
    replace: (id, revision, draft, by) =>
      change(id, revision, { what: 'edit', by }, async (query, number) => {
        const replaced = {
          ...normaliseDraft(draft),
          id,
          revision: revision + 1,
          at: now(),
          by: withoutNul(by),
        };
        await removeEntries(query, [number]);
        await insertCustomEntries(query, new Map([[number, replaced]]));
        return entryAt(query, number);
      }),
    remove: (id, revision, by) =>
      change(id, revision, { what: 'remove', by }, async (query, number) => {
        const entry = await entryAt(query, number);
        await removeEntries(query, [number]);
        return entry;
      }),
    changes: log.list,
    change: log.find,
    undo: (id, by, signal) =>
      write(
        (query) =>
          log.undo(query, { id, by, signal }, async (records) => {
            const stored = await readCustomEntries(query, [...records.keys()]);
            const restored = new Map<number, CustomEntry>();
            for (const [number, content] of records) {
              if (content === undefined) continue;
              const revision = Math.max(stored.get(number)?.revision ?? 0, content.revision) + 1;
              restored.set(number, { ...content, revision, at: now(), by: withoutNul(by) });
            }
            await removeEntries(query, [...stored.keys()]);
            await insertCustomEntries(query, restored);
            return new Map([...records.keys()].map((number) => [number, stored.get(number)]));
          }),
        signal,
      ),
    import: (rows, { by, label }, signal) =>
      write(async (query) => {
        const change = await log.begin(query, { what: 'import', by, label });
        const counts = await importEntries(query, rows, change, { by: withoutNul(by), now, signal });
        const ended = await change.end();
        return { ...counts, ...(ended && { change: ended }) };
      }, signal),
    export: list.all,
    async languages(filter) {
      const found = await list.languages(filter);
      return TranslationLanguage.options.filter((language) => found.has(language));
    },
  };
}
