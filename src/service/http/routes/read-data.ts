import type * as z from 'zod/mini';
import { parse, sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { charactersIn } from '#service/count-characters.ts';
import { invalidRefusal, type Refusal } from '#service/refusal.ts';
import type { ServiceSettings } from '#service/settings.ts';
import type { IncomingCall } from './incoming-call.ts';

/** The number of characters that count as usage, in Unicode code points. */
export function totalCharacters(strings: readonly string[]): number {
  return strings.reduce((total, text) => total + charactersIn(text), 0);
}

/** Fields of the three JSON functions that may have many strings. */
const listFields = ['data', 'text', 'nmtMaskTerms'];

/** Refuses a body with too many entries in one field, before any of them is validated. */
export function tooManyValuesRefusal(body: unknown, limits: ServiceSettings['limits']): Refusal | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const field of listFields) {
    const given: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
    if (typeof given !== 'object' || given === null) continue;
    const { length } = Array.isArray(given) ? given : Object.keys(given);
    if (length > limits.strings) {
      return invalidRefusal(`${field}: expected at most ${limits.strings} strings, received ${length}`);
    }
  }
  return undefined;
}

/** Refuses a string of `data` that is too long. */
function tooLongRefusal(data: readonly string[], limits: ServiceSettings['limits']): Refusal | undefined {
  const long = data.findIndex(
    (text) => text.length > limits.charactersPerString && charactersIn(text) > limits.charactersPerString,
  );
  const text = data[long];
  if (text === undefined) return undefined;
  return invalidRefusal(
    `data.${long}: expected at most ${limits.charactersPerString} characters, received ${charactersIn(text)}`,
  );
}

/** Refuses `data` whose answers together would exceed the length limit, before any work is done. */
export function answerTooLongRefusal(
  data: readonly string[],
  times: number,
  what: string,
  { answerCharacters }: ServiceSettings['limits'],
): Refusal | undefined {
  const characters = totalCharacters(data) * times;
  if (characters <= answerCharacters) return undefined;
  return invalidRefusal(
    `data: expected at most ${answerCharacters} characters times ${what}, received ${characters}`,
  );
}

/** Refuses masked terms that together have more characters than the service accepts. */
export function termsTooLongRefusal(
  terms: readonly string[] | Readonly<Record<string, string>> | null | undefined,
  { maskTermCharacters }: ServiceSettings['limits'],
): Refusal | undefined {
  const characters = totalCharacters(Array.isArray(terms) ? terms : Object.entries(terms ?? {}).flat());
  if (characters <= maskTermCharacters) return undefined;
  return invalidRefusal(
    `nmtMaskTerms: expected at most ${maskTermCharacters} characters in total, received ${characters}`,
  );
}

/** The refusals of a function for a body with a `data` list. */
export interface DataRefusals {
  /** The refusal of an empty body, if it differs from the refusal of missing `data`. */
  readonly empty: Refusal | undefined;
  /** The refusal of a body without `data` or with an empty list. */
  readonly missing: Refusal;
  /** The refusal of an invalid field, which `cause` names. */
  field(cause: string): Refusal;
}

/**
 * Reads a body with a `data` list and checks, in this order: JSON, missing `data`, number of strings, schema, length of
 * strings.
 */
export async function readData<T extends z.core.$ZodType<{ readonly data: readonly string[] }>>(
  incoming: IncomingCall,
  schema: T,
  limits: ServiceSettings['limits'],
  refusals: DataRefusals,
): Promise<
  { readonly ok: true; readonly body: z.output<T> } | { readonly ok: false; readonly refusal: Refusal }
> {
  const json = await incoming.json();
  if (!json.ok) return json;
  const { value } = json;
  const refuse = (refusal: Refusal) => ({ ok: false, refusal }) as const;
  if (value === undefined && refusals.empty) return refuse(refusals.empty);
  if (lacksData(value)) return refuse(refusals.missing);
  const many = tooManyValuesRefusal(value, limits);
  if (many) return refuse(many);
  const body = parse(schema, value);
  if (!body.success) return refuse(refusals.field(describeFirstDeviation(body.issues, value)));
  const long = tooLongRefusal(body.data.data, limits);
  return long ? refuse(long) : { ok: true, body: body.data };
}

/** Whether `data` is missing: no body, no field, null, or an empty list. */
function lacksData(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  if (typeof body !== 'object' || Array.isArray(body)) return false;
  const data: unknown = Reflect.get(body, 'data');
  return data === undefined || data === null || (Array.isArray(data) && data.length === 0);
}

/** Describes in one sentence where a value first differs from its schema. */
export function describeFirstDeviation(
  issues: readonly z.core.$ZodIssue[] | undefined,
  value: unknown,
): string {
  const [first] = toDeviations(issues ?? [], value);
  return first ? sentenceWithPath(first) : 'body: too many values differ from the documentation';
}
