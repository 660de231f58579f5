import * as z from 'zod/mini';
import { isSame } from '#console/ui/is-same.ts';
import type { Texts } from './url.ts';

/** How one field reads in a link, where the usual way is not the best. */
export interface LinkField<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => unknown;
}

interface LinkOfFields<Form> {
  readonly toLink: (form: Form) => { readonly settings: Texts; readonly texts: Texts };
  readonly fromLink: (search: URLSearchParams, texts: Texts, kept: Form) => Record<string, unknown>;
}

interface LinkFields<Form extends object> {
  readonly schema: z.core.$ZodType<Form>;
  /** Settings that every link says, by their name in the search part. */
  readonly settings: { readonly [Name in keyof Form]?: string };
  /** Settings that a link says where they are not the usual ones. */
  readonly options?: { readonly [Name in keyof Form]?: string };
  readonly fields?: { readonly [Name in keyof Form]?: LinkField<Form[Name]> };
}

/**
 * How every field of a form reads as a link: `settings` always and switches and numbers where they differ from the
 * schema's own defaults, in the search part; texts, lists and records in the fragment, which no server sees. The field
 * `text` is always there, else an empty one would open as what the tab holds. A field that is added to the schema is in
 * the link at once.
 */
export function linkFields<Form extends object>({
  schema,
  settings,
  options = {},
  fields = {},
}: LinkFields<Form>): LinkOfFields<Form> {
  const neutral = z.parse(schema, {});
  const settingName = (name: string): string | undefined => fieldOf(settings, name) ?? fieldOf(options, name);
  const own = (name: string): LinkField<unknown> | undefined => fieldOf(fields, name);
  return {
    toLink: (form) => {
      const said: Record<string, string> = {};
      const texts: Record<string, string> = {};
      for (const [name, value] of Object.entries(form)) {
        const usual = isSame(value, fieldOf(neutral, name));
        const text = own(name)?.write(value) ?? writeValue(value);
        const always = name === 'text' || Object.hasOwn(settings, name);
        if (value === undefined || (usual && !always)) continue;
        const setting =
          settingName(name) ?? (typeof value === 'boolean' || typeof value === 'number' ? name : undefined);
        if (setting === undefined) texts[name] = text;
        else said[setting] = text;
      }
      return { settings: said, texts };
    },
    fromLink: (search, texts, kept) => ({
      text: fieldOf(kept, 'text'),
      ...Object.fromEntries(
        Object.keys(schemaShape(schema, neutral)).flatMap((name) => {
          const said = texts[name] ?? search.get(settingName(name) ?? name);
          if (said === null) return [];
          return [[name, (own(name)?.read ?? ((text) => readValue(text, fieldOf(neutral, name))))(said)]];
        }),
      ),
    }),
  };
}

/** The names of a form's fields: an optional one is not among the defaults. */
function schemaShape(schema: z.core.$ZodType, neutral: object): object {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : neutral;
}

function fieldOf<Value>(
  record: { readonly [name: string]: Value } | object,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
}

const simple = /^[\w.-]+$/;

/** Text as it is, lists of codes with commas, the rest as JSON. */
function writeValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && simple.test(item))) {
    return value.join(',');
  }
  return JSON.stringify(value) ?? '';
}

/** A value of the kind that the field's default has; undefined where the text is none. */
function readValue(text: string, like: unknown): unknown {
  if (typeof like === 'string') return text;
  if (typeof like === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (typeof like === 'number') return text.trim() === '' ? undefined : Number(text);
  if (Array.isArray(like) && !text.startsWith('[')) return text.split(',').filter((item) => item !== '');
  return readJson(text);
}

/** The value of a JSON text; undefined for what is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
