import type { StoredRun } from '#console/storage/cases/case-runs.ts';

/** What the result pane shows: one run, or two compared runs. */
export type ShownRuns =
  | { readonly before?: undefined; readonly run: StoredRun }
  | { readonly before: StoredRun; readonly run: StoredRun };

/** Prefix of the value of a choice that is a comparison of two runs. */
const pairMark = 'compared:';

/** The value of the choice of a run, or of the comparison of which it is the second run. */
export const choiceOf = ({ before, run }: ShownRuns): string =>
  before ? `${pairMark}${before.id}|${run.id}` : run.id;

/** Everything that can be shown, newest first; a comparison comes before its second run. */
export function choicesOf(runs: readonly StoredRun[]): ShownRuns[] {
  return runs.flatMap((run): ShownRuns[] => {
    const before = runs.find(({ id }) => id === run.comparedWith);
    return before ? [{ before, run }, { run }] : [{ run }];
  });
}

/** The runs of a choice; the newest ones if it is gone. */
export function shownRuns(choice: string | undefined, runs: readonly StoredRun[]): ShownRuns | undefined {
  const choices = choicesOf(runs);
  const known = choices.find((one) => choiceOf(one) === choice);
  if (known) return known;
  if (choice?.startsWith(pairMark)) {
    const ids = choice.slice(pairMark.length).split('|');
    const [before, run] = ids.map((id) => runs.find((one) => one.id === id));
    if (before && run) return { before, run };
  }
  return choices[0];
}
