import { inTurns } from '#client/turns.ts';
import { partKey, prefix, removeParts } from './storage.ts';

/** UTF-16 units of a part: a browser takes a tenth of a second to keep a text of millions at once. */
const partLength = 500_000;

/**
 * Keeps a long value for this tab, in parts and in short tasks.
 *
 * @returns whether it was kept; undefined when `goOn` said no in between: then nothing is kept until the next call
 */
export function storeInTurns(key: string, value: unknown, goOn: () => boolean): Promise<boolean | undefined> {
  return inTurns(storing(key, value), goOn);
}

function* storing(key: string, value: unknown): Generator<void, boolean> {
  const text = JSON.stringify(value);
  const count = Math.ceil(text.length / partLength);
  try {
    // Without it the parts are of no value, until all of them are there.
    sessionStorage.removeItem(prefix + key);
    for (let part = 0; part < count; part++) {
      yield;
      sessionStorage.setItem(partKey(key, part), text.slice(part * partLength, (part + 1) * partLength));
    }
    removeParts(key, count);
    sessionStorage.setItem(prefix + key, `#${count}`);
    yield;
    return true;
  } catch {
    removeParts(key, 0);
    return false;
  }
}
