import type { Postgres } from '#service/postgres/open-postgres.ts';
import type { TrigramIndex } from '../trigrams.ts';
import { readEntries, trigramHash } from './entry-records.ts';

/** The trigram index in PostgreSQL: a column with the hashes of an entry's trigrams. */
export function createPostgresTrigramIndex({ query }: Postgres): TrigramIndex {
  return {
    async lastEntry() {
      const text = 'SELECT coalesce(max(entry), 0) AS last FROM lookup_entries';
      const { rows } = await query<{ last: number }>('lookup-last-entry', text);
      return rows[0]?.last ?? 0;
    },
    async textsOf(entries) {
      const { rows } = await query<{ text: string }>(
        'lookup-texts-of-entries',
        'SELECT text FROM lookup_texts WHERE entry = ANY ($1::bigint[])',
        [entries],
      );
      return rows.map(({ text }) => text);
    },
    async entriesWith(trigrams, limit) {
      const { rows } = await query<{ entry: number }>(
        'lookup-entries-with-trigrams',
        // `+ 0` keeps the planner from scanning all entries in order of their numbers instead of using the trigram
        // index.
        `SELECT entry FROM lookup_entries WHERE trigrams @> $1::integer[] ORDER BY entry + 0 LIMIT $2`,
        [trigrams.map(trigramHash), limit],
      );
      return rows.map(({ entry }) => entry);
    },
    async textsIn(language, entries) {
      const { rows } = await query<{ entry: number; text: string }>(
        'lookup-texts-in-language',
        `SELECT entry, text FROM lookup_texts WHERE entry = ANY ($1::bigint[]) AND language = $2 ORDER BY entry`,
        [entries, language],
      );
      return rows;
    },
    readEntries: (entries) => readEntries(query, entries),
  };
}
