import { Volume2 } from 'lucide-react';
import { useMemo } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech-result.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { PartCall } from '#console/exchanges/use-calls.ts';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { RunFailure } from '#console/ui/RunFailure.tsx';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { asSent } from './as-sent.ts';
import { languageOf, type TextToSpeechForm } from './form.ts';
import { ResultCard } from './ResultCard.tsx';

interface SpokenCallProps {
  call: PartCall<TextToSpeechForm, TextToSpeechResponse>;
  /** The only call; one of several stands under its sentence. */
  alone: boolean;
  playAtOnce: boolean;
  onAgain: () => void;
  onSendAnyway: () => void;
  onCancel: () => void;
}

/** What became of one call: waiting, audio, or a failure. */
export function SpokenCall({ call, alone, playAtOnce, onAgain, onSendAnyway, onCancel }: SpokenCallProps) {
  const words = useWords(textToSpeechResultWords);
  const { outcome } = call;
  const form = useMemo(() => asSent(call.form), [call.form]);
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
