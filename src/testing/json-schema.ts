import * as z from 'zod/mini';

/** The JSON Schema (draft 2020-12) of this schema's encoded form. */
export function jsonSchemaOf(schema: z.core.$ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
}
