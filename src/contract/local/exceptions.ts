import * as z from 'zod/mini';
import { TransliterationLanguage } from '../languages.ts';
import { TransliterationDomain } from '../transliteration.ts';
import { withoutControlCharacters } from './plain-text.ts';

/** The part of an exception that people edit: how a word is spelled in a language, instead of the engine's spelling. */
export const ExceptionDraft = z.object({
  /** One or several words in the script of `from`; letter case and extra spaces are ignored in comparisons. */
  word: z.string().check(z.minLength(1), z.maxLength(200), withoutControlCharacters),
  from: TransliterationLanguage,
  to: TransliterationLanguage,
  /** Spellings in `to`, most usual first. */
  spellings: z
    .array(z.string().check(z.minLength(1), z.maxLength(200), withoutControlCharacters))
    .check(z.minLength(1), z.maxLength(20)),
  /** The domain to which the exception applies; null for all. */
  domain: z.nullable(TransliterationDomain),
  /** The name of the account to which the exception applies; null for all. */
  account: z.nullable(z.string()),
});
export type ExceptionDraft = z.infer<typeof ExceptionDraft>;

/**
 * One exception. The combination of word, languages, domain and account is unique. Exceptions take precedence over the
 * lexicon, and apply only with `isBulk: false`; those for the account and domain of a request come before those for
 * all.
 */
export const Exception = z.extend(ExceptionDraft, {
  id: z.string(),
  /** Built-in exceptions cannot be changed; a custom one (`own`) for the same word takes precedence. */
  origin: z.enum(['own', 'built-in']),
  /** Grows with each change of the exception. */
  revision: z.number(),
  /** When and by whom the exception was last changed; absent for built-in ones. */
  changed: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
});
export type Exception = z.infer<typeof Exception>;

/**
 * `GET /_local/lookup/exceptions?query=&from=&to=&domain=&account=&origin=&after=&limit=` lists exceptions whose word
 * or spellings contain `query`: first the custom ones, then the built-in ones, both sorted by word. Every parameter is
 * optional; an empty `domain` or `account` selects the exceptions for all domains or accounts; `limit` is at most 200,
 * `after` is `next` of the previous page. `GET …/<id>` answers one exception.
 *
 * `POST` adds an `ExceptionDraft` (409 if it exists); `PUT …/<id>` with an `ExceptionUpdate` replaces it (409 if its
 * revision has changed); `DELETE …/<id>?revision=` removes it. Each answers the `Exception` and records a change; the
 * header `X-Changed-By` (percent-encoded) names the person. An exception that could never apply is refused (400).
 *
 * `GET …/export` with the filters of the list answers the custom exceptions (the built-in ones with `origin=built-in`)
 * as CSV: `word`, `from`, `to`, `domain`, `account`, `spelling`, `spelling 2` and so on, `changed at`, `changed by`.
 * `POST …/import?name=` takes such a file, separated by commas, semicolons or tabs, with its columns in any order;
 * `name` is the name of the file, as the list of changes shows it.
 */
export const ExceptionPage = z.object({
  exceptions: z.array(Exception),
  /** Number of all exceptions that match. */
  total: z.number(),
  next: z.optional(z.string()),
});
export type ExceptionPage = z.infer<typeof ExceptionPage>;

export const ExceptionUpdate = z.extend(ExceptionDraft, { revision: z.number() });
export type ExceptionUpdate = z.infer<typeof ExceptionUpdate>;
