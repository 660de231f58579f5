import { describe, expect, it } from 'vitest';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { choiceOf, choicesOf, shownRuns } from './run-choices.ts';

const run = (id: string, comparedWith?: string): StoredRun => ({
  ...{ id, startedAt: new Date(0), target: 'embedded', baseUrl: '', keys: [] },
  ...(comparedWith !== undefined && { comparedWith }),
});

/** Newest first: `c` is compared with `b`, and `d` with a run that is gone. */
const runs = [run('d', 'gone'), run('c', 'b'), run('b'), run('a')];
const ids = ({ before, run: { id } }: ReturnType<typeof choicesOf>[number]) =>
  before ? `${before.id} ${id}` : id;

describe('the runs that can be shown', () => {
  it('every run is offered, and each comparison comes before the second of its runs', () => {
    expect(choicesOf(runs).map(ids)).toEqual(['d', 'b c', 'c', 'b', 'a']);
  });

  it('the newest run or comparison is shown unless another is chosen', () => {
    expect(shownRuns(undefined, runs)).toEqual({ run: runs[0] });
    expect(shownRuns(undefined, runs.slice(1))).toEqual({ before: runs[2], run: runs[1] });
    expect(shownRuns('c', runs)).toEqual({ run: runs[1] });
    expect(shownRuns('gone', runs)).toEqual({ run: runs[0] });
    expect(shownRuns(undefined, [])).toBeUndefined();
  });

  it('any two runs can be chosen for a comparison', () => {
    const chosen = choiceOf({ before: run('a'), run: run('d') });
    expect(shownRuns(chosen, runs)).toEqual({ before: runs[3], run: runs[0] });
    expect(shownRuns(chosen, runs.slice(0, 2))).toEqual({ run: runs[0] });
  });
});
