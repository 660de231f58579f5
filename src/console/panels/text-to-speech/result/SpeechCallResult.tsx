import { Volume2 } from 'lucide-react';
import { useMemo } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RunFailure } from '#console/exchanges/RunFailure.tsx';
import type { Call } from '#console/exchanges/run-store.ts';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { languageOf } from '../form/form.ts';
import { formAsSent } from '../form/form-as-sent.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import { ResultCard } from './ResultCard.tsx';

interface SpeechCallResultProps {
  call: Call<TextToSpeechForm, TextToSpeechResponse>;
  /** Whether it is the only call of its run; otherwise it is shown under its sentence. */
  alone: boolean;
  playAtOnce: boolean;
  onAgain: () => void;
  onSendAnyway: () => void;
  onCancel: () => void;
}

/** The result of one call: progress, audio or failure. */
export function SpeechCallResult({
  call,
  alone,
  playAtOnce,
  onAgain,
  onSendAnyway,
  onCancel,
}: SpeechCallResultProps) {
  const words = useWords(textToSpeechResultWords);
  const { outcome } = call;
  const form = useMemo(() => formAsSent(call.form), [call.form]);
  const result =
    outcome?.kind === 'ok' ? (
      <ResultCard
        form={form}
        sentAt={call.startedAt}
        response={outcome.data}
        exchange={outcome.exchange}
        playAtOnce={playAtOnce}
      />
    ) : (
      outcome && <RunFailure failure={outcome} onAgain={onAgain} onSendAnyway={onSendAnyway} />
    );
  if (alone) {
    if (outcome) return result;
    return (
      <EmptyState icon={Volume2} title={words.waitingTitle}>
        {words.waiting}
      </EmptyState>
    );
  }
  return (
    <section
      aria-label={words.sentence(call.name)}
      aria-busy={!outcome}
      className="border-b border-line last:border-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-3">
        <span aria-hidden="true" className="text-sm text-ink-third tabular">
          {call.name}
        </span>
        <LanguageText code={languageOf(form)} as="p" className="min-w-0 flex-1 text-lg">
          {form.text}
        </LanguageText>
        {!outcome && <Stopwatch startedAt={call.startedAt} onCancel={onCancel} />}
      </div>
      {result}
    </section>
  );
}
