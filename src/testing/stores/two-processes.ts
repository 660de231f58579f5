import { migrate } from '#service/postgres/migrate.ts';
import { openPostgres, type Postgres } from '#service/postgres/open-postgres.ts';
import { freshDatabase } from '#testing/postgres/describe-with-postgres.ts';

/** One store as two processes of the service see it; an embedded store, which only one process uses, is given twice. */
export interface TwoViews<Store> {
  readonly first: Store;
  readonly second: Store;
  close(): void | Promise<void>;
}

/** One store, which a single process uses for all calls. */
export const oneProcess = <Store>(store: Store, close: () => void = () => {}): TwoViews<Store> => ({
  first: store,
  second: store,
  close,
});

/** A store in PostgreSQL as two processes see it, each with connections of its own to one fresh database. */
export async function twoProcesses<Store>(
  open: (postgres: Postgres) => Store | Promise<Store>,
): Promise<TwoViews<Store>> {
  const url = await freshDatabase();
  const log = () => {};
  const [first, second] = [await openPostgres({ url, log }), await openPostgres({ url, log })];
  await migrate(first);
  return {
    first: await open(first),
    second: await open(second),
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
