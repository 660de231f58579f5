import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Change } from '#contract/local/changes.ts';
import type { EntryDraft } from '#contract/local/lookup.ts';
import { inTurns } from '#service/in-turns.ts';
import type { ChangeLog } from '../change-log.ts';
import type { Database } from '../database.ts';
import { keyOf, normalForm } from '../normal-form.ts';
import { type CustomEntries, type CustomEntry, newEntryId } from './entry-rows.ts';

/** An entry of an imported file, its texts in form NFC. */
export interface ImportRow {
  readonly draft: EntryDraft;
  /** The language whose text identifies the entry if its id is unknown. */
  readonly source: TranslationLanguage;
  /** The id of a custom entry, if the file was exported from a lookup database. */
  readonly id?: string | undefined;
}

export interface ImportResult {
  readonly added: number;
  readonly replaced: number;
  /** Rows that existed already. */
  readonly unchanged: number;
  /** Absent if nothing changed. */
  readonly change?: Change;
}

const Candidates = z.array(z.number());
const customId = /^own-[0-9a-f]{16}$/;

/**
 * Returns a function that imports rows. A row is about the custom entry with its id or, if there is none, about the one
 * with the same source text, domain and account. The texts of the row replace those of the entry; the entry keeps its
 * other languages. Two rows with different ids are different entries, even if their texts are the same.
 */
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
       ORDER BY entry DESC LIMIT 20`,
    )
    .pluck();

  return async (
    rows: AsyncIterable<readonly ImportRow[]>,
    about: { readonly by: string; readonly label: string },
    signal: AbortSignal,
  ): Promise<ImportResult> => {
    const { by } = about;
    const change = log.begin({ ...about, what: 'import' });
    const counts = { added: 0, replaced: 0, unchanged: 0 };
    const noted = new Set<number>();
    const withCustomId = new Set<number>();
    let next = custom.next();

    const note = (number: number, before: CustomEntry | undefined) => {
      if (!noted.has(number)) change.note(number, before);
      noted.add(number);
    };

    const find = ({ draft, source, id }: ImportRow): number | undefined => {
      const known = id === undefined ? undefined : custom.numberOf(id);
      if (known !== undefined) return known;
      const text = draft.texts[source]?.text ?? '';
      const candidates = Candidates.parse(
        withSource.all(keyOf(normalForm(text)), source, text, draft.domain, draft.account),
      );
      return candidates.find((number) => id === undefined || !withCustomId.has(number));
    };

    const apply = (row: ImportRow) => {
      const { draft } = row;
      const id = row.id !== undefined && customId.test(row.id) ? row.id : undefined;
      const number = find({ ...row, id });
      const before = number === undefined ? undefined : custom.read(number);
      if (number === undefined || before === undefined) {
        note(next, undefined);
        custom.insert(next, { ...draft, id: id ?? newEntryId(), revision: 1, at: now(), by });
        if (id !== undefined) withCustomId.add(next);
        next++;
        counts.added++;
        return;
      }
      if (id !== undefined) withCustomId.add(number);
      const merged = { ...draft, texts: { ...before.texts, ...draft.texts } };
      if (isSame(before, merged)) {
        counts.unchanged++;
        return;
      }
      note(number, before);
      custom.remove(number);
      custom.insert(number, { ...merged, id: before.id, revision: before.revision + 1, at: now(), by });
      counts.replaced++;
    };

    for await (const batch of rows) {
      signal.throwIfAborted();
      await inTurns(batch, signal, apply);
    }
    const ended = change.end();
    return { ...counts, ...(ended && { change: ended }) };
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
