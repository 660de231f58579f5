import { Languages } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { headersOf } from '#console/exchanges/free-call.ts';
import type { Run } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { RunResult } from '#console/ui/RunResult.tsx';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { TranslationForm } from './form.ts';

type TranslationRun = Run<TranslationForm, AcceptedTranslationResponse>;

const { load, Component: Answer } = preloadable(async () => (await import('./Answer.tsx')).Answer);

/** Fetches what draws an answer; called when a person turns to the form, so that it is there before the answer. */
export const loadAnswer = load;

interface ResultProps {
  form: TranslationForm;
  run: TranslationRun | undefined;
  previous: TranslationRun | undefined;
  onSend: (form: TranslationForm, options?: { sendAnyway: boolean }) => void;
}

const TargetResults = lazy(async () => ({ default: (await import('./TargetResults.tsx')).TargetResults }));

/** The form with the languages that a call word for word names, so that its answer is read with them. */
function asSent(form: TranslationForm): TranslationForm {
  if (!form.free) return form;
  const { src_lang, tgt_lang } = headersOf(form.free.headers);
  return TranslationForm.parse({ ...form, source: src_lang, targets: tgt_lang?.split(',') ?? [] });
}

/** What became of the newest translation in one request a target. */
export function EachResult(props: ComponentProps<typeof TargetResults>) {
  return (
    <Suspense>
      <TargetResults {...props} />
    </Suspense>
  );
}

/** What became of the newest translation. */
export function Result({ form, run, previous, onSend }: ResultProps) {
  const words = useWords(translationWords);
  useEffect(() => {
    if (run) void load();
  }, [run]);
  return (
    <RunResult
      form={form}
      run={run}
      previous={previous}
      waiting={words.waiting}
      onSend={onSend}
      empty={
        <EmptyState
          icon={Languages}
          title={words.empty.title}
          action={<Button onClick={() => onSend(form)}>{words.send}</Button>}
        >
          {words.empty.explanation}
        </EmptyState>
      }
    >
      {(data, sent, exchange) => (
        <Suspense>
          <Answer answer={data} form={asSent(sent)} exchange={exchange} />
        </Suspense>
      )}
    </RunResult>
  );
}
