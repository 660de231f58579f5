import { useState } from 'react';
import { casesWords } from '#console/catalogues/cases.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { type CallSide, sessionOf, TargetFields } from '#console/targets/TargetFields.tsx';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { formatMoment } from '#console/ui/text/moment.ts';
import { defaultAccount } from '#contract/proxy/targets.ts';
import type { RunTarget } from '../run/connect.ts';
import { sideOf } from './side-of.ts';

/** One side of a comparison: a stored run, by its id, or a new one. */
interface Side extends CallSide {
  /** Empty for a new run. */
  readonly run: string;
}

interface CompareSetupProps {
  runs: readonly StoredRun[];
  /** The visible run, which becomes the first side. */
  shown: StoredRun | undefined;
  /** Number of requests of the chosen cases. */
  requests: number;
  /** Compares two stored runs. */
  onCompare: (before: string, after: string) => void;
  /** Runs the chosen cases on each target. If one side is a stored run, it is `kept`; its requests are run instead. */
  onRun: (targets: readonly RunTarget[], kept: StoredRun | undefined) => void;
  onCancel: () => void;
}

/** Chooses both sides of a comparison: stored runs, or targets and accounts for new ones. */
export function CompareSetup({ runs, shown, requests, onCompare, onRun, onCancel }: CompareSetupProps) {
  const words = useWords(comparisonWords);
  const choice = useTargetChoice();
  const fresh: Side = {
    run: '',
    target: choice.target,
    account: choice.session ? '' : choice.account || defaultAccount,
  };
  const [sides, setSides] = useState<readonly [Side, Side]>([{ ...fresh, run: shown?.id ?? '' }, fresh]);
  const [first, second] = sides;
  const isSameRun = first.run !== '' && first.run === second.run;
  const kept = runs.find(({ id }) => id === first.run || id === second.run);
  const added = sides.filter(({ run }) => run === '');
  const count = kept ? kept.keys.length : requests;
  const compare = () => {
    if (isSameRun) return;
    if (added.length === 0) return onCompare(first.run, second.run);
    onRun(
      added.map((side) => ({
        target: side.target,
        account: side.account || defaultAccount,
        session: sessionOf(side, choice),
      })),
      kept,
    );
  };
  return (
    <form
      aria-label={words.compare}
      className="flex flex-col gap-3 border-b border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SideFields
          name={words.sides[0]}
          side={first}
          runs={runs}
          onChange={(side) => setSides([side, second])}
        />
        <SideFields
          name={words.sides[1]}
          side={second}
          runs={runs}
          onChange={(side) => setSides([first, side])}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" disabled={isSameRun || (added.length > 0 && count === 0)}>
          {added.length === 0 ? words.compare : words.runAndCompare}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <p role="status" className="text-sm text-ink-second">
          {isSameRun ? words.sameRun : added.length > 0 ? words.willRun(count, added.length) : ''}
        </p>
      </div>
    </form>
  );
}

interface SideFieldsProps {
  name: string;
  side: Side;
  runs: readonly StoredRun[];
  onChange: (side: Side) => void;
}

function SideFields({ name, side, runs, onChange }: SideFieldsProps) {
  const words = useWords(comparisonWords);
  const { option } = useWords(casesWords).run;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-base font-semibold">{name}</legend>
      <Field label={words.what}>
        <Select
          className="w-full text-sm!"
          value={side.run}
          options={[
            { value: '', label: words.newRun },
            ...runs.map((run) => ({
              value: run.id,
              label: option(formatMoment(run.startedAt.getTime(), 'exact'), sideOf(run), run.keys.length),
            })),
          ]}
          onChange={(run) => onChange({ ...side, run })}
        />
      </Field>
      {side.run === '' && (
        <TargetFields value={side} onChange={(chosen) => onChange({ ...side, ...chosen })} />
      )}
    </fieldset>
  );
}
