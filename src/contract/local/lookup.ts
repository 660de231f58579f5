import * as z from 'zod/mini';
import { LanguageCode, TranslationLanguage } from '../languages.ts';
import { NamedDomain } from '../translation.ts';
import { Change } from './changes.ts';
import { withoutControlCharacters } from './plain-text.ts';

/** `GET /_local/lookup`: what the lookup and template databases contain, custom entries included. */
export const LookupSummary = z.object({
  phrases: z.number(),
  /** How many of the phrases are custom entries. */
  own: z.number(),
  templates: z.number(),
  languages: z.array(LanguageCode),
});
export type LookupSummary = z.infer<typeof LookupSummary>;

/** The state of moderation of one text; an `unmoderated` text waits for moderation. */
export const Moderation = z.enum(['moderated', 'in-progress', 'unmoderated']);
export type Moderation = z.infer<typeof Moderation>;

/** The text of an entry in one language. Line ends are kept as `\n`. */
export const EntryText = z.object({
  text: z.string().check(
    z.minLength(1),
    z.maxLength(10_000),
    z.refine((text) => text.trim() !== '', 'only spaces'),
    withoutControlCharacters,
  ),
  moderation: Moderation,
});

/** The part of an entry that people edit: its texts, and for whom it is served. */
export const EntryDraft = z.object({
  /** At least two languages; any of them can be the source. */
  texts: z
    .partialRecord(TranslationLanguage, EntryText)
    .check(z.refine((texts) => Object.keys(texts).length >= 2, 'expected texts in at least two languages')),
  /** The domain in which the entry is served; null for all. */
  domain: z.nullable(NamedDomain),
  /** The name of the account for which the entry is served; null for all. */
  account: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type EntryDraft = z.infer<typeof EntryDraft>;

/**
 * One entry of the database. Custom entries (`own`) are searched before built-in ones, and entries for the account and
 * domain of a request before general ones.
 */
export const Entry = z.extend(EntryDraft, {
  id: z.string(),
  /** Built-in entries cannot be changed; a custom entry with the same source text takes precedence. */
  origin: z.enum(['own', 'built-in']),
  /** Grows with each change of the entry. */
  revision: z.number(),
  /** When and by whom the entry was last changed; absent for built-in entries. */
  changed: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
});
export type Entry = z.infer<typeof Entry>;

/**
 * `GET /_local/lookup/entries?query=&language=&moderation=&domain=&account=&origin=&after=&limit=` lists entries whose
 * text (in `language`, or in any) contains `query`; every parameter is optional, an empty `domain` or `account` selects
 * the entries for all domains or accounts; `limit` is at most 200, `after` is `next` of the previous page. Custom
 * entries come first, the newest first. `GET /_local/lookup/entries/<id>` answers one entry.
 *
 * `POST` adds an `EntryDraft`; `PUT /_local/lookup/entries/<id>` with an `EntryUpdate` replaces it (409 if its revision
 * has changed); `DELETE …/<id>?revision=` removes it. Each answers the `Entry` and records a change; the header
 * `X-Changed-By` (percent-encoded) names the person.
 */
export const EntryPage = z.object({
  entries: z.array(Entry),
  /** Number of all entries that match. */
  total: z.number(),
  next: z.optional(z.string()),
});
export type EntryPage = z.infer<typeof EntryPage>;

export const EntryUpdate = z.extend(EntryDraft, { revision: z.number() });
export type EntryUpdate = z.infer<typeof EntryUpdate>;

/**
 * `GET /_local/lookup/similar?text=&language=&limit=`: entries with similar texts (at least 0.5), most similar first;
 * `limit` is at most 20. For people only: a similar text is never served.
 */
export const SimilarEntries = z.object({
  similar: z.array(
    z.object({
      entry: Entry,
      /** How similar the texts are, from 0 to 1. */
      similarity: z.number(),
    }),
  ),
});
export type SimilarEntries = z.infer<typeof SimilarEntries>;

/** Formats of import and export. */
export const LookupFormat = z.enum(['tmx', 'xliff', 'csv', 'jsonl']);
export type LookupFormat = z.infer<typeof LookupFormat>;

/** A row of an import that was left out. */
export const RefusedRow = z.object({ line: z.number(), reason: z.string() });
export type RefusedRow = z.infer<typeof RefusedRow>;

/**
 * One line of the answer (`application/x-ndjson`) to `POST /_local/lookup/import?format=&name=` and
 * `POST /_local/lookup/exceptions/import`, whose body is the file: progress twice a second, then the end. An import is
 * one change, which can be undone; `name` is the name of the file. `bytes` is how much of the file has been received
 * or, after that, how much has been read. If the connection closes before the end, nothing is imported.
 *
 * A row changes the custom entry with its id or, if there is none, with the same source text, domain and account: it
 * replaces that entry's texts in the languages of the row. Texts without a state are `unmoderated`.
 *
 * `GET /_local/lookup/export?format=` answers the file; it takes the filters of the list.
 */
export const ImportProgress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), bytes: z.number(), rows: z.number(), refused: z.number() }),
  z.object({
    kind: z.literal('done'),
    added: z.number(),
    replaced: z.number(),
    /** Number of rows whose content was stored already. */
    unchanged: z.number(),
    refused: z.number(),
    /** The first 1,000 refused rows. */
    refusedRows: z.array(RefusedRow),
    change: z.optional(Change),
  }),
  /** The file as a whole was refused; nothing was imported. */
  z.object({ kind: z.literal('failed'), line: z.optional(z.number()), reason: z.string() }),
]);
export type ImportProgress = z.infer<typeof ImportProgress>;
