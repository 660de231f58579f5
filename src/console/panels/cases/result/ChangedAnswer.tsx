import { useQuery } from '@tanstack/react-query';
import { comparedAnswer } from '#cases/baselines/accepted.ts';
import { jsonDifferences } from '#cases/baselines/json-differences.ts';
import { languageCodesOf } from '#cases/checks/text/call-languages.ts';
import type { Exchange } from '#client/exchange.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AnswerDifferences } from '#console/exchanges/comparison/AnswerDifferences.tsx';
import { savedCases } from '#console/storage/cases/saved-cases.ts';

interface ChangedAnswerProps {
  caseId: string;
  row: number | undefined;
  answer: Exchange;
  /** The difference that the run found. Shown if nothing differs any more, because the answer was accepted since. */
  reason: string;
}

/** How an answer differs from the accepted one. */
export function ChangedAnswer({ caseId, row, answer, reason }: ChangedAnswerProps) {
  const words = useWords(casesWords).detail;
  const { data = [] } = useQuery({
    queryKey: ['cases', 'accepted', caseId, 'differences', row, answer.id],
    queryFn: async () => {
      const accepted = (await savedCases.accepted(caseId)).find((one) => one.row === row);
      const compared = accepted && (await comparedAnswer(answer));
      return accepted && compared ? jsonDifferences(accepted.answer, compared) : [];
    },
    staleTime: 0,
    networkMode: 'always',
  });
  return data.length > 0 ? (
    <AnswerDifferences
      differences={data}
      languages={languageCodesOf(answer)}
      sides={[words.accepted, words.received]}
    />
  ) : (
    <p className="text-base whitespace-pre-wrap wrap-anywhere" dir="auto">
      {reason}
    </p>
  );
}
