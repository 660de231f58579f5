import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baselinePath, type CaseSet } from '#cases/archive/case-set.ts';
import {
  type AcceptedAnswer,
  answerDifferences,
  comparedAnswer,
  readAccepted,
  writeAccepted,
} from '#cases/baselines/accepted.ts';
import type { CaseResult } from '#cases/run/results.ts';
import type { RunOptions } from '#cases/run/run-cases.ts';

/** The accepted answers of a set, by the id of the case, and what is wrong with their files. */
export function readAcceptedAnswers({ cases, baselines }: CaseSet) {
  const problems: string[] = [];
  const accepted = new Map<string, readonly AcceptedAnswer[]>();
  for (const { path, case: one } of cases) {
    const text = baselines.get(one.id);
    if (text === undefined) continue;
    const read = readAccepted(text);
    if ('problem' in read) problems.push(`${baselinePath(path)}: ${read.problem}`);
    else accepted.set(one.id, read.answers);
  }
  return { accepted, problems };
}

export type Accepted = ReturnType<typeof readAcceptedAnswers>['accepted'];

/** Returns the function with which a run compares an answer with the accepted one; undefined if they agree. */
export const changedFrom =
  (accepted: Accepted): NonNullable<RunOptions['changed']> =>
  async (item, exchange) => {
    const before = accepted.get(item.case.id)?.find(({ row }) => row === item.row);
    const after = before && (await comparedAnswer(exchange));
    const lines = before && after ? answerDifferences(before.answer, after) : [];
    return lines.length === 0 ? undefined : lines.join('\n');
  };

/**
 * Accepts each answer that changed, or that passed and had no accepted answer yet, and writes the files. Returns a line
 * for each accepted answer.
 */
export async function acceptAnswers(
  folder: string,
  { cases }: CaseSet,
  accepted: Accepted,
  results: readonly CaseResult[],
  note: string | undefined,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { path, case: one } of cases) {
    const before = accepted.get(one.id) ?? [];
    const answers = new Map(before.map((answer) => [answer.row, answer]));
    let isNew = false;
    for (const { caseId, row, verdict, exchanges, reason } of results) {
      if (caseId !== one.id || (verdict !== 'passed' && verdict !== 'changed')) continue;
      const known = answers.get(row);
      const last = exchanges.at(-1);
      const answer = last && (await comparedAnswer(last));
      if (!answer || (known && verdict === 'passed')) continue;
      answers.set(row, { row, ...(note !== undefined && { note }), answer });
      isNew = true;
      lines.push(`${path}${row === undefined ? '' : ` row ${row + 1}`}: ${known ? reason : 'new'}`);
    }
    if (isNew) await writeFile(join(folder, baselinePath(path)), writeAccepted([...answers.values()]));
  }
  return lines;
}
