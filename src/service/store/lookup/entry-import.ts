import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { EntryDraft } from '#contract/local/lookup.ts';
import { inTurns } from '#service/in-turns.ts';
import type { ChangeLog, OpenChange } from '../change-log.ts';
import type { Database } from '../database.ts';
import { keyOf, normalForm } from '../normal-form.ts';
import { type CustomEntries, type CustomEntry, createEntryGroups, newEntryId } from './entry-rows.ts';
import type { ImportAbout, ImportResult, ImportRow } from './entry-store.ts';

const Candidates = z.array(z.number());
const customId = /^own-[0-9a-f]{16}$/;

/** Maximum number of entries with the same source text that are compared with a row. */
export const entriesWithSource = 20;

/** The id of a row, if it is that of a custom entry. */
export const customIdOf = ({ id }: ImportRow) => (id !== undefined && customId.test(id) ? id : undefined);

/** The entries that an import changes. */
export interface ImportedEntries {
  /** The number of the custom entry with this id. */
  numberOf(id: string): number | undefined;
  /** Custom entries with the source text, domain and account of the row, the newest first. */
  withSource(row: ImportRow): readonly number[];
  read(number: number): CustomEntry | undefined;
  /** The number for a new entry. */
  next(): number;
  /** Writes an entry, which contained `before` until now. */
  write(number: number, content: CustomEntry, before: CustomEntry | undefined): void;
}

/** Imports rows one by one, as `EntryStore.import` describes, and counts them. */
export function createRowImport(entries: ImportedEntries, by: string, now: () => number) {
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  const withCustomId = new Set<number>();

  const find = (row: ImportRow, id: string | undefined): number | undefined => {
    const known = id === undefined ? undefined : entries.numberOf(id);
    if (known !== undefined) return known;
    return entries.withSource(row).find((number) => id === undefined || !withCustomId.has(number));
  };

  const apply = (row: ImportRow): void => {
    const { draft } = row;
    const id = customIdOf(row);
    const number = find(row, id);
    const before = number === undefined ? undefined : entries.read(number);
    if (number === undefined || before === undefined) {
      const next = entries.next();
      entries.write(next, { ...draft, id: id ?? newEntryId(), revision: 1, at: now(), by }, undefined);
      if (id !== undefined) withCustomId.add(next);
      counts.added++;
      return;
    }
    if (id !== undefined) withCustomId.add(number);
    const merged = { ...draft, texts: { ...before.texts, ...draft.texts } };
    if (isSame(before, merged)) {
      counts.unchanged++;
      return;
    }
    const { id: same, revision } = before;
    entries.write(number, { ...merged, id: same, revision: revision + 1, at: now(), by }, before);
    counts.replaced++;
  };

  return { apply, counts };
}

/** Returns the function `EntryStore.import` of the embedded database. */
export function createEntryImport(
  database: Database,
  custom: CustomEntries,
  log: ChangeLog<CustomEntry>,
  now: () => number,
) {
  const withSource = database
    .prepare(
      `SELECT entry FROM lookup_texts JOIN lookup_entries USING (entry)
       WHERE key = ? AND language = ? AND text = ? AND seed IS NULL AND domain IS ? AND account IS ?
       ORDER BY entry DESC LIMIT ${entriesWithSource}`,
    )
    .pluck();

  return async (
    rows: AsyncIterable<readonly ImportRow[]>,
    about: ImportAbout,
    signal: AbortSignal,
  ): Promise<ImportResult> => {
    const change = log.begin({ ...about, what: 'import' });
    const noted = new Set<number>();
    const added = createNewEntries(custom, change);
    let next = custom.next();
    const { apply, counts } = createRowImport(
      {
        numberOf(id) {
          added.writeIfAnyHas(id);
          return custom.numberOf(id);
        },
        withSource({ draft, source }) {
          const text = draft.texts[source]?.text ?? '';
          const { domain, account } = draft;
          added.writeIfAnyHas(text);
          return Candidates.parse(withSource.all(keyOf(normalForm(text)), source, text, domain, account));
        },
        read: custom.read,
        next: () => next++,
        write(number, content, before) {
          if (before === undefined) added.add(number, content);
          else {
            if (!noted.has(number)) change.note(number, before);
            custom.remove(number);
            custom.insert([[number, content]]);
          }
          noted.add(number);
        },
      },
      about.by,
      now,
    );
    for await (const batch of rows) {
      signal.throwIfAborted();
      await inTurns(batch, signal, apply);
    }
    added.write();
    const ended = change.end();
    return { ...counts, ...(ended && { change: ended }) };
  };
}

/** Collects new entries and inserts them in groups. */
function createNewEntries(custom: CustomEntries, change: OpenChange<CustomEntry>) {
  const idsAndTexts = new Set<string>();
  const groups = createEntryGroups((entries) => {
    for (const [number] of entries) change.noteNew(number);
    custom.insert(entries);
    idsAndTexts.clear();
  });
  return {
    add(number: number, content: CustomEntry): void {
      idsAndTexts.add(content.id);
      for (const { text } of Object.values(content.texts)) idsAndTexts.add(text);
      groups.add(number, content);
    },
    /** Writes the entries if one of them has this id or this text, so that it is found in the database. */
    writeIfAnyHas(idOrText: string): void {
      if (idsAndTexts.has(idOrText)) groups.write();
    },
    write: groups.write,
  };
}

function isSame(a: EntryDraft, b: EntryDraft): boolean {
  const languages = Object.keys(a.texts) as TranslationLanguage[];
  return (
    a.domain === b.domain &&
    a.account === b.account &&
    languages.length === Object.keys(b.texts).length &&
    languages.every((language) => {
      const [left, right] = [a.texts[language], b.texts[language]];
      return left?.text === right?.text && left?.moderation === right?.moderation;
    })
  );
}
