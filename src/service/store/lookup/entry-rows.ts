import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, EntryDraft } from '#contract/local/lookup.ts';
import type { Database } from '../database.ts';
import { keyOf, normalForm } from '../normal-form.ts';

/** A custom entry as stored in the log of changes. */
export const CustomEntry = z.extend(EntryDraft, {
  id: z.string(),
  revision: z.number(),
  at: z.number(),
  by: z.string(),
});
export type CustomEntry = z.infer<typeof CustomEntry>;

/** A row with the number of an entry. */
export const NumberRow = z.object({ entry: z.number() });
const TextRow = z.object({
  entry: z.number(),
  id: z.string(),
  seed: z.nullable(z.string()),
  domain: EntryDraft.shape.domain,
  account: z.nullable(z.string()),
  revision: z.number(),
  changed_at: z.nullable(z.number()),
  changed_by: z.nullable(z.string()),
  language: TranslationLanguage,
  text: z.string(),
  moderation: z.enum(['moderated', 'in-progress', 'unmoderated']),
});

/** An id for a new entry, unique even across machines. */
export const newEntryId = () => `own-${randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** A draft with its texts as they are stored: in Unicode's form NFC, with line ends `\n`. */
export function normaliseDraft({ texts, domain, account }: EntryDraft): EntryDraft {
  const all = Object.entries(texts).map(([language, { text, moderation }]) => [
    language,
    { text: text.normalize('NFC').replace(/\r\n?/g, '\n'), moderation },
  ]);
  return { texts: Object.fromEntries(all), domain, account };
}

/** A description by which people recognise an entry. */
export function labelOf({ texts }: EntryDraft): string {
  const text = texts.en?.text ?? Object.values(texts)[0]?.text ?? '';
  return Array.from(text).slice(0, 200).join('');
}

/** Reads entries by their numbers in the database. */
export function createEntryReader(database: Database) {
  const select = database.prepare(
    `SELECT entry, id, seed, domain, account, revision, changed_at, changed_by, language, text, moderation
     FROM lookup_entries JOIN lookup_texts USING (entry)
     WHERE entry IN (SELECT value FROM json_each(?)) ORDER BY entry`,
  );
  return (entries: readonly number[]): ReadonlyMap<number, Entry> => {
    return entriesOf(select.all(JSON.stringify(entries)));
  };
}

/** Entries by their numbers, from the rows of their texts. */
export function entriesOf(rows: readonly unknown[]): Map<number, Entry> {
  const found = new Map<number, Entry>();
  for (const raw of rows) {
    const row = TextRow.parse(raw);
    const entry = found.get(row.entry) ?? entryOf(row);
    entry.texts[row.language] = { text: row.text, moderation: row.moderation };
    found.set(row.entry, entry);
  }
  return found;
}

/** A custom entry as stored in the log of changes. */
export function customEntryOf({ id, texts, domain, account, revision, changed }: Entry): CustomEntry {
  const at = Date.parse(changed?.at ?? '') || 0;
  return { id, texts, domain, account, revision, at, by: changed?.by ?? '' };
}

function entryOf({ id, seed, domain, account, revision, changed_at, changed_by }: z.infer<typeof TextRow>) {
  return {
    id,
    texts: {},
    domain,
    account,
    origin: seed === null ? 'own' : 'built-in',
    revision,
    ...(changed_at !== null && {
      changed: { at: new Date(changed_at).toISOString(), by: changed_by ?? '' },
    }),
  } satisfies Entry as Entry;
}

/** An entry with its number in the database. */
type NumberedEntry = readonly [number: number, content: CustomEntry];

/** Number of entries that are inserted together: few enough that other requests do not wait for them. */
const entriesAtOnce = 64;

/** Collects entries and inserts them in groups; call `write` for those of the last group. */
export function createEntryGroups(insert: (entries: readonly NumberedEntry[]) => void) {
  let entries: NumberedEntry[] = [];
  const write = () => {
    insert(entries);
    entries = [];
  };
  return {
    add(...entry: NumberedEntry): void {
      entries.push(entry);
      if (entries.length === entriesAtOnce) write();
    },
    write,
  };
}

/** Reads and writes custom entries. Write only inside `LookupDatabase.write`. */
export function createCustomEntries(database: Database) {
  const readEntries = createEntryReader(database);
  const byId = database.prepare(
    `SELECT entry FROM lookup_entries WHERE seed IS NULL AND kind = 'phrase' AND id = ?`,
  );
  const last = database.prepare(`SELECT seq AS entry FROM sqlite_sequence WHERE name = 'lookup_entries'`);
  const remove = database.prepare('DELETE FROM lookup_entries WHERE entry = ?');
  const removeTrigrams = database.prepare('DELETE FROM lookup_trigrams WHERE rowid = ?');
  const insert = database.prepare(
    `INSERT INTO lookup_entries (entry, seed, kind, id, domain, account, revision, changed_at, changed_by)
     VALUES (?, NULL, 'phrase', ?, ?, ?, ?, ?, ?)`,
  );
  const insertText = database.prepare(
    'INSERT INTO lookup_texts (entry, language, text, moderation, key) VALUES (?, ?, ?, ?, ?)',
  );
  const insertTrigrams = database.prepare('INSERT INTO lookup_trigrams (rowid, texts) VALUES (?, ?)');
  const numberOf = (row: unknown) => (row === undefined ? undefined : NumberRow.parse(row).entry);

  return {
    /** The number of the custom entry with this id. */
    numberOf: (id: string) => numberOf(byId.get(id)),
    /** The number for a new entry. */
    next: () => (numberOf(last.get()) ?? 0) + 1,
    read(number: number): CustomEntry | undefined {
      const entry = readEntries([number]).get(number);
      return entry && customEntryOf(entry);
    },
    remove(number: number): void {
      removeTrigrams.run(number);
      remove.run(number);
    },
    /** Inserts entries, table by table: that is faster than entry by entry (bench `lookup`: import). */
    insert(entries: readonly NumberedEntry[]): void {
      for (const [number, { id, domain, account, revision, at, by }] of entries) {
        insert.run(number, id, domain, account, revision, at, by);
      }
      for (const [number, { texts }] of entries) {
        for (const [language, { text, moderation }] of Object.entries(texts)) {
          insertText.run(number, language, text, moderation, keyOf(normalForm(text)));
        }
      }
      for (const [number, { texts }] of entries) {
        const all = Object.values(texts).map(({ text }) => text);
        insertTrigrams.run(number, all.join('\n'));
      }
    },
  };
}

export type CustomEntries = ReturnType<typeof createCustomEntries>;
