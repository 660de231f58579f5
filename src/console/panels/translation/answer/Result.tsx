import { Languages } from 'lucide-react';
import { memo, Suspense, useEffect, useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RunResult, StaleNote } from '#console/exchanges/RunResult.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';
import type { TranslationForm } from '../form/form.ts';
import type { TranslationRun, TranslationRunner } from '../queries.ts';
import { AnswerView } from './answer-view.ts';

const {
  load,
  isLoaded,
  Component: Answer,
} = preloadable(async () => (await import('./Answer.tsx')).Answer, true);

/** Loads the code that shows an answer; called when the pointer or the focus enters the form. */
export async function loadAnswer(): Promise<void> {
  await load().catch(() => {});
}

/** Storage key of the view, which this tab keeps so that a restored result looks the same as before the reload. */
const viewKey = 'translation.view';

interface ResultProps {
  /** The form as it is now; answers to an older one are marked. */
  form: TranslationForm;
  runner: TranslationRunner;
  onChange: (change: Partial<TranslationForm>) => void;
}

/** The result of the newest run: one state for a single call, otherwise a state for each target. */
export const Result = memo(function Result({ form, runner, onChange }: ResultProps) {
  const words = useWords(translationWords);
  const [view, setView] = useState<AnswerView>(
    () => readStored(viewKey, AnswerView) ?? { layout: 'list', target: undefined },
  );
  const changeView = (next: AnswerView) => {
    setView(next);
    writeStored(viewKey, next);
  };
  const { run: newest, previous, start } = runner;
  // While the code of `Answer` is not loaded, for example because the server is unreachable, the plain result is shown.
  const [, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (newest) void loadAnswer().then(() => setLoaded(isLoaded));
  }, [newest]);
  const failureAction = (failure: Failure) =>
    concernsTerms(failure) && (
      <Button
        onClick={() => {
          onChange({ terms: [] });
          start({ ...form, terms: [] });
        }}
      >
        {words.terms.removeAll}
      </Button>
    );
  const draw = (run: TranslationRun) => (
    <Suspense>
      <Answer run={run} runner={runner} view={view} onView={changeView} failureAction={failureAction} />
    </Suspense>
  );
  if (newest && isLoaded() && showsEachTarget(newest, previous)) {
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
      run={newest}
      previous={previous}
      restoring={runner.restoring}
      waiting={words.waiting}
      onSend={(options) => start(form, options)}
      failureAction={failureAction}
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

/** Whether a call was not sent because the contract refuses its masked terms. */
function concernsTerms(failure: Failure): boolean {
  return failure.kind === 'invalid-request' && failure.deviations.some(({ path }) => path === 'nmtMaskTerms');
}

/**
 * Whether each target shows its own state. With a single call, it does so from the start, so that the tabs of a long
 * answer are already there, but not while the previous answer is shown or after a failure.
 */
function showsEachTarget({ calls }: TranslationRun, previous: TranslationRun | undefined): boolean {
  const outcome = calls[0]?.outcome;
  return calls.length > 1 || (outcome ? outcome.kind === 'ok' : previous === undefined);
}
