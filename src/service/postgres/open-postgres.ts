import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, ClientConfig, CustomTypesConfig } from 'pg';
import { DatabaseUnavailable, meansUnavailable, wasDeadlocked } from './database-unavailable.ts';
import { createListener } from './listener.ts';

/** The rows of a statement, and how many it returned or changed. */
export interface Answer<Row> {
  readonly rows: readonly Row[];
  readonly changed: number;
}

/**
 * A PostgreSQL database. `bigint` and `count()` come back as numbers, `timestamptz` as `Date`, `jsonb` parsed, `bytea`
 * as `Buffer`.
 */
export interface Postgres {
  /**
   * Runs one statement. `name` (kebab-case) is what the log of slow statements and errors shows; never a text of a
   * client.
   *
   * @throws `DatabaseUnavailable` if the database does not answer. A change may have been made nevertheless when the
   *   connection broke in the middle.
   */
  query<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Answer<Row>>;
  /** Several statements in one transaction, on one connection. It is rolled back when `work` throws. */
  transaction<T>(work: (query: Postgres['query']) => Promise<T>): Promise<T>;
  /**
   * Calls `heard` for each NOTIFY on the channel, even after the connection was lost and opened again. `heard` is then
   * called once with an empty payload, because notifications may have been missed.
   *
   * @returns a function that stops listening.
   */
  listen(channel: string, heard: (payload: string) => void): () => void;
  /** Whether the database answers now. */
  isAvailable(): Promise<boolean>;
  /** Waits for statements under way and closes every connection. */
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** The address of the database: `postgres://user:password@host:port/database`. */
  readonly url: string;
  readonly log: (message: string) => void;
  /** The most connections for statements: ten by default. Listening takes one more. */
  readonly connections?: number;
  /** Milliseconds from which a statement is logged as slow: 500 by default. */
  readonly slowAfter?: number;
  /** How long a statement waits for a database that does not answer: 5,000 milliseconds by default. */
  readonly patience?: number;
  /** Milliseconds after which the server cancels a statement: 30,000 by default; 0 means never. */
  readonly cancelAfter?: number;
}

/** How long one attempt to connect, or the wait for a free connection, may take. */
const connectMilliseconds = 10_000;
/** Time limit of a statement in a transaction: longer, because a long import may hold the lock that it needs. */
const transactionMilliseconds = 600_000;
/** Milliseconds within which the server must cancel a slow statement; otherwise it counts as unreachable. */
const cancelMilliseconds = 10_000;
/** Milliseconds between attempts to connect: doubled from the first to the longest. */
const [firstDelay, longestDelay] = [50, 1_000];

const int8 = 20;

/** Opens a pool of connections; none is made before the first statement. */
export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  const { log, connections = 10, slowAfter = 500, patience = 5_000, cancelAfter = 30_000 } = options;
  // Loaded only where a database server is used.
  const { default: pg } = await import('pg');
  const types: CustomTypesConfig = {
    getTypeParser: ((id: number, format: 'text' | 'binary') =>
      id === int8
        ? Number
        : pg.types.getTypeParser(id, format as 'text')) as CustomTypesConfig['getTypeParser'],
  };
  const config: ClientConfig = {
    connectionString: options.url,
    application_name: 'language-services',
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    types,
  };
  const pool = new pg.Pool({
    ...config,
    max: connections,
    ...(cancelAfter > 0 && {
      statement_timeout: cancelAfter,
      idle_in_transaction_session_timeout: cancelAfter,
    }),
  });
  // A lost idle connection is replaced when the next one is needed.
  pool.on('error', () => {});
  const listener = createListener({ connect: () => new pg.Client(config), log });
  const transactionLimit = cancelAfter === 0 ? 0 : transactionMilliseconds;
  let closing = false;

  async function connect() {
    const since = performance.now();
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!meansUnavailable(error)) throw error;
        if (closing || performance.now() - since + delay > patience) throw new DatabaseUnavailable(error);
        // With jitter, so that many processes do not reconnect at the same moment.
        await pause(delay * (0.5 + Math.random()));
      }
    }
  }

  const queryOn =
    (client: ClientBase, limit: number): Postgres['query'] =>
    async (name, text, values = []) => {
      const since = performance.now();
      try {
        // Callers state the type of the rows that a statement returns; it is not checked.
        const { rows, rowCount } = await client.query({
          ...{ text, values: [...values] },
          ...(limit > 0 && { query_timeout: limit + cancelMilliseconds }),
        });
        return { rows, changed: rowCount ?? 0 };
      } catch (error) {
        if (meansUnavailable(error)) throw new DatabaseUnavailable(error);
        throw error;
      } finally {
        const milliseconds = performance.now() - since;
        if (milliseconds >= slowAfter) log(`slow statement ${name}: ${Math.round(milliseconds)} ms`);
      }
    };

  /** Runs `work` on one connection, which is not used again if it broke. */
  async function withConnection<T>(
    limit: number,
    work: (query: Postgres['query']) => Promise<T>,
  ): Promise<T> {
    const client = await connect();
    let broken = false;
    // Without a listener, a connection that breaks between two statements would end the process.
    const onError = () => {
      broken = true;
    };
    client.on('error', onError);
    try {
      return await work(queryOn(client, limit));
    } catch (error) {
      broken ||= error instanceof DatabaseUnavailable;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  return {
    query: (name, text, values) =>
      withConnection(cancelAfter, async (query) => {
        try {
          return await query(name, text, values);
        } catch (error) {
          if (!wasDeadlocked(error)) throw error;
          // The statement changed nothing, and the transaction that it waited for, such as a migration, has continued.
          return query(name, text, values);
        }
      }),
    transaction: (work) =>
      withConnection(transactionLimit, async (query) => {
        await query('begin', `BEGIN; SET LOCAL statement_timeout = ${transactionLimit}`);
        try {
          const result = await work(query);
          await query('commit', 'COMMIT');
          return result;
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) await query('rollback', 'ROLLBACK');
          throw error;
        }
      }),
    listen: listener.listen,
    async isAvailable() {
      try {
        const client = await pool.connect();
        try {
          await client.query('SELECT 1');
          client.release();
          return true;
        } catch (error) {
          client.release(true);
          throw error;
        }
      } catch {
        return false;
      }
    },
    async close() {
      closing = true;
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}
