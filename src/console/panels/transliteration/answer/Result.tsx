import { CaseSensitive } from 'lucide-react';
import { memo } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { RunResult } from '#console/exchanges/RunResult.tsx';
import { headersOf } from '#console/exchanges/raw-request/raw-request.ts';
import type { Runner } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import type { TransliterationForm } from '../form/form.ts';
import { Answer } from './Answer.tsx';

interface ResultProps {
  /** The form as it is now; an answer to an older one is marked. */
  form: TransliterationForm;
  runner: Runner<TransliterationForm, AcceptedTransliterationResponse>;
}

/** The result of the newest run. */
export const Result = memo(function Result({ form, runner: { run, previous, start } }: ResultProps) {
  const words = useWords(transliterationWords);
  return (
    <RunResult
      // The typing field and the lab are not part of the call.
      form={run ? { ...form, view: run.form.view, typed: run.form.typed, second: run.form.second } : form}
      run={run}
      previous={previous}
      waiting={words.waiting}
      onSend={(options) => start(form, options)}
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
      {(sent, { data }) => <Answer answer={data} form={asSent(sent.form)} />}
    </RunResult>
  );
});

/** The form with the scripts of its raw request, if it has one; they are needed to read the answer. */
function asSent(form: TransliterationForm): TransliterationForm {
  if (!form.free) return form;
  const { src_lang = '', tgt_lang = '' } = headersOf(form.free.headers);
  return { ...form, source: src_lang, target: tgt_lang };
}
