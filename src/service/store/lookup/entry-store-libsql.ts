import { TranslationLanguage } from '#contract/languages.ts';
import type { Entry } from '#contract/local/lookup.ts';
import { type Steps, stepsInTurns } from '#service/in-turns.ts';
import { createChangeLog, type PastChange } from '../change-log.ts';
import { createEntryImport } from './entry-import.ts';
import { createEntryList } from './entry-list.ts';
import {
  CustomEntry,
  createCustomEntries,
  createEntryGroups,
  createEntryReader,
  labelOf,
  NumberRow,
  newEntryId,
  normaliseDraft,
} from './entry-rows.ts';
import { type EntryResult, type EntryStore, isCursor } from './entry-store.ts';
import type { LookupDatabase } from './lookup-database.ts';
import { createSimilarEntries } from './similar-entries.ts';
import { createLibsqlTrigramIndex } from './trigram-index-libsql.ts';
import { createTrigramSample } from './trigrams.ts';

/** The entries in the embedded database, whose changes can be moved to another one. */
export interface LibsqlEntryStore extends EntryStore {
  /** The changes of custom entries, the oldest first. */
  past(): Iterable<PastChange<CustomEntry>>;
  /** Repeats the changes of another store, so that this store gets its custom entries. Call it inside a `write`. */
  repeat(changes: Iterable<PastChange<CustomEntry>>): Steps<void>;
}

/** Views and edits the lookup database in the embedded database. */
export function createLibsqlEntryStore(
  database: LookupDatabase,
  now: () => number = Date.now,
): LibsqlEntryStore {
  const { reader, writer, write } = database;
  const custom = createCustomEntries(writer);
  const trigrams = createLibsqlTrigramIndex(database);
  const sample = createTrigramSample(trigrams);
  const list = createEntryList(database, trigrams, sample);
  const similar = createSimilarEntries(trigrams, sample);
  const log = createChangeLog(writer, 'lookup', CustomEntry, now);
  const completed = createChangeLog(reader, 'lookup', CustomEntry, now);
  const importRows = createEntryImport(writer, custom, log, now);
  const readEntries = createEntryReader(writer);
  const withId = reader.prepare(
    `SELECT entry FROM lookup_entries
     WHERE (seed IS NULL OR seed IN (SELECT name FROM lookup_seeds)) AND kind = 'phrase' AND id = ?`,
  );
  const readCompleted = createEntryReader(reader);
  const get = (id: string): Entry | undefined => {
    const row = withId.get(id);
    return row === undefined
      ? undefined
      : readCompleted([NumberRow.parse(row).entry])
          .values()
          .next().value;
  };

  const entryAt = (number: number): Entry => {
    const entry = readEntries([number]).get(number);
    if (entry === undefined) throw new Error(`The entry ${number} was written but could not be read back.`);
    return entry;
  };

  /** Changes the custom entry with this id, if it has this revision. */
  const change = (
    id: string,
    revision: number,
    about: { readonly what: 'edit' | 'remove'; readonly by: string },
    apply: (number: number, before: CustomEntry) => Entry,
  ): Promise<EntryResult> =>
    write(() => {
      const number = custom.numberOf(id);
      const before = number === undefined ? undefined : custom.read(number);
      if (number === undefined || before === undefined) {
        return { kind: get(id)?.origin === 'built-in' ? 'built-in' : 'unknown' };
      }
      if (before.revision !== revision) return { kind: 'changed-since', revision: before.revision };
      const open = log.begin({ ...about, label: labelOf(before) });
      open.note(number, before);
      const entry = apply(number, before);
      open.end();
      return { kind: 'done', entry };
    });

  return {
    get: async (id) => get(id),
    list: list.page,
    isCursor,
    similar,
    add: (draft, by) =>
      write(() => {
        const number = custom.next();
        const open = log.begin({ what: 'add', by, label: labelOf(draft) });
        open.noteNew(number);
        custom.insert([[number, { ...normaliseDraft(draft), id: newEntryId(), revision: 1, at: now(), by }]]);
        open.end();
        return entryAt(number);
      }),
    replace: (id, revision, draft, by) =>
      change(id, revision, { what: 'edit', by }, (number) => {
        custom.remove(number);
        custom.insert([[number, { ...normaliseDraft(draft), id, revision: revision + 1, at: now(), by }]]);
        return entryAt(number);
      }),
    remove: (id, revision, by) =>
      change(id, revision, { what: 'remove', by }, (number) => {
        const entry = entryAt(number);
        custom.remove(number);
        return entry;
      }),
    changes: async (limit) => completed.list(limit),
    change: async (id) => completed.find(id),
    undo: (id, by, signal) =>
      write(async (signal) => {
        const restored = createEntryGroups(custom.insert);
        const restore = (number: number, content: CustomEntry | undefined) => {
          const before = custom.read(number);
          if (before) custom.remove(number);
          if (content) {
            const revision = Math.max(before?.revision ?? 0, content.revision) + 1;
            restored.add(number, { ...content, revision, at: now(), by });
          }
          return before;
        };
        const result = await stepsInTurns(log.undo(id, by, restore), signal);
        restored.write();
        return result;
      }, signal),
    import: (rows, about, signal) => write((signal) => importRows(rows, about, signal), signal),
    past: () => log.past(custom.read),
    repeat: (changes) =>
      log.repeat(changes, {
        numberFor: custom.next,
        read: custom.read,
        write(number, content) {
          custom.remove(number);
          if (content) custom.insert([[number, content]]);
        },
      }),
    export: list.all,
    async languages(filter, signal) {
      const found = await list.languages(filter, signal);
      return TranslationLanguage.options.filter((language) => found.has(language));
    },
  };
}
