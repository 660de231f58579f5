import * as z from 'zod/mini';
import { parseJson } from '#client/parse-json.ts';
import { type Deviation, parse, sentenceWithPath, toDeviations } from '#contract/schema.ts';

/** A format of JSON files, with a field `version`. */
export interface FileFormat<Schema extends z.core.$ZodType> {
  readonly schema: Schema;
  /** The newest version that this console reads. */
  readonly version: number;
  /** What a file is called in a sentence: `a case file`. */
  readonly name: string;
  /** The title of the published schema. */
  readonly title: string;
}

/** A problem of a file, with the dotted path of the field; the path is empty if the entire file is wrong. */
export interface FileProblem {
  readonly path: string;
  /** The problem in words, beginning with the path if there is one. */
  readonly sentence: string;
}

/** The value of a file, or everything that is wrong with it. */
export type CheckedFile<T> = { readonly value: T } | { readonly problems: readonly FileProblem[] };

/** Reads the text of a file. Refuses unknown fields, which it names, and newer versions. */
export function checkFileText<Schema extends z.core.$ZodType>(
  format: FileFormat<Schema>,
  text: string,
): CheckedFile<z.output<Schema>> {
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if ('problem' in json) return { problems: [{ path: '', sentence: `not JSON: ${json.problem}` }] };
  return checkFileValue(format, json.value);
}

/** Checks a JSON value as the content of a file. */
export function checkFileValue<Schema extends z.core.$ZodType>(
  { schema, version, name }: FileFormat<Schema>,
  value: unknown,
): CheckedFile<z.output<Schema>> {
  const newer = newerVersion(value, version);
  if (newer !== undefined) {
    const sentence = `version: ${newer} is newer than ${version}, the newest that this console reads; update the console`;
    return { problems: [{ path: 'version', sentence }] };
  }
  const parsed = isDeeperThan(maxDepth, value) ? { success: false as const } : parse(schema, value);
  if (parsed.success) return { value: parsed.data };
  if (!parsed.issues) return { problems: [{ path: '', sentence: 'nested too deep to be read' }] };
  return {
    problems: parsed.issues.flatMap((issue) =>
      toDeviations([withKinds(issue)], value).map((deviation) => problemOf(deviation, name)),
    ),
  };
}

/** The JSON Schema (draft 2020-12) of a format, made from the schema that `checkFileValue` uses. */
export function fileJsonSchema({ schema, title }: FileFormat<z.core.$ZodType>): Record<string, unknown> {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}

/** The JSON Schema of a format as text, as it is published. */
export function fileJsonSchemaText(format: FileFormat<z.core.$ZodType>): string {
  return `${JSON.stringify(fileJsonSchema(format), null, 2)}\n`;
}

/** Maximum depth of nested lists and objects. Much deeper ones would overflow the stack when the file is written. */
const maxDepth = 1000;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function newerVersion(value: unknown, known: number): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const version: unknown = Reflect.get(value, 'version');
  return typeof version === 'number' && version > known ? version : undefined;
}

/** For an unknown discriminator of a union, an issue that lists the known ones; any other issue unchanged. */
function withKinds(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || !('options' in issue) || !Array.isArray(issue.options)) return issue;
  const { path, message, options } = issue;
  return { code: 'invalid_value', path, message, values: options };
}

function problemOf(deviation: Deviation, name: string): FileProblem {
  const { path, problem } = deviation;
  if (problem === 'not in the specification') return { path, sentence: `${path}: not a field of ${name}` };
  return { path, sentence: sentenceWithPath(path === '' ? { ...deviation, path: 'file' } : deviation) };
}
