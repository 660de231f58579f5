import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '#client/describe-failure.ts';
import type { Exchange } from '#client/exchange.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';
import { Tabs } from '#console/ui/Tabs.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { AnswerFooter } from './AnswerFooter.tsx';
import type { TranslationForm } from './form.ts';
import { plainRows, Rows } from './Rows.tsx';
import { rowsFor } from './results.ts';
import { StateLabel, TabLabel } from './TabLabel.tsx';
import { useExplanation } from './use-explanation.ts';
import type { TargetRun, TargetRunner, TargetRuns } from './use-target-runs.ts';

interface TargetResultsProps {
  newest: TargetRuns;
  runner: TargetRunner;
  /** The form as it is now: answers to another one are marked. */
  form: TranslationForm;
}

/** Answers that come one a target language: each tab waits, is done or has failed on its own. */
export function TargetResults({ newest, runner, form }: TargetResultsProps) {
  const words = useWords(translationWords);
  const { run: runWords } = useWords(shellWords);
  const [wanted, setWanted] = useState<string>();
  useSaidOutcomes(newest.runs);
  const chosen = newest.runs.find(({ target }) => target === wanted) ?? newest.runs[0];
  if (!chosen) return null;
  const stale = JSON.stringify(newest.form) !== JSON.stringify(form);
  return (
    <>
      <Tabs
        label={words.targets}
        value={String(chosen.target)}
        onChange={setWanted}
        tabs={newest.runs.map((run) => ({ value: run.target, label: <RunLabel run={run} /> }))}
      >
        <TargetResult key={chosen.target} run={chosen} form={newest.form} runner={runner} />
      </Tabs>
      {stale && (
        <p className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-second">{runWords.stale}</p>
      )}
    </>
  );
}

/** Says each outcome once, when it is there. */
function useSaidOutcomes(runs: readonly TargetRun[]): void {
  const words = useWords(translationWords).each;
  const announce = useAnnounce();
  const said = useRef(new Set<unknown>(runs.map(({ outcome }) => outcome)));
  useEffect(() => {
    for (const { target, outcome } of runs) {
      if (!outcome || said.current.has(outcome)) continue;
      said.current.add(outcome);
      const name = findLanguage(target)?.englishName ?? target;
      announce(
        outcome.kind === 'ok' ? words.doneIn(name) : words.failedIn(name, describeFailure(outcome).title),
      );
    }
  });
}

function RunLabel({ run: { target, outcome } }: { run: TargetRun }) {
  const words = useWords(translationWords).each;
  if (!outcome) return <StateLabel code={target} tone="waiting" said={words.waiting} />;
  if (outcome.kind === 'ok') return <TabLabel code={target} rows={rowsFor(outcome.data, target)} />;
  const { title } = describeFailure(outcome);
  return outcome.kind === 'aborted' ? (
    <StateLabel code={target} tone="waiting" said={words.cancelled} />
  ) : (
    <StateLabel code={target} tone="failed" said={words.failed} more={title} />
  );
}

interface TargetResultProps {
  run: TargetRun;
  form: TranslationForm;
  runner: TargetRunner;
}

function TargetResult({ run: { target, startedAt, outcome }, form, runner }: TargetResultProps) {
  const words = useWords(translationWords);
  if (!outcome) {
    return (
      <div aria-busy="true" className="flex flex-col items-center gap-3 px-4 py-12 text-base text-ink-second">
        {words.waiting}
        <Stopwatch startedAt={startedAt} onCancel={() => runner.cancel(target)} />
      </div>
    );
  }
  if (outcome.kind === 'ok') {
    return (
      <TargetAnswer
        answer={outcome.data}
        exchange={outcome.exchange}
        form={{ ...form, targets: [target] }}
        target={target}
      />
    );
  }
  return (
    <FailureCard
      failure={outcome}
      onAgain={() => runner.again(target)}
      onSendAnyway={() => runner.again(target, { sendAnyway: true })}
    />
  );
}

interface TargetAnswerProps {
  answer: AcceptedTranslationResponse;
  exchange: Exchange;
  form: TranslationForm;
  target: string;
}

function TargetAnswer({ answer, exchange, form, target }: TargetAnswerProps) {
  const explanation = useExplanation(exchange, answer.responseList.length <= plainRows);
  return (
    <>
      <Rows rows={rowsFor(answer, target)} target={target} form={form} explanation={explanation} />
      <AnswerFooter answer={answer} took={exchange.timing.total} />
    </>
  );
}
