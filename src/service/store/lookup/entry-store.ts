import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Change } from '#contract/local/changes.ts';
import type { Entry, EntryDraft, EntryPage, Moderation, SimilarEntries } from '#contract/local/lookup.ts';
import type { NamedDomain } from '#contract/translation.ts';
import type { UndoResult } from '../change-log.ts';

/** The outcome of a change to one entry. */
export type EntryResult =
  | { readonly kind: 'done'; readonly entry: Entry }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'built-in' }
  /** The entry has been changed: its revision is newer. */
  | { readonly kind: 'changed-since'; readonly revision: number };

/** The entries to list; an absent field matches any value. */
export interface EntryFilter {
  /** A part of a text. */
  readonly query?: string | undefined;
  /** The language of the texts to which `query` and `moderation` apply. */
  readonly language?: TranslationLanguage | undefined;
  readonly moderation?: Moderation | undefined;
  /** Empty for entries that are served in all domains; likewise `account`. */
  readonly domain?: NamedDomain | '' | undefined;
  readonly account?: string | undefined;
  readonly origin?: Entry['origin'] | undefined;
}

/** An entry of an imported file, its texts in form NFC. */
export interface ImportRow {
  readonly draft: EntryDraft;
  /** The language whose text identifies the entry if its id is unknown. */
  readonly source: TranslationLanguage;
  /** The id of a custom entry, if the file was exported from a lookup database. */
  readonly id?: string | undefined;
}

/** Who imports, and the name of the file. */
export type ImportAbout = Pick<Change, 'by' | 'label'>;

export interface ImportResult {
  readonly added: number;
  readonly replaced: number;
  /** Number of rows whose content was stored already. */
  readonly unchanged: number;
  /** Absent if nothing changed. */
  readonly change?: Change;
}

/** The position at which a page of the list ends: the number and the origin of its last entry. */
const Cursor = z.templateLiteral([z.enum(['own', 'built-in']), '-', z.int().check(z.nonnegative())]);

/** Whether `text` is a cursor, as `next` of a page is. */
export const isCursor = (text: string) => Cursor.safeParse(text).success;

/**
 * The lookup database as people view and edit it. Texts are stored in Unicode's form NFC. Changes are made one
 * after the other, and completely or not at all.
 */
export interface EntryStore {
  get(id: string): Promise<Entry | undefined>;
  list(
    filter: EntryFilter,
    page: { readonly after?: string | undefined; readonly limit: number },
    signal: AbortSignal,
  ): Promise<EntryPage>;
  /** Whether this text is a valid `after` of a page. */
  isCursor(text: string): boolean;
  similar(
    text: string,
    language: TranslationLanguage,
    limit: number,
    signal: AbortSignal,
  ): Promise<SimilarEntries>;
  add(draft: EntryDraft, by: string): Promise<Entry>;
  replace(id: string, revision: number, draft: EntryDraft, by: string): Promise<EntryResult>;
  remove(id: string, revision: number, by: string): Promise<EntryResult>;
  changes(limit: number): Promise<Change[]>;
  change(id: string): Promise<Change | undefined>;
  undo(id: string, by: string, signal: AbortSignal): Promise<UndoResult>;
  /**
   * Imports rows as one change; if reading them fails or `signal` aborts, nothing is imported.
   *
   * A row is about the custom entry with its id or, if there is none, about the one with the same source text, domain
   * and account. The texts of the row replace those of the entry; the entry keeps its other languages. Two rows with
   * different ids are different entries, even if their texts are the same.
   */
  import(
    rows: AsyncIterable<readonly ImportRow[]>,
    about: ImportAbout,
    signal: AbortSignal,
  ): Promise<ImportResult>;
  /** All entries that match, the oldest first. */
  export(filter: EntryFilter, signal: AbortSignal): AsyncIterable<Entry>;
  /** The languages of the entries that match, in the order of the contract. */
  languages(filter: EntryFilter, signal: AbortSignal): Promise<readonly TranslationLanguage[]>;
}
