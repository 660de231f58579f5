import * as z from 'zod/mini';

/** The stored values that match the schema; records of older versions that no longer do are ignored. */
export function parseRecords<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: readonly unknown[],
): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [parsed.data] : [];
  });
}
