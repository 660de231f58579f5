import { type Check, type CheckId, type CheckInput, type CheckResult, checks } from './check.ts';
import { soundChecks } from './sound-checks.ts';
import { subtitleChecks } from './subtitle-checks.ts';
import { textChecks } from './text-checks.ts';
import { wordChecks } from './word-checks.ts';

const all: Readonly<Record<CheckId, Check>> = {
  ...wordChecks,
  ...soundChecks,
  ...textChecks,
  ...subtitleChecks,
};

/** Every check over one transcript, in their order. Heavy for long ones: see `checkTranscript`. */
export function runChecks(input: CheckInput): CheckResult[] {
  const ids = Object.keys(checks).filter((id): id is CheckId => id in all);
  return ids.map((check) => {
    const found = all[check](input);
    return typeof found === 'string' ? { check, notChecked: found } : { check, findings: found };
  });
}
