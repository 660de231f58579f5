import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, EntryDraft } from '#contract/local/lookup.ts';
import { sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { normaliseDraft } from '#service/store/lookup/entry-rows.ts';
import type { ImportRow } from '#service/store/lookup/entry-store.ts';

/** Thrown when the file as a whole cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly line: number | undefined;
  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

/** A row of a file, with the line on which it begins: an entry, or why it cannot be one. */
export type FileRow =
  | { readonly line: number; readonly row: ImportRow }
  | { readonly line: number; readonly refused: string };

/**
 * Reads a file piece by piece: returns the rows that this piece completes; the last piece is empty.
 *
 * @throws UnreadableFile
 */
export type EntryFileReader = (text: string, isLast: boolean) => readonly FileRow[];

/** Writes a file piece by piece. `languages` are the languages of all its entries. */
export type EntryFileWriter = (
  entries: AsyncIterable<Entry>,
  languages: readonly TranslationLanguage[],
) => AsyncGenerator<string>;

/** An entry as written in a file. */
export interface FileEntry {
  readonly id?: string | undefined;
  /** Texts by language tag. The first is the source text unless `source` names another. */
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly moderation?: string | undefined }>;
  readonly source?: string | undefined;
  readonly domain?: string | undefined;
  readonly account?: string | undefined;
}

/** The language of a tag such as `hi`, `HI` or `hi-IN`. */
export function languageOf(tag: string): TranslationLanguage | undefined {
  return TranslationLanguage.safeParse(tag.trim().split(/[-_]/, 1)[0]?.toLowerCase()).data;
}

/** Checks an entry of a file. Texts without a moderation state are unmoderated. */
export function rowOf(line: number, given: FileEntry): FileRow {
  const texts: Record<string, { text: string; moderation: string }> = {};
  for (const [tag, { text, moderation }] of given.texts) {
    const language = languageOf(tag);
    if (language === undefined)
      return { line, refused: `“${tag.slice(0, 40)}” is not a language of translation` };
    if (texts[language]) return { line, refused: `two texts in “${language}”` };
    texts[language] = { text, moderation: moderation || 'unmoderated' };
  }
  const draft = { texts, domain: given.domain || null, account: given.account || null };
  const read = z.safeParse(EntryDraft, draft);
  if (!read.success) {
    const [first] = toDeviations(read.error.issues, draft);
    return { line, refused: first ? sentenceWithPath(first) : 'not an entry' };
  }
  const languages = [...given.texts.keys()].map(languageOf);
  const wanted = given.source === undefined ? undefined : languageOf(given.source);
  const source = languages.includes(wanted) ? wanted : languages[0];
  if (source === undefined) return { line, refused: 'no texts' };
  return { line, row: { draft: normaliseDraft(read.data), source, id: given.id } };
}
