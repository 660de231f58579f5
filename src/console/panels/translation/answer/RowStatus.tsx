import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import type { ResultRow } from './results.ts';

/** The status of a string in one target language, by its code and name. */
export function RowStatus({ row: { code, status, tone } }: { row: ResultRow }) {
  const words = useWords(resultWords);
  return (
    <StatusChip tone={tone} title={tone === 'unchanged' ? words.returnedUnchanged : status?.meaning}>
      {code === undefined ? words.noStatus : <bdi dir="ltr">{`${code} ${status?.name ?? ''}`}</bdi>}
    </StatusChip>
  );
}
