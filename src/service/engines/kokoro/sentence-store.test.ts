import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RowSpeech } from '../synthesis/pieces/fit-piece.ts';
import type { KokoroModel } from './kokoro-model.ts';
import { openSentenceStore, rememberSentences } from './sentence-store.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'language-console-test-'));
const speech = (length: number): RowSpeech => ({
  samples: Float32Array.from({ length }, (_, at) => 1.2 * Math.sin(at)),
  frames: [3, 400],
});
const voice = { styles: { a: 1 }, accent: 'american', pace: 1, medianPitch: 100 } as const;
const settings = { voice, pitch: 1 };

/** A model that counts what it speaks. */
function countingModel() {
  const spoken: number[] = [];
  const model: KokoroModel = {
    async speak(symbols) {
      spoken.push(symbols.length);
      return speech(1000);
    },
  };
  return { model, spoken };
}

it('the model speaks a sentence once, but again for another pace, pitch or voice', async () => {
  const { model, spoken } = countingModel();
  const store = openSentenceStore({ folder: await newFolder(), maxBytes: 1_000_000 });
  const remembering = rememberSentences(model, store);
  const first = await remembering.speak([0, 1, 0], settings);
  const again = await remembering.speak([0, 1, 0], settings);
  expect(spoken).toEqual([3]);
  expect(again.frames).toEqual([3, 400]);
  for (const [at, sample] of again.samples.entries()) expect(sample).toBeCloseTo(first.samples[at]!, 4);
  await remembering.speak([0, 1, 0], { ...settings, voice: { ...voice, pace: 1.1 } });
  await remembering.speak([0, 1, 0], { ...settings, pitch: 1.1 });
  await remembering.speak([0, 1, 0], { ...settings, voice: { ...voice, styles: { b: 1 } } });
  await remembering.speak([0, 1, 1, 0], settings);
  expect(spoken).toEqual([3, 3, 3, 3, 4]);
});

it('a sentence is spoken again when its file is damaged', async () => {
  const folder = await newFolder();
  const store = openSentenceStore({ folder, maxBytes: 1_000_000 });
  await store.write('key', speech(100));
  const path = join(folder, 'key');
  const content = await readFile(path);
  content[50]! ^= 1;
  await writeFile(path, content);
  expect(await store.read('key')).toBeUndefined();
  await writeFile(path, content.subarray(0, 20));
  expect(await store.read('key')).toBeUndefined();
  await store.write('key', speech(100));
  expect((await store.read('key'))?.samples).toHaveLength(100);
});

it('when the limit is exceeded, the least recently used sentences are deleted', async () => {
  const folder = await newFolder();
  const entryBytes = 12 + 4 + 2 * 1000 + 32;
  const store = openSentenceStore({ folder, maxBytes: 3.5 * entryBytes });
  for (const [age, key] of ['oldest', 'used', 'newer'].entries()) {
    await store.write(key, speech(1000));
    const time = new Date(2020, 0, 1 + age);
    await utimes(join(folder, key), time, time);
  }
  await store.read('oldest');
  await store.write('newest', speech(1000));
  expect((await readdir(folder)).sort()).toEqual(['newer', 'newest', 'oldest']);
});

it('sentences are spoken but not stored when the folder cannot be written to', async () => {
  const file = join(await newFolder(), 'file');
  await writeFile(file, '');
  const { model, spoken } = countingModel();
  const remembering = rememberSentences(model, openSentenceStore({ folder: join(file, 'in'), maxBytes: 1 }));
  await remembering.speak([0, 1, 0], settings);
  await remembering.speak([0, 1, 0], settings);
  expect(spoken).toEqual([3, 3]);
});

it('processes that share a folder use what the others have spoken, and keep the limit together', async () => {
  const folder = await newFolder();
  const entryBytes = 12 + 4 + 2 * 1000 + 32;
  const open = () => openSentenceStore({ folder, maxBytes: 20 * entryBytes });
  const stores = [open(), open(), open()];
  for (let index = 0; index < 60; index++) await stores[index % 3]!.write(`key-${index}`, speech(1000));
  expect((await stores[0]!.read('key-59'))?.samples).toHaveLength(1000);
  expect((await readdir(folder)).length).toBeLessThanOrEqual(23);
});

it('a sentence that several processes write at the same time is stored intact', async () => {
  const folder = await newFolder();
  const stores = Array.from({ length: 8 }, () => openSentenceStore({ folder, maxBytes: 1_000_000 }));
  await Promise.all(stores.map((store) => store.write('same', speech(5000))));
  expect((await stores[0]!.read('same'))?.samples).toHaveLength(5000);
  expect(await readdir(folder)).toEqual(['same']);
});
