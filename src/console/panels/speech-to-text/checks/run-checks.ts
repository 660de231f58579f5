import { type Check, type CheckId, type CheckInput, type CheckResult, checks } from './check.ts';
import { subtitleChecks } from './subtitle-checks.ts';
import { textChecks } from './text-checks.ts';
import { audioChecks, wordChecks } from './word-checks.ts';

const checkFunctions: Readonly<Record<CheckId, Check>> = {
  ...wordChecks,
  ...audioChecks,
  ...textChecks,
  ...subtitleChecks,
};

/** Runs all checks on a transcript, in order. Slow for long ones: see `useChecks`. */
export function runChecks(input: CheckInput): CheckResult[] {
  const ids = Object.keys(checks).filter((id): id is CheckId => id in checkFunctions);
  return ids.map((check) => {
    const found = checkFunctions[check](input);
    if (typeof found === 'string') return { check, notChecked: found };
    return { check, findings: found.map((place) => ({ check, ...place })) };
  });
}
