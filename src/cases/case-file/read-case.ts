import type * as z from 'zod/mini';
import { parseJson } from '#client/parse-json.ts';
import { type Deviation, parse, sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { Case, caseVersion } from './case.ts';

/** A case, or why the text is not a case: sentences that begin with the name of the field. */
export type ReadCase = { readonly case: Case } | { readonly problems: readonly string[] };

/** Reads the text of a case file. Unknown fields and a newer version are refused by name. */
export function readCase(text: string): ReadCase {
  const checked = checkCaseText(text);
  return 'case' in checked ? checked : { problems: checked.problems.map(({ sentence }) => sentence) };
}

/** A problem of a case, with the dotted path of the field; empty for the entire case. */
export interface CaseProblem {
  readonly path: string;
  /** The problem in words, beginning with the path if there is one. */
  readonly sentence: string;
}

/** A case, or everything that is wrong with it. */
export type CheckedCase = { readonly case: Case } | { readonly problems: readonly CaseProblem[] };

/** Reads the text of a case file like `readCase`, with the paths of the problems. */
export function checkCaseText(text: string): CheckedCase {
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if ('problem' in json) return { problems: [{ path: '', sentence: `not JSON: ${json.problem}` }] };
  return checkCase(json.value);
}

/** Checks a JSON value as a case. */
export function checkCase(value: unknown): CheckedCase {
  const newer = newerVersion(value);
  if (newer !== undefined) {
    const sentence = `version: ${newer} is newer than ${caseVersion}, the newest that this console reads; update the console`;
    return { problems: [{ path: 'version', sentence }] };
  }
  const parsed = isDeeperThan(maxDepth, value) ? { success: false as const } : parse(Case, value);
  if (parsed.success) return { case: parsed.data };
  if (!parsed.issues) return { problems: [{ path: '', sentence: 'nested too deep to be read' }] };
  return {
    problems: parsed.issues.flatMap((issue) => toDeviations([withKinds(issue)], value).map(problemOf)),
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

function problemOf(deviation: Deviation): CaseProblem {
  const { path, problem } = deviation;
  if (problem === 'not in the specification')
    return { path, sentence: `${path}: not a field of a case file` };
  return { path, sentence: sentenceWithPath(path === '' ? { ...deviation, path: 'file' } : deviation) };
}
