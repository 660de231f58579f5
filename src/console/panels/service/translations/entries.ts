import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { entryCallsTo, type Filters, similarEntries } from '#client/local/database-calls.ts';
import { unwrap } from '#client/outcome.ts';
import { embeddedCallTarget } from '#console/targets/queries.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, type EntryDraft, type LookupFormat, Moderation } from '#contract/local/lookup.ts';
import { NamedDomain } from '#contract/translation.ts';
import { type Database, databaseKey } from '../database/database.ts';
import { createImport } from '../database/files/import-run.ts';
import { forAll, scopeQueryValue } from '../database/filters/CommonFilters.tsx';

/** The lookup database of the embedded service. */
export const entries: Database<Entry, EntryDraft> = {
  key: 'entries',
  calls: entryCallsTo(embeddedCallTarget),
};

export const entryImport = createImport('lookup');
export const entryFormats: readonly LookupFormat[] = ['tmx', 'xliff', 'csv', 'jsonl'];

const anyOr = <T extends z.core.$ZodType<string>>(schema: T) => z.catch(z.union([z.literal(''), schema]), '');

/** What the list shows; empty values filter nothing. */
export const EntryView = z.object({
  /** The languages whose texts are shown. */
  from: z.catch(TranslationLanguage, 'en'),
  to: z.catch(TranslationLanguage, 'hi'),
  query: z.catch(z.string(), ''),
  language: anyOr(TranslationLanguage),
  moderation: anyOr(Moderation),
  domain: anyOr(z.union([z.literal(forAll), NamedDomain])),
  account: z.catch(z.string(), ''),
  origin: anyOr(z.enum(['own', 'built-in'])),
});
export type EntryView = z.infer<typeof EntryView>;

/** The filters of a view as values of the query, without the languages shown. */
export function filtersOf({ query, language, moderation, domain, account, origin }: EntryView): Filters {
  return {
    query: query.trim() || undefined,
    language: language || undefined,
    moderation: moderation || undefined,
    domain: scopeQueryValue(domain),
    account: scopeQueryValue(account),
    origin: origin || undefined,
  };
}

/** Query for entries similar to a text. */
export const similarQuery = (text: string, language: TranslationLanguage) =>
  queryOptions({
    queryKey: [...databaseKey(entries), 'similar', language, text],
    queryFn: async ({ signal }) =>
      unwrap(await similarEntries(embeddedCallTarget, text, language, signal)).similar,
    staleTime: 0,
  });
