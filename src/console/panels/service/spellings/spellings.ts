import * as z from 'zod/mini';
import { exceptionCallsTo, type Filters } from '#client/local/database-calls.ts';
import { embeddedCallTarget } from '#console/targets/queries.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import type { Exception, ExceptionDraft } from '#contract/local/exceptions.ts';
import type { LookupFormat } from '#contract/local/lookup.ts';
import { TransliterationDomain } from '#contract/transliteration.ts';
import type { Database } from '../database/database.ts';
import { createImport } from '../database/files/import-run.ts';
import { forAll, scopeQueryValue } from '../database/filters/CommonFilters.tsx';

/** The exception database of the embedded service. */
export const spellings: Database<Exception, ExceptionDraft> = {
  key: 'exceptions',
  calls: exceptionCallsTo(embeddedCallTarget),
};

export const spellingImport = createImport('lookup/exceptions');
export const spellingFormats: readonly LookupFormat[] = ['csv'];

const anyOr = <T extends z.core.$ZodType<string>>(schema: T) => z.catch(z.union([z.literal(''), schema]), '');

/** What the list shows; empty values filter nothing. */
export const SpellingFilters = z.object({
  query: z.catch(z.string(), ''),
  from: anyOr(TransliterationLanguage),
  to: anyOr(TransliterationLanguage),
  domain: anyOr(z.union([z.literal(forAll), TransliterationDomain])),
  account: z.catch(z.string(), ''),
  origin: anyOr(z.enum(['own', 'built-in'])),
});
export type SpellingFilters = z.infer<typeof SpellingFilters>;

/** The filters as values of the query. */
export function queryValues({ query, from, to, domain, account, origin }: SpellingFilters): Filters {
  return {
    query: query.trim() || undefined,
    from: from || undefined,
    to: to || undefined,
    domain: scopeQueryValue(domain),
    account: scopeQueryValue(account),
    origin: origin || undefined,
  };
}
