import * as z from 'zod/mini';
import { headerItems } from './header-values.ts';

// A strict Content-Security-Policy forbids the code generation with which zod speeds up the parsing of objects.
z.config({ jitless: true });

/** A field that defaults to `value` when it is absent or null, like every optional field of the API. */
export function orDefault<T extends z.core.$ZodType>(inner: T, value: z.output<T>) {
  return z.codec(z.nullish(inner), inner as z.core.$ZodType<z.output<T>, z.input<T>>, {
    decode: (given) => (given ?? value) as z.input<T>,
    encode: (known) => known as z.output<z.ZodMiniOptional<z.ZodMiniNullable<T>>>,
  });
}

/** Adds a description, and keywords that a codec hides, to the JSON Schema and the reference page. */
export function withDescription<T extends z.core.$ZodType>(
  schema: T,
  description: string,
  keywords: Readonly<Record<string, unknown>> = {},
): T {
  // Copies the schema, since several fields may use it.
  const field = z.clone(schema);
  z.globalRegistry.add(field, { description, ...keywords });
  return field;
}

/** A boolean field of a body with its default. */
export const booleanField = (value: boolean, description: string) =>
  withDescription(orDefault(z.boolean(), value), description);

/** A whole number that some answers carry as text. */
export const looseNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]),
  z.transform(Number),
);

/** The description given with `withDescription`. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.description;
}

/** One way in which a value differs from its schema. */
export interface Deviation {
  /** Dotted path, `responseList.0.apiStatus`; empty for the value itself. */
  readonly path: string;
  /** The kind of value that the schema requires, or the list of values that it allows. */
  readonly expected?: string | readonly string[];
  /** The received value as JSON of at most 60 characters; absent when there was none. */
  readonly received?: string;
  /** The problem in words, where `expected` and `received` cannot express it. */
  readonly problem?: string;
}

/** A deviation in one sentence, without its path. */
export function sentenceWithoutPath({ expected, received = 'nothing', problem }: Deviation): string {
  if (expected === undefined) return problem ?? `received ${received}`;
  return `expected ${typeof expected === 'string' ? expected : expected.join(', ')}, received ${received}`;
}

/** A deviation in one sentence that begins with its path. */
export function sentenceWithPath(deviation: Deviation): string {
  return `${deviation.path || 'body'}: ${sentenceWithoutPath(deviation)}`;
}

/** Every way in which `value` differs from `schema`, unknown keys included when the schema is strict. */
export function deviationsFrom(schema: z.core.$ZodType, value: unknown): Deviation[] {
  const parsed = parse(schema, value);
  if (parsed.success) return [];
  return parsed.issues ? toDeviations(parsed.issues, value) : [{ path: '', problem: 'too many to list' }];
}

/** Parses `value`; `issues` is absent when there are too many, so that the schema library gives up. */
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

/** The issues of a failed parse as deviations, each with the value that caused it. */
export function toDeviations(issues: readonly z.core.$ZodIssue[], value: unknown): Deviation[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path ? `${path}.${key}` : key,
        problem: 'not in the specification',
      }));
    }
    const received = shortText(valueAt(value, issue.path));
    const found = received !== undefined && { received };
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
      return [{ path, ...expectationOf(issue), ...found }];
    }
    // Reports the issues of the allowed form that is closest to the value.
    const nearest = nearestForm(issue.errors);
    return 'expected' in nearest
      ? [{ path, ...nearest, ...found }]
      : toDeviations(
          nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
          value,
        );
  });
}

type Issues = readonly z.core.$ZodIssue[];

/** The issues of the allowed form that fits the value best; the expected types if the value has none of them. */
function nearestForm(forms: readonly Issues[]): Issues | { readonly expected: string } {
  const rightType = forms.filter((issues) => issues.every(({ path }) => path.length > 0));
  const [nearest = []] = [...(rightType.length > 0 ? rightType : forms)].sort((a, b) => a.length - b.length);
  const types = forms.flatMap(([only, ...rest]) =>
    only?.code === 'invalid_type' && rest.length === 0 ? [only.expected] : [],
  );
  return rightType.length === 0 && types.length === forms.length
    ? { expected: [...new Set(types)].join(' or ') }
    : nearest;
}

function expectationOf(issue: z.core.$ZodIssue): Pick<Deviation, 'expected' | 'problem'> {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: issue.expected };
    case 'invalid_value':
      return { expected: issue.values.map(String) };
    case 'too_small':
      return { expected: `at least ${issue.minimum}` };
    case 'too_big':
      return { expected: `at most ${issue.maximum}` };
    default:
      return { problem: issue.message };
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    // The value is a list encoded as text, and the key is the index of one of its items.
    if (typeof at === 'string' && typeof key === 'number') at = headerItems(at);
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}

function shortText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = textOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON.parse has no depth limit, but JSON.stringify has one.
    return 'a value nested too deep to show';
  }
}

/**
 * Top-level keys of `value` that the schema does not have: the API ignores them, but a tester should know.
 */
export function unknownKeys(known: Readonly<Record<string, unknown>>, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((key) => !Object.hasOwn(known, key));
}
