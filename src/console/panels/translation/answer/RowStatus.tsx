import { CircleHelp } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import type { ResultRow } from './results.ts';

interface RowStatusProps {
  row: ResultRow;
  /** Shows only the code, always or in a narrow container, with the name for screen readers and on hover. */
  brief?: 'always' | 'narrow' | undefined;
  /** Shows only the code on a narrow screen. */
  briefOnPhone?: boolean;
}

const briefClasses = { always: 'sr-only', narrow: 'sr-only @[12rem]:not-sr-only' };

/** The status of a string in one target language, by its code and name. */
export function RowStatus({ row: { code, status, tone }, brief, briefOnPhone = false }: RowStatusProps) {
  const words = useWords(resultWords);
  const isUnknown = code !== undefined && status === undefined;
  const name = tone === 'unchanged' ? words.returnedUnchanged : (status?.name ?? '');
  const meaning =
    tone === 'unchanged' ? status?.name : status ? words.meanings[status.code] : words.unknownStatus;
  return (
    <StatusChip
      tone={tone}
      icon={isUnknown ? CircleHelp : undefined}
      title={code === undefined ? undefined : brief && name !== '' ? `${name}: ${meaning}` : meaning}
    >
      {code === undefined ? (
        words.noStatus
      ) : (
        <bdi dir="ltr" className="relative">
          {code}{' '}
          <span className={brief ? briefClasses[brief] : briefOnPhone ? 'max-sm:sr-only' : undefined}>
            {name}
          </span>
        </bdi>
      )}
    </StatusChip>
  );
}
