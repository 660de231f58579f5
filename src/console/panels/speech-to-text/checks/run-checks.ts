import { type CheckId, type CheckResult, checks } from '#cases/checks/transcript/check.ts';
import { subtitleChecks } from '#cases/checks/transcript/subtitle-checks.ts';
import { textChecks } from '#cases/checks/transcript/text-checks.ts';
import { wordChecks } from '#cases/checks/transcript/word-checks.ts';
import { type AudioCheck, audioChecks, type CheckInputWithEnergy } from './audio-checks.ts';

const checkFunctions: Readonly<Record<CheckId, AudioCheck>> = {
  ...wordChecks,
  ...audioChecks,
  ...textChecks,
  ...subtitleChecks,
};

/** Runs all checks on a transcript, in order. Slow for long ones: see `useChecks`. */
export function runChecks(input: CheckInputWithEnergy): CheckResult[] {
  const ids = Object.keys(checks).filter((id): id is CheckId => id in checkFunctions);
  return ids.map((check) => {
    const found = checkFunctions[check](input);
    if (typeof found === 'string') return { check, notChecked: found };
    return { check, findings: found.map((place) => ({ check, ...place })) };
  });
}
