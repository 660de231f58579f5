import { readdirSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readSet, writeSet } from '../set-file/read-set.ts';
import { shippedSetsQuery } from './shipped-sets.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));

describe('the sets that come with the console', () => {
  it('there are five sets', () => {
    expect(files).toHaveLength(5);
  });

  it.each(files)('%s is written like an export, takes about two minutes and has notes', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const read = await readSet(text);
    if (!('value' in read)) throw new Error(read.problems.map(({ sentence }) => sentence).join('\n'));
    const { value } = read;
    expect(`${value.id}.json`).toBe(name);
    expect(writeSet(value)).toBe(text);
    const total = value.scenes.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
    expect(total).toBeGreaterThanOrEqual(100);
    expect(total).toBeLessThanOrEqual(140);
    for (const { title, notes, recorded } of value.scenes) {
      expect(notes, title).toBeTruthy();
      expect(recorded, title).toBeUndefined();
    }
  });

  it('sets have names and notes in the language of the interface, but send the same requests', async () => {
    const queries = new QueryClient();
    const [english, urdu] = await Promise.all([
      queries.fetchQuery(shippedSetsQuery('en')),
      queries.fetchQuery(shippedSetsQuery('ur')),
    ]);
    for (const { set, language, englishName } of urdu) {
      const original = english.find((one) => one.set.id === set.id);
      expect({ language, englishName }).toEqual({ language: 'ur', englishName: original?.set.name });
      expect(`${set.name} ${set.about}`).toMatch(/\p{Script=Arabic}/u);
      for (const [index, { title, notes, ...scene }] of set.scenes.entries()) {
        expect(`${title} ${notes}`).toMatch(/\p{Script=Arabic}/u);
        expect(original?.set.scenes[index]).toMatchObject(scene);
      }
    }
    expect((await queries.fetchQuery(shippedSetsQuery('en-XB')))[0]?.language).toBe('en');
  });
});
