import * as z from 'zod/mini';
import { Case } from './case.ts';

/** Name of the published schema at the top of every exported folder. */
export const schemaFileName = 'case.schema.json';

/**
 * The text of a case file: two-space JSON, fields in the order of the schema. The members of headers, query and body
 * keep the order of the request.
 *
 * @param schemaPath - path of the published schema, relative to the case file
 * @throws when `value` is not a case
 */
export function writeCase(value: Case, schemaPath = `./${schemaFileName}`): string {
  const { $schema: _, ...fields } = z.parse(Case, value);
  return `${JSON.stringify({ $schema: schemaPath, ...fields }, null, 2)}\n`;
}

/** The JSON Schema (draft 2020-12) of a case file, made from the schema that `readCase` uses. */
export function caseJsonSchema(): Record<string, unknown> {
  return {
    title: 'A case of the Language Console',
    ...z.toJSONSchema(Case, { io: 'input' }),
  };
}

/** The text of the published schema. */
export function caseJsonSchemaText(): string {
  return `${JSON.stringify(caseJsonSchema(), null, 2)}\n`;
}
