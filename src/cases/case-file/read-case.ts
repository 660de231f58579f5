import type * as z from 'zod/mini';
import { parseJson } from '#client/parse-json.ts';
import { type Deviation, parse, sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { Case, caseVersion } from './case.ts';

/** A case, or why the text is not a case: sentences that begin with the name of the field. */
export type ReadCase = { readonly case: Case } | { readonly problems: readonly string[] };

/** Reads the text of a case file. Unknown fields and a newer version are refused by name. */
export function readCase(text: string): ReadCase {
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if ('problem' in json) return { problems: [`not JSON: ${json.problem}`] };
  const newer = newerVersion(json.value);
  if (newer !== undefined) {
    return {
      problems: [
        `version: ${newer} is newer than ${caseVersion}, the newest that this console reads; update the console`,
      ],
    };
  }
  const parsed = isDeeperThan(maxDepth, json.value) ? { success: false as const } : parse(Case, json.value);
  if (parsed.success) return { case: parsed.data };
  if (!parsed.issues) return { problems: ['nested too deep to be read'] };
  return {
    problems: parsed.issues.flatMap((issue) => toDeviations([withKinds(issue)], json.value).map(problemOf)),
  };
}

/** Maximum depth of nested lists and objects. Much deeper ones would overflow the stack when the case is written. */
const maxDepth = 1000;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function newerVersion(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const version: unknown = Reflect.get(value, 'version');
  return typeof version === 'number' && version > caseVersion ? version : undefined;
}

/** An unknown `kind` of a need or an expectation, with the known ones. */
function withKinds(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || !('options' in issue) || !Array.isArray(issue.options)) return issue;
  const { path, message, options } = issue;
  return { code: 'invalid_value', path, message, values: options };
}

function problemOf(deviation: Deviation): string {
  const { path, problem } = deviation;
  if (problem === 'not in the specification') return `${path}: not a field of a case file`;
  return sentenceWithPath(path === '' ? { ...deviation, path: 'file' } : deviation);
}
