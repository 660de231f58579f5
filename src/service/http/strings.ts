import { invalid, type Refusal } from '../refusal.ts';
import type { ServiceSettings } from '../settings.ts';

/** Characters as an allowance counts them: Unicode code points. */
export function charactersOf(strings: readonly string[]): number {
  return strings.reduce((total, text) => total + lengthOf(text), 0);
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Whether a body's `data` is missing: no body, no field, null, or an empty list. */
export function lacksData(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  if (typeof body !== 'object' || Array.isArray(body)) return false;
  const data: unknown = Reflect.get(body, 'data');
  return data === undefined || data === null || (Array.isArray(data) && data.length === 0);
}

/** Fields of the three JSON functions that hold many strings. */
const fieldsOfMany = ['data', 'text', 'nmtMaskTerms'];

/** Refuses a body of which one field has more entries than the service takes, before any of them is looked at. */
export function tooMany(body: unknown, limits: ServiceSettings['limits']): Refusal | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const field of fieldsOfMany) {
    const given: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
    if (typeof given !== 'object' || given === null) continue;
    const { length } = Array.isArray(given) ? given : Object.keys(given);
    if (length > limits.strings) {
      return invalid(`${field}: expected at most ${limits.strings} strings, received ${length}`);
    }
  }
  return undefined;
}

/** Refuses a string of `data` that is longer than the service takes. */
export function tooLong(data: readonly string[], limits: ServiceSettings['limits']): Refusal | undefined {
  const long = data.findIndex(
    (text) => text.length > limits.charactersPerString && lengthOf(text) > limits.charactersPerString,
  );
  const text = data[long];
  if (text === undefined) return undefined;
  return invalid(
    `data.${long}: expected at most ${limits.charactersPerString} characters, received ${lengthOf(text)}`,
  );
}
