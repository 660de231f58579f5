import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { jsonInTurns } from './json-in-turns.ts';

const signal = new AbortController().signal;
const textOf = async (body: object) => Buffer.concat(await jsonInTurns(body, signal)).toString();

it.each([
  [{}],
  [{ responseList: [] }],
  [{ a: undefined, b: 1 }],
  [{ responseList: [{ inString: 'क\n"', outString: ['x'] }, null, 3], tokenConsumed: 0, uuid: 'u' }],
  [{ result: { words: [[{ word: 'a' }]] }, list: [undefined, [1, [2]]] }],
])('the JSON is the same as that of JSON.stringify: %j', async (body) => {
  expect(await textOf(body)).toBe(JSON.stringify(body));
});

it('other requests are handled while a large answer is serialised', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const entry = { inString: 'नमस्ते'.repeat(500), outString: ['namaste'.repeat(1000)] };
  const body = { responseList: Array.from({ length: 4_000 }, () => entry) };
  let rounds = 0;
  let writing = true;
  const others = (async () => {
    while (writing) {
      await setImmediate();
      rounds++;
    }
  })();
  const { length } = Buffer.concat(await jsonInTurns(body, signal));
  writing = false;
  await others;
  expect(length).toBeGreaterThan(50_000_000);
  expect(rounds).toBeGreaterThan(2);
});
