import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AnswerFacts } from '#console/exchanges/AnswerFacts.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import type { AnsweredColumn } from './columns.ts';

/** The duration of the answers, their total tokens, and their ids. */
export function AnswerFooter({ answers }: { answers: readonly AnsweredColumn[] }) {
  const words = useWords(resultWords);
  const tokens = answers.flatMap(({ answer }) => answer.tokenConsumed ?? []);
  return (
    <AnswerFacts
      exchanges={answers.map(({ exchange }) => exchange)}
      uuids={answers.flatMap(({ answer }) => answer.uuid ?? [])}
    >
      {tokens.length > 0 && (
        <span>{words.tokensConsumed(formatNumber(tokens.reduce((sum, count) => sum + count, 0)))}</span>
      )}
    </AnswerFacts>
  );
}
