import { Languages } from 'lucide-react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { Run } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { RunResult } from '#console/ui/RunResult.tsx';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { Answer } from './Answer.tsx';
import type { TranslationForm } from './form.ts';

type TranslationRun = Run<TranslationForm, AcceptedTranslationResponse>;

interface ResultProps {
  form: TranslationForm;
  run: TranslationRun | undefined;
  previous: TranslationRun | undefined;
  onSend: (form: TranslationForm, options?: { sendAnyway: boolean }) => void;
}

/** What became of the newest translation. */
export function Result({ form, run, previous, onSend }: ResultProps) {
  const words = useWords(translationWords);
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
      {(data, sent, exchange) => <Answer answer={data} form={sent} took={exchange.timing.total} />}
    </RunResult>
  );
}
