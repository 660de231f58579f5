import * as z from 'zod/mini';
import { Case, caseFormat } from './case.ts';
import { fileJsonSchema, fileJsonSchemaText } from './versioned-file.ts';

/** File name of the published schema, which is at the top of every exported folder. */
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
export const caseJsonSchema = (): Record<string, unknown> => fileJsonSchema(caseFormat);

/** The JSON Schema of a case file as text, as it is published. */
export const caseJsonSchemaText = (): string => fileJsonSchemaText(caseFormat);
