import { openDatabase } from './database.ts';
import { describeJobStore } from './job-store.conformance.ts';
import { createLibsqlJobStore } from './job-store-libsql.ts';

describeJobStore('the libsql job store', (now) => {
  const database = openDatabase(':memory:');
  return { store: createLibsqlJobStore(database, now), close: () => void database.close() };
});
