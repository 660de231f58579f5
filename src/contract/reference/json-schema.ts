import * as z from 'zod/mini';

/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly [keyword: string]: unknown;
}

/** The JSON Schema (draft 2020-12) of this schema's encoded form. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
}

/** The alternatives of a schema, null left out; the schema itself when it has none. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, ...common } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.flatMap(alternativesOf).filter(({ type }) => type !== 'null');
  if (Array.isArray(common.type)) {
    return common.type.filter((type) => type !== 'null').map((type) => ({ ...common, type }));
  }
  return [schema];
}

/** The type in words, as in the tables of the specification: `array of string`, `string or array of string`. */
export function typeOf(schema: JsonSchema): string {
  const types = alternativesOf(schema).map((one) => {
    if (one.type === 'array') return `array of ${one.items ? typeOf(one.items) : 'any value'}`;
    if (one.type === 'object' && typeof one.additionalProperties === 'object') {
      return `map of string to ${typeOf(one.additionalProperties)}`;
    }
    if (one.format === 'binary') return 'binary';
    return String(one.type ?? typeof one.const);
  });
  return [...new Set(types)].join(' or ');
}

/** The values that a schema allows, if they can be listed; three-digit codes are sorted. */
export function valuesOf(schema: JsonSchema): readonly string[] {
  const values = alternativesOf(schema).flatMap(
    (one) => one.enum ?? (one.const === undefined ? [] : [one.const]),
  );
  const texts = [...new Set(values.map(String))];
  return texts.every((text) => /^\d{3}$/.test(text)) ? texts.sort() : texts;
}

/** The smallest and largest number that a schema allows; undefined unless it states both. */
export function rangeOf(
  schema: JsonSchema,
): { readonly minimum: number; readonly maximum: number } | undefined {
  const limited = alternativesOf(schema).find(({ maximum }) => maximum !== undefined);
  const { minimum, maximum } = limited ?? {};
  // `z.int()` adds the limits of JavaScript's exact integers.
  if (minimum === undefined || maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return undefined;
  return { minimum, maximum };
}
