import { CaseSensitive } from 'lucide-react';
import { memo } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { headersOf } from '#console/exchanges/free-call.ts';
import type { Runner } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { RunResult } from '#console/ui/RunResult.tsx';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import { Answer } from './Answer.tsx';
import type { TransliterationForm } from './form.ts';

interface ResultProps {
  /** The form as it is now: an answer to another one is marked. */
  form: TransliterationForm;
  runner: Runner<TransliterationForm, AcceptedTransliterationResponse>;
}

/** What became of the newest transliteration. */
export const Result = memo(function Result({ form, runner: { run, previous, start } }: ResultProps) {
  const words = useWords(transliterationWords);
  return (
    <RunResult
      // What stands in the typing field has no part in the call.
      form={run ? { ...form, view: run.form.view, typed: run.form.typed, second: run.form.second } : form}
      run={run}
      previous={previous}
      waiting={words.waiting}
      onSend={(_, options) => start(form, options)}
      empty={
        <EmptyState
          icon={CaseSensitive}
          title={words.empty.title}
          action={<Button onClick={() => start(form)}>{words.send}</Button>}
        >
          {words.empty.explanation}
        </EmptyState>
      }
    >
      {(data, sent) => <Answer answer={data} form={asSent(sent)} />}
    </RunResult>
  );
});

/** The form with the scripts that a call word for word names, so that its answer is read with them. */
function asSent(form: TransliterationForm): TransliterationForm {
  if (!form.free) return form;
  const { src_lang = '', tgt_lang = '' } = headersOf(form.free.headers);
  return { ...form, source: src_lang, target: tgt_lang };
}
