import { inShortTasks } from '#client/short-tasks.ts';
import { partKey, removeParts, storageKeyPrefix } from './storage.ts';

/** Number of UTF-16 units in a part: storing millions at once blocks the page for a tenth of a second. */
const partLength = 500_000;

/**
 * Stores a long value for this tab, in parts and in short tasks.
 *
 * @returns whether it was stored; undefined when `goOn` returned false; then nothing is stored under the key
 */
export function storeInShortTasks(
  key: string,
  value: unknown,
  goOn: () => boolean,
): Promise<boolean | undefined> {
  return inShortTasks(storeParts(key, value), goOn);
}

function* storeParts(key: string, value: unknown): Generator<void, boolean> {
  const text = JSON.stringify(value);
  const count = Math.ceil(text.length / partLength);
  try {
    // The parts are ignored until this entry is written again, after all of them are stored.
    sessionStorage.removeItem(storageKeyPrefix + key);
    for (let part = 0; part < count; part++) {
      yield;
      sessionStorage.setItem(partKey(key, part), text.slice(part * partLength, (part + 1) * partLength));
    }
    removeParts(key, count);
    sessionStorage.setItem(storageKeyPrefix + key, `#${count}`);
    yield;
    return true;
  } catch {
    removeParts(key, 0);
    return false;
  }
}
