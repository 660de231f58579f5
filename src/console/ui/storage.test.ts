// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from './storage.ts';
import { storeInTurns } from './store-in-turns.ts';

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
    expect(await storeInTurns('/one', value, alwaysGoOn)).toBe(true);
    expect(readStored('/one', TextSchema)).toEqual(value);
  });

  it('leaves no parts of a longer value behind', async () => {
    await storeInTurns('/one', longValue, alwaysGoOn);
    expect(sessionStorage.length).toBeGreaterThan(2);
    await storeInTurns('/one', { text: 'a' }, alwaysGoOn);
    expect(sessionStorage.length).toBe(2);
    writeStored('/one', { text: 'a' });
    expect(sessionStorage.length).toBe(1);
    expect(readStored('/one', TextSchema)).toEqual({ text: 'a' });
  });

  it('never mixes parts of an old value with a new one', async () => {
    await storeInTurns('/one', longValue, alwaysGoOn);
    const longer = { text: longValue.text.repeat(10) };
    expect(await storeInTurns('/one', longer, () => false)).toBeUndefined();
    expect(readStored('/one', TextSchema)).toBeUndefined();
    expect(writeStored('/one', longValue)).toBe(true);
    expect(readStored('/one', TextSchema)).toEqual(longValue);
  });
});
