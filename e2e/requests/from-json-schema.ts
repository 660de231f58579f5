import fc from 'fast-check';
import * as z from 'zod/mini';
import { hostileText } from './hostile-values.ts';

const Schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  examples: z.optional(z.array(z.unknown())),
});

/** Values that a JSON Schema of the contract allows; strings are arbitrary. */
export function fromJsonSchema(given: unknown): fc.Arbitrary<unknown> {
  const schema = Schema.parse(given);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(fromJsonSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => fromJsonSchema({ ...schema, type })));
  }
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? fromProperties(schema.properties)
        : fc.dictionary(hostileText, hostileText, { maxKeys: 3 });
    case 'array':
      return fc.array(fromJsonSchema(schema.items), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 100, 10_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'null':
      return fc.constant(null);
    default:
      return hostileText;
  }
}

function fromProperties(properties: Readonly<Record<string, unknown>>): fc.Arbitrary<object> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fromJsonSchema(property)]),
  );
  // Most fields are optional; the service itself decides which are required.
  return fc.record(model, { requiredKeys: [] });
}
