import { openLookupDatabase } from '#service/store/lookup/lookup-database.ts';
import { describeExceptionStore } from '#testing/stores/exception-store.conformance.ts';
import { createLibsqlExceptionStore } from './exception-store-libsql.ts';

describeExceptionStore('the libsql store of exceptions', (now) => {
  const database = openLookupDatabase(':memory:');
  return { exceptions: createLibsqlExceptionStore(database, now), close: () => database.close() };
});
