import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#service/postgres/database-unavailable.ts';
import { databaseErrors } from './json-answers.ts';
import { progressLines } from './progress-lines.ts';

const unavailable = new DatabaseUnavailable(new Error('connect ECONNREFUSED'));
const message = 'The database is not available at the moment. Try again shortly.';

it('an unavailable database is answered with 503 and the advice to try again; other errors are reported', async () => {
  const reported: unknown[] = [];
  const app = new Hono();
  app.onError(databaseErrors((error) => reported.push(error)));
  const broken = new Error('syntax error');
  app.get('/away', () => Promise.reject(unavailable));
  app.get('/broken', () => Promise.reject(broken));
  app.get('/full', () => Promise.reject(Object.assign(new Error('disk full'), { code: '53100' })));
  const away = await app.request('/away');
  expect([away.status, await away.json()]).toEqual([503, { message, status: 503 }]);
  expect((await app.request('/full')).status).toBe(507);
  expect(reported).toEqual([]);
  expect((await app.request('/broken')).status).toBe(500);
  expect(reported).toEqual([broken]);
});

it('an import says that the database does not answer', async () => {
  const answer = progressLines(
    new AbortController().signal,
    () => Promise.reject(unavailable),
    () => expect.unreachable(),
  );
  expect(JSON.parse(await answer.text())).toEqual({ kind: 'failed', reason: message });
});
