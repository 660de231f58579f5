import type { LanguageCode } from '#contract/languages.ts';
import type { Change } from '#contract/local/changes.ts';
import type { Exception, ExceptionDraft, ExceptionUpdate } from '#contract/local/exceptions.ts';
import type { UndoResult } from '#service/store/change-log.ts';
import type { CustomExceptions } from './custom-exceptions.ts';

/**
 * The changed, added or removed exception, or why nothing was changed: the exception does not exist, it has another
 * revision, or the word has another exception already.
 */
export type ExceptionResult =
  | { readonly kind: 'done'; readonly exception: Exception }
  | { readonly kind: 'unknown' | 'changed-since' | 'exists' };

/** The exceptions to list; an empty domain or account selects exceptions for all domains or accounts. */
export interface ExceptionFilter {
  /** Part of the word or of a spelling. */
  readonly query?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly domain?: string | undefined;
  readonly account?: string | undefined;
}

export interface ExceptionList {
  readonly exceptions: Exception[];
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string;
}

/** Who imports, and the name of the file. */
export type ImportAbout = Pick<Change, 'by' | 'label'>;

export interface ImportedExceptions {
  readonly added: number;
  readonly replaced: number;
  /** Number of exceptions that existed already with the same content. */
  readonly unchanged: number;
  readonly change?: Change | undefined;
}

/** The texts that a request transliterates, and for whom. */
export interface ExceptionScope {
  /** The name of the account; with null, only exceptions for all accounts apply. Likewise `domain`. */
  readonly account: string | null;
  readonly domain: string | null;
  texts(): readonly string[];
  readonly to: readonly LanguageCode[];
}

/** Stores the exceptions that people edit. Changes are made one after the other, each completely or not at all. */
export interface ExceptionStore {
  /** Custom exceptions in the order of their words, at most `limit`, after the cursor of the previous page. */
  list(filter: ExceptionFilter, limit: number, after?: string): Promise<ExceptionList>;
  /** Number of custom exceptions that match. */
  count(filter: ExceptionFilter): Promise<number>;
  /** The largest number of spellings of a matching exception; 0 if none matches. */
  mostSpellings(filter: ExceptionFilter): Promise<number>;
  get(id: string): Promise<Exception | undefined>;
  add(draft: ExceptionDraft, by: string): Promise<ExceptionResult>;
  replace(id: string, update: ExceptionUpdate, by: string): Promise<ExceptionResult>;
  /** Returns the removed exception. */
  remove(id: string, revision: number, by: string): Promise<ExceptionResult>;
  /**
   * Adds or replaces exceptions, as one change. Each combination of word, languages, domain and account may occur
   * once.
   */
  import(
    drafts: readonly ExceptionDraft[],
    about: ImportAbout,
    onRow: () => void,
    signal: AbortSignal,
  ): Promise<ImportedExceptions>;
  changes(limit: number): Promise<Change[]>;
  change(id: string): Promise<Change | undefined>;
  undo(id: string, by: string, signal: AbortSignal): Promise<UndoResult>;
  /** The exceptions that apply to the texts of a request; undefined if there are none at all. */
  forRequest(scope: ExceptionScope, signal: AbortSignal): Promise<CustomExceptions | undefined>;
}
