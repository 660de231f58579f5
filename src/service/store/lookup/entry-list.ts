import * as z from 'zod/mini';
import type { Entry, EntryPage } from '#contract/local/lookup.ts';
import { nextTurn } from '#service/in-turns.ts';
import { createEntryReader } from './entry-rows.ts';
import type { EntryFilter } from './entry-store.ts';
import type { LookupDatabase } from './lookup-database.ts';
import { type TrigramIndex, type TrigramSample, trigramsOf } from './trigrams.ts';

const Numbers = z.array(z.number());
const Strings = z.array(z.string());
const LastRow = z.object({ last: z.number() });

/** Range in which the duration of a statement should lie. Statements block other requests, so they must be short. */
const statementMilliseconds = { least: 3, most: 6 };
const firstRange = 2_000;
const largestRange = 1_000_000;

/** Maximum number of candidates from the index: if there are more, the texts themselves are searched. */
const maxCandidates = 5_000;
const trigramsSearched = 3;

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Lists entries. A database of any size is read in small ranges, between which other requests have their turn. */
export function createEntryList(
  { reader, version }: LookupDatabase,
  index: TrigramIndex,
  sample: TrigramSample,
) {
  const readEntries = createEntryReader(reader);
  const lastEntry = reader.prepare('SELECT coalesce(max(entry), 0) AS last FROM lookup_entries');
  let counted: { readonly key: string; readonly total: number } | undefined;

  /** The entries that may contain the query; undefined if there are too many or the query is too short to tell. */
  const findCandidates = async ({ query = '' }: EntryFilter, signal: AbortSignal) => {
    const trigrams = trigramsOf(query);
    if (trigrams.length === 0) return undefined;
    const count = await sample(signal);
    const rarest = trigrams.sort((a, b) => count(a) - count(b)).slice(0, trigramsSearched);
    const entries = await index.entriesWith(rarest, maxCandidates + 1);
    return entries.length > maxCandidates ? undefined : entries;
  };

  /** Prepares a statement on the matching entries of a range. */
  const prepare = (
    what: string,
    end: string,
    filter: EntryFilter,
    origin: Entry['origin'],
    candidates: readonly number[] | undefined,
  ) => {
    const { sql, values } = conditionsOf(filter);
    // CROSS JOIN makes SQLite look up the candidates; otherwise it may read all entries to count the matching ones.
    const candidatesFirst = candidates
      ? 'json_each(@candidates) AS candidates CROSS JOIN lookup_entries AS entries ON entry = candidates.value'
      : 'lookup_entries AS entries';
    const statement = reader
      .prepare(
        `SELECT ${what} FROM ${candidatesFirst} WHERE entry BETWEEN @first AND @last AND kind = 'phrase'
         AND seed IS ${origin === 'own' ? '' : 'NOT'} NULL ${sql} ${end}`,
      )
      .pluck();
    return (range: Range, limit = 0) => {
      const inRange = candidates?.filter((entry) => range.first <= entry && entry <= range.last);
      return statement.all({
        ...values,
        ...range,
        limit,
        ...(inRange && { candidates: JSON.stringify(inRange) }),
      });
    };
  };

  /** Runs a statement over ranges that together cover `all`, until `visit` returns false. */
  const inRanges = async (
    all: Range,
    order: 'ascending' | 'descending',
    signal: AbortSignal,
    visit: (range: Range) => boolean,
  ): Promise<void> => {
    let size = firstRange;
    let { first, last } = all;
    while (first <= last) {
      const range =
        order === 'ascending'
          ? { first, last: Math.min(last, first + size - 1) }
          : { first: Math.max(first, last - size + 1), last };
      const since = performance.now();
      if (!visit(range)) return;
      const time = performance.now() - since;
      if (order === 'ascending') first = range.last + 1;
      else last = range.first - 1;
      if (time < statementMilliseconds.least) size = Math.min(size * 2, largestRange);
      else if (time > statementMilliseconds.most) size = Math.max(Math.floor(size / 2), 100);
      await nextTurn(signal);
    }
  };

  const count = async (
    filter: EntryFilter,
    candidates: readonly number[] | undefined,
    signal: AbortSignal,
  ): Promise<number> => {
    const key = JSON.stringify([version(), filter]);
    if (counted?.key === key) return counted.total;
    let total = 0;
    const all = { first: 1, last: LastRow.parse(lastEntry.get()).last };
    for (const origin of originsOf(filter)) {
      const select = prepare('count(*)', '', filter, origin, candidates);
      await inRanges(all, 'ascending', signal, (range) => {
        total += Numbers.parse(select(range))[0] ?? 0;
        return true;
      });
    }
    counted = { key, total };
    return total;
  };

  return {
    /** A page of the list: custom entries first, the newest first among these. */
    async page(
      filter: EntryFilter,
      { after, limit }: { readonly after?: string | undefined; readonly limit: number },
      signal: AbortSignal,
    ): Promise<EntryPage> {
      const candidates = await findCandidates(filter, signal);
      const found: { readonly entry: number; readonly origin: Entry['origin'] }[] = [];
      const end = LastRow.parse(lastEntry.get()).last;
      for (const origin of originsOf(filter)) {
        if (after?.startsWith('built-in-') && origin === 'own') continue;
        const from = after?.startsWith(origin) ? Number(after.slice(origin.length + 1)) : undefined;
        const order = origin === 'own' ? 'descending' : 'ascending';
        const all =
          origin === 'own'
            ? { first: 1, last: from ? from - 1 : end }
            : { first: (from ?? 0) + 1, last: end };
        const direction = origin === 'own' ? 'DESC' : 'ASC';
        const select = prepare(
          'entry',
          `ORDER BY entry ${direction} LIMIT @limit`,
          filter,
          origin,
          candidates,
        );
        await inRanges(all, order, signal, (range) => {
          const wanted = limit + 1 - found.length;
          if (wanted > 0)
            found.push(...Numbers.parse(select(range, wanted)).map((entry) => ({ entry, origin })));
          return found.length <= limit;
        });
      }
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const entries = readEntries(page.map(({ entry }) => entry));
      return {
        entries: page.flatMap(({ entry }) => entries.get(entry) ?? []),
        total: await count(filter, candidates, signal),
        ...(found.length > limit && last && { next: `${last.origin}-${last.entry}` }),
      };
    },
    /** All entries that match, the oldest first; custom ones before built-in ones. */
    async *all(filter: EntryFilter, signal: AbortSignal): AsyncGenerator<Entry> {
      const candidates = await findCandidates(filter, signal);
      const end = LastRow.parse(lastEntry.get()).last;
      for (const origin of originsOf(filter)) {
        const select = prepare('entry', 'ORDER BY entry LIMIT @limit', filter, origin, candidates);
        for (let first = 1; first <= end; ) {
          let batch: number[] = [];
          let next = end + 1;
          await inRanges({ first, last: end }, 'ascending', signal, (range) => {
            batch = Numbers.parse(select(range, exportBatch));
            next = batch.length === exportBatch ? (batch.at(-1) ?? end) + 1 : range.last + 1;
            return batch.length === 0;
          });
          yield* readEntries(batch).values();
          first = next;
        }
      }
    },
    /** The languages in which the matching entries have texts. */
    async languages(filter: EntryFilter, signal: AbortSignal): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      const all = { first: 1, last: LastRow.parse(lastEntry.get()).last };
      const candidates = await findCandidates(filter, signal);
      const languages = `DISTINCT (SELECT group_concat(language) FROM lookup_texts AS texts
                                   WHERE texts.entry = entries.entry)`;
      for (const origin of originsOf(filter)) {
        const select = prepare(languages, '', filter, origin, candidates);
        await inRanges(all, 'ascending', signal, (range) => {
          for (const together of Strings.parse(select(range))) {
            for (const language of together.split(',')) found.add(language);
          }
          return true;
        });
      }
      return found;
    },
  };
}

/** Number of entries read at a time for an export. */
const exportBatch = 200;

const originsOf = ({ origin }: EntryFilter): readonly Entry['origin'][] =>
  origin ? [origin] : ['own', 'built-in'];

/** The conditions of a filter in SQL, and their values. */
function conditionsOf({ query, language, moderation, domain, account }: EntryFilter) {
  const values: Record<string, string> = {};
  const entry: string[] = [];
  const text: string[] = [];
  for (const [column, value] of Object.entries({ domain, account })) {
    if (value === '') entry.push(`${column} IS NULL`);
    else if (value !== undefined) {
      entry.push(`${column} = @${column}`);
      values[column] = value;
    }
  }
  if (language !== undefined) {
    text.push('language = @language');
    values.language = language;
  }
  if (moderation !== undefined) {
    text.push('moderation = @moderation');
    values.moderation = moderation;
  }
  if (query !== undefined && query !== '') {
    const wanted = query.normalize('NFC');
    text.push(`text LIKE @pattern ESCAPE '\\'`);
    values.pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  }
  if (text.length > 0) {
    entry.push(
      `EXISTS (SELECT 1 FROM lookup_texts AS texts WHERE texts.entry = entries.entry AND ${text.join(' AND ')})`,
    );
  }
  return { sql: entry.map((condition) => `AND ${condition}`).join(' '), values };
}
