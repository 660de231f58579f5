import { Languages } from 'lucide-react';
import { memo, Suspense, useEffect, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { Run } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { loadFailure, RunResult, StaleNote } from '#console/ui/RunResult.tsx';
import type { TranslationForm } from './form.ts';
import { asSent } from './request.ts';
import type { TranslationCalls, TranslationRunner } from './use-translation-calls.ts';

const { load, isLoaded, Component: Answer } = preloadable(async () => (await import('./Answer.tsx')).Answer);

/** Fetches what draws an answer or a failure; called when a person turns to the form, so that it is there in time. */
export async function loadAnswer(): Promise<void> {
  void loadFailure();
  // A face that arrives with the answer has the browser lay out the whole page once more, long input included.
  void document.fonts?.load('1em "Noto Sans Mono"');
  await load().catch(() => {});
}

/** How answers are looked at: it stays while a form is sent again. */
export interface AnswerView {
  readonly layout: 'tabs' | 'grid';
  /** The target whose tab was chosen. */
  readonly target: string | undefined;
}

interface ResultProps {
  /** The form as it is now: answers to another one are marked. */
  form: TranslationForm;
  runner: TranslationRunner;
}

/** What became of the newest translation. What one call says of all targets is said once, else each target says it. */
export const Result = memo(function Result({ form, runner }: ResultProps) {
  const words = useWords(translationWords);
  const [view, setView] = useState<AnswerView>({ layout: 'tabs', target: undefined });
  const { newest, previous, start } = runner;
  // Where its code has not come, for the server may be away, waiting and failing look as in every panel.
  const [, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (newest) void loadAnswer().then(() => setLoaded(isLoaded));
  }, [newest]);
  const draw = (calls: TranslationCalls) => (
    <Suspense>
      <Answer calls={{ ...calls, form: asSent(calls.form) }} runner={runner} view={view} onView={setView} />
    </Suspense>
  );
  if (newest && isLoaded() && isDrawn(newest, previous)) {
    return (
      <>
        {draw(newest)}
        <StaleNote sent={newest.form} form={form} />
      </>
    );
  }
  return (
    <RunResult
      form={form}
      run={newest && runOf(newest)}
      previous={previous && runOf(previous)}
      waiting={words.waiting}
      onSend={start}
      empty={
        <EmptyState
          icon={Languages}
          title={words.empty.title}
          action={<Button onClick={() => start(form)}>{words.send}</Button>}
        >
          {words.empty.explanation}
        </EmptyState>
      }
    >
      {draw}
    </RunResult>
  );
});

/**
 * Whether each target says for itself how far it is. One call does so from the beginning, that a long answer finds its
 * tabs in place; not while the answer before is still looked at, and not when it failed as a whole.
 */
function isDrawn({ calls }: TranslationCalls, previous: TranslationCalls | undefined): boolean {
  const outcome = calls[0]?.outcome;
  return calls.length > 1 || (outcome ? outcome.kind === 'ok' : previous === undefined);
}

/** Calls as one run: what became of the only one, or of the first that was answered. */
function runOf(calls: TranslationCalls): Run<TranslationForm, TranslationCalls> {
  const answered = calls.calls.find(({ outcome }) => outcome?.kind === 'ok')?.outcome;
  const outcome = answered ?? calls.calls[0]?.outcome;
  return {
    form: calls.form,
    startedAt: calls.startedAt,
    sentAnyway: false,
    outcome: outcome?.kind === 'ok' ? { ...outcome, data: calls } : outcome,
  };
}
