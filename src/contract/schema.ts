import * as z from 'zod/mini';

// A strict Content-Security-Policy forbids the code generation that zod uses to speed objects up.
z.config({ jitless: true });

/** A field that takes `value` when it is absent or null, as every optional field of the API does. */
export function orDefault<T extends z.core.$ZodType>(inner: T, value: z.output<T>) {
  return z.codec(z.nullish(inner), inner as z.core.$ZodType<z.output<T>, z.input<T>>, {
    decode: (given) => (given ?? value) as z.input<T>,
    encode: (known) => known as z.output<z.ZodMiniOptional<z.ZodMiniNullable<T>>>,
  });
}

/** Adds a description, and keywords that a codec hides, to what the JSON Schema and the reference page show. */
export function described<T extends z.core.$ZodType>(
  schema: T,
  description: string,
  keywords: Readonly<Record<string, unknown>> = {},
): T {
  z.globalRegistry.add(schema, { description, ...keywords });
  return schema;
}

/**
 * A schema that takes what `takes` knows to be right as it is, and looks closer at everything else: what is accepted,
 * what is refused and how issues read stays the schema's own. `takes` gets JSON values, and may say yes only to what
 * the schema accepts and leaves unchanged; to say no costs time alone.
 */
export function withShortcut<T extends z.core.$ZodType>(schema: T, takes: (value: unknown) => boolean): T {
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => (takes(payload.value) ? payload : run(payload, context));
  return schema;
}

/** A comma-separated header as a list; blanks around the commas are dropped (`hi, ta`). */
export function commaSeparated<T extends z.core.$ZodType<string, string>>(item: T) {
  return z.codec(z.string(), z.array(item).check(z.minLength(1)), {
    decode: (text) => itemsOf(text) as z.input<T>[],
    encode: (items) => items.join(','),
  });
}

function itemsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A boolean that travels as the header text `true` or `false` (any letter case, `1` and `0` too). */
export const headerBoolean = z.codec(z.string(), z.boolean(), {
  decode: (text, context) => {
    const value = text.trim().toLowerCase();
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0' || value === '') return false;
    context.issues.push({ code: 'invalid_value', values: ['true', 'false'], input: text });
    return z.NEVER;
  },
  encode: (value) => String(value),
});

/** The JSON Schema (draft 2020-12) of what travels on the wire for this schema. */
export function jsonSchemaOf(schema: z.core.$ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
}

/** The schemas of an object's field, one of each form that the object may have. */
export function fieldsOf(schema: z.core.$ZodType, name: string): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap((option) => fieldsOf(option, name));
  const field = def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
  return field ? [field] : [];
}

/** The values that a field, or each item of a list, may have; undefined where they cannot be listed. */
export function allowedValues(schema: z.core.$ZodType): string[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries).map(String);
    case 'literal':
      return def.values.map(String);
    case 'array':
      return allowedValues(def.element);
    case 'optional':
    case 'nullable':
      return allowedValues(def.innerType);
    case 'pipe':
      return allowedValues(def.out) ?? allowedValues(def.in);
    default:
      return undefined;
  }
}

/** The description given with `described`. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.description;
}

/** One way in which a value differs from what a schema asks for. */
export interface Deviation {
  /** Dotted path, `responseList.0.apiStatus`; empty for the value itself. */
  readonly path: string;
  /** What was expected or found, for a tester's eyes. */
  readonly detail: string;
}

/** Every way in which `value` differs from `schema`, unknown keys included when the schema is strict. */
export function deviationsFrom(schema: z.core.$ZodType, value: unknown): Deviation[] {
  const parsed = parse(schema, value);
  if (parsed.success) return [];
  return parsed.issues ? deviationsOf(parsed.issues, value) : [{ path: '', detail: 'too many to be listed' }];
}

/** Parses `value`; `issues` is absent when there are more than can be counted (the schema library gives up then). */
export function parse<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
):
  | { readonly success: true; readonly data: z.output<T> }
  | { readonly success: false; readonly issues?: readonly z.core.$ZodIssue[] } {
  try {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed : { success: false, issues: parsed.error.issues };
  } catch (error) {
    if (error instanceof RangeError) return { success: false };
    throw error;
  }
}

/** What a deviation expected and what it found instead, undefined for nothing; as far as its detail says so. */
export function partsOf({ detail }: Deviation): { expected?: string; received?: string } | undefined {
  const found = /^(?:expected (.+)|.+?), received (.+)$/s.exec(detail);
  if (!found) return undefined;
  const [, expected, received] = found;
  return {
    ...(expected !== undefined && { expected }),
    ...(received !== undefined && received !== nothing && { received }),
  };
}

/** The issues of a failed parse as deviations, each with the value that caused it. */
export function deviationsOf(issues: readonly z.core.$ZodIssue[], value: unknown): Deviation[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path ? `${path}.${key}` : key,
        detail: 'not in the specification',
      }));
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const nested = nearestOf(issue.errors).map((inner) => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      return deviationsOf(nested, value);
    }
    return [{ path, detail: `${expectation(issue)}, received ${shortly(valueAt(value, issue.path))}` }];
  });
}

/** Of the forms that a value may have, the issues of the one it comes nearest to; of all when it has the type of none. */
function nearestOf(forms: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const hasItsType = forms.filter((issues) => issues.every(({ path }) => path.length > 0));
  const [nearest = []] = [...(hasItsType.length > 0 ? hasItsType : forms)].sort(
    (a, b) => a.length - b.length,
  );
  if (hasItsType.length > 0) return nearest;
  const types = forms.map(([only, ...rest]) =>
    only?.code === 'invalid_type' && rest.length === 0 ? only : undefined,
  );
  const [first] = types;
  if (first === undefined || types.includes(undefined)) return nearest;
  const names = new Set(types.map((type) => type?.expected));
  return [{ ...first, code: 'custom', message: `expected ${[...names].join(' or ')}` }];
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    // A list that travels as one text: the place counts its items.
    if (typeof at === 'string' && typeof key === 'number') at = itemsOf(at);
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}

/** How the absence of a value is written; a text of these letters has quotes around it. */
const nothing = 'nothing';

function shortly(value: unknown): string {
  if (value === undefined) return nothing;
  const text = textOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON is read to any depth, but written only as deep as the stack goes.
    return 'a value nested too deep to show';
  }
}

/** Top-level keys of `value` that the object schema does not know: ignored by the API, worth telling a tester. */
export function unknownKeys(known: Readonly<Record<string, unknown>>, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((key) => !Object.hasOwn(known, key));
}
