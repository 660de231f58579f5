import { setTimeout as pause } from 'node:timers/promises';
import type { Postgres } from '#service/postgres/open-postgres.ts';

/** Runs one statement inside a transaction. */
export type Query = Postgres['query'];

/** Writes as one transaction. If `work` throws or `signal` aborts, nothing is written. */
export type Write = <T>(work: (query: Query) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Milliseconds between attempts of a writer that waits for another process: doubled from the first to the longest. */
const [firstDelay, longestDelay] = [10, 500];

/**
 * Lets one caller after the other write the tables called `name`, across all processes that share the database. A
 * caller that waits for another process uses no connection.
 */
export function createOneWriter(postgres: Postgres, name: string): Write {
  let last: Promise<unknown> = Promise.resolve();

  const attempt = <T>(work: (query: Query) => Promise<T>, signal?: AbortSignal) =>
    postgres.transaction(async (query) => {
      const lock = 'SELECT pg_try_advisory_xact_lock(hashtext($1)) AS free';
      const { rows } = await query<{ free: boolean }>(`${name}-lock`, lock, [`${name}-writer`]);
      if (!rows[0]?.free) return undefined;
      const result = await work(query);
      signal?.throwIfAborted();
      return { result };
    });

  return (work, signal) => {
    const done = last.then(async () => {
      for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
        signal?.throwIfAborted();
        const written = await attempt(work, signal);
        if (written) return written.result;
        await pause(delay, undefined, { signal });
      }
    });
    last = done.catch(() => {});
    return done;
  };
}

/** The text with each NUL, which PostgreSQL cannot store, replaced by U+FFFD. */
export const withoutNul = (text: string) => text.replaceAll('\0', '\ufffd');
