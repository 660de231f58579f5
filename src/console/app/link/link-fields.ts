import * as z from 'zod/mini';
import { jsonValue } from '#client/parse-json.ts';
import { isSame } from '#console/ui/is-same.ts';
import type { NamedTexts } from './url.ts';

/** Converts one field to the text in a link and back. */
export interface LinkField<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => unknown;
}

interface LinkConverterOptions<Form extends object> {
  readonly schema: z.core.$ZodType<Form> & { readonly shape: object };
  /** Fields that every link contains, with their names in the query. */
  readonly settings: { readonly [Name in keyof Form]?: string };
  /** Fields that a link contains when they differ from the default, with their names in the query. */
  readonly options?: { readonly [Name in keyof Form]?: string };
  readonly fields?: { readonly [Name in keyof Form]?: LinkField<Form[Name]> };
}

/**
 * Converts a form to a link and back. The query always contains `settings`, and options, switches and numbers only
 * where they differ from the schema's defaults. Texts, lists and records are in the fragment, which is never sent to a
 * server. The field `text` is always included, because a link without it takes the text from the tab's stored form.
 * Fields added to the schema are included automatically.
 */
export function createLinkConverter<Form extends object>({
  schema,
  settings,
  options = {},
  fields = {},
}: LinkConverterOptions<Form>) {
  const defaults = z.parse(schema, {});
  const settingName = (name: string): string | undefined =>
    ownValue(settings, name) ?? ownValue(options, name);
  const own = (name: string): LinkField<unknown> | undefined => ownValue(fields, name);
  return {
    toLink: (form: Form) => {
      const query: Record<string, string> = {};
      const texts: Record<string, string> = {};
      for (const [name, value] of Object.entries(form)) {
        const isDefault = isSame(value, ownValue(defaults, name));
        const text = own(name)?.write(value) ?? writeValue(value);
        const always = name === 'text' || Object.hasOwn(settings, name);
        if (value === undefined || (isDefault && !always)) continue;
        const setting =
          settingName(name) ?? (typeof value === 'boolean' || typeof value === 'number' ? name : undefined);
        if (setting === undefined) texts[name] = text;
        else query[setting] = text;
      }
      return { settings: query, texts };
    },
    fromLink: (search: URLSearchParams, texts: NamedTexts, kept: Form): Record<string, unknown> => ({
      text: ownValue(kept, 'text'),
      ...Object.fromEntries(
        Object.keys(schema.shape).flatMap((name) => {
          const written = texts[name] ?? search.get(settingName(name) ?? name);
          if (written === null) return [];
          return [
            [name, (own(name)?.read ?? ((text) => readValue(text, ownValue(defaults, name))))(written)],
          ];
        }),
      ),
    }),
    /** The fields of a query whose values are unknown to the form, with the values used instead. */
    replacedIn: (search: URLSearchParams, form: Form): ReplacedValue[] =>
      Object.entries(form).flatMap(([field, value]) => {
        const name = settingName(field) ?? field;
        const was = search.get(name);
        if (was === null) return [];
        const read = (own(field)?.read ?? ((text) => readValue(text, ownValue(defaults, field))))(was);
        if (JSON.stringify(read) === JSON.stringify(value)) return [];
        return [{ name, was, now: own(field)?.write(value) ?? writeValue(value) }];
      }),
  };
}

/** An unknown value in a link, and the value used instead. */
export interface ReplacedValue {
  /** The name in the link. */
  readonly name: string;
  readonly was: string;
  readonly now: string;
}

function ownValue<Value>(
  record: { readonly [name: string]: Value } | object,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
}

const plainCodePattern = /^[\w.-]+$/;

/** Text unchanged, lists of codes separated by commas, anything else as JSON. */
function writeValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string' && plainCodePattern.test(item))
  ) {
    return value.join(',');
  }
  return JSON.stringify(value) ?? '';
}

/** Parses a text as a value of the same type as `like`; undefined when that is not possible. */
function readValue(text: string, like: unknown): unknown {
  if (typeof like === 'string') return text;
  if (typeof like === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (typeof like === 'number') return text.trim() === '' ? undefined : Number(text);
  if (Array.isArray(like) && !text.startsWith('[')) return text.split(',').filter((item) => item !== '');
  return jsonValue(text);
}
