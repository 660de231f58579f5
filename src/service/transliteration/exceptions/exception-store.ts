import type { LanguageCode } from '#contract/languages.ts';
import type { Change } from '#contract/local/changes.ts';
import type { Exception, ExceptionDraft, ExceptionUpdate } from '#contract/local/exceptions.ts';
import type { UndoResult } from '#service/store/change-log.ts';
import type { CustomExceptions } from './custom-exceptions.ts';

/** The exception after the change, or why nothing was changed: it does not exist, or it has another revision. */
export type ExceptionResult =
  | { readonly kind: 'done'; readonly exception: Exception }
  | { readonly kind: 'unknown' | 'changed-since' | 'exists' };

/** The exceptions to list; an empty domain or account means exceptions for all of them. */
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
  /** Exceptions that existed already. */
  readonly unchanged: number;
  readonly change?: Change | undefined;
}

/** The texts that a request transliterates, and for whom. */
export interface ExceptionScope {
  /** The name of the account; null for the exceptions that apply to all accounts. Likewise `domain`. */
  readonly account: string | null;
  readonly domain: string | null;
  texts(): readonly string[];
  readonly to: readonly LanguageCode[];
}

/** Port: the exceptions that people edit. Changes are made one after the other, and completely or not at all. */
export interface ExceptionStore {
  /** Custom exceptions in the order of their words, at most `limit`, after the cursor of the previous page. */
  list(filter: ExceptionFilter, limit: number, after?: string): Promise<ExceptionList>;
  /** How many custom exceptions match. */
  count(filter: ExceptionFilter): Promise<number>;
  /** The most spellings that an exception has; 0 if there is none. */
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
