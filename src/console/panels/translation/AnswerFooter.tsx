import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { formatDuration, formatNumber } from '#console/ui/format.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';

interface AnswerFooterProps {
  answer: AcceptedTranslationResponse;
  /** Milliseconds. */
  took: number;
}

/** What an answer tells about itself: tokens, time, uuid. */
export function AnswerFooter({ answer, took }: AnswerFooterProps) {
  const words = useWords(translationWords);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-third tabular">
      {answer.tokenConsumed != null && (
        <span>{words.tokensConsumed(formatNumber(answer.tokenConsumed))}</span>
      )}
      <span dir="ltr">{words.took(formatDuration(took))}</span>
      {answer.uuid != null && (
        <span className="ms-auto inline-flex items-center gap-1">
          {words.uuid} <span className="font-mono text-xs">{answer.uuid}</span>
          <CopyButton name={words.copyUuid} text={() => answer.uuid ?? ''} />
        </span>
      )}
    </p>
  );
}
