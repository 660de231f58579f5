// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from './storage.ts';
import { storeInShortTasks } from './store-in-short-tasks.ts';

const TextSchema = z.object({ text: z.string() });
const longValue = { text: '"क\n𑄌'.repeat(400_000) };
const alwaysGoOn = () => true;

beforeEach(() => sessionStorage.clear());

describe('storing values for a tab', () => {
  it.each([
    ['short', { text: 'a' }],
    ['long', longValue],
  ])('restores a value unchanged: %s', async (_, value) => {
    expect(writeStored('/one', value)).toBe(true);
    expect(readStored('/one', TextSchema)).toEqual(value);
    sessionStorage.clear();
    expect(await storeInShortTasks('/one', value, alwaysGoOn)).toBe(true);
    expect(readStored('/one', TextSchema)).toEqual(value);
  });

  it('leaves no parts of a longer value behind', async () => {
    await storeInShortTasks('/one', longValue, alwaysGoOn);
    expect(sessionStorage.length).toBeGreaterThan(2);
    await storeInShortTasks('/one', { text: 'a' }, alwaysGoOn);
    expect(sessionStorage.length).toBe(2);
    writeStored('/one', { text: 'a' });
    expect(sessionStorage.length).toBe(1);
    expect(readStored('/one', TextSchema)).toEqual({ text: 'a' });
  });

  it('never mixes parts of an old value with a new one', async () => {
    await storeInShortTasks('/one', longValue, alwaysGoOn);
    const longer = { text: longValue.text.repeat(10) };
    expect(await storeInShortTasks('/one', longer, () => false)).toBeUndefined();
    expect(readStored('/one', TextSchema)).toBeUndefined();
    expect(writeStored('/one', longValue)).toBe(true);
    expect(readStored('/one', TextSchema)).toEqual(longValue);
  });
});
