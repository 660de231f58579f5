import { invalid, type Refusal } from '../refusal.ts';
import type { ServiceSettings } from '../settings.ts';

/** Characters as an allowance counts them: Unicode code points. */
export function charactersOf(strings: readonly string[]): number {
  return strings.reduce((total, text) => total + [...text].length, 0);
}

/** Whether a body's `data` is missing: no body, no field, null, or an empty list. */
export function lacksData(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  if (typeof body !== 'object' || Array.isArray(body)) return false;
  const data: unknown = Reflect.get(body, 'data');
  return data === undefined || data === null || (Array.isArray(data) && data.length === 0);
}

/** Refuses `data` beyond the limits of the service. */
export function overLimit(data: readonly string[], limits: ServiceSettings['limits']): Refusal | undefined {
  if (data.length > limits.strings) {
    return invalid(`data: expected at most ${limits.strings} strings, received ${data.length}`);
  }
  const long = data.findIndex((text) => text.length > limits.charactersPerString);
  if (long < 0) return undefined;
  return invalid(
    `data.${long}: expected at most ${limits.charactersPerString} characters, received ${data[long]?.length}`,
  );
}
