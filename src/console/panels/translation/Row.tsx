import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import type { ResultRow } from './results.ts';

/** One string: the translation large, what it came from small, how it was served in words. */
export function Row({ row, target, source }: { row: ResultRow; target: string; source: string }) {
  const words = useWords(translationWords);
  const { number, output, inString, code, status, tone } = row;
  const meaning = status?.meaning ?? (code === undefined ? words.missing : words.unknownStatus);
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 px-4 py-3">
      <span className="pt-2 text-sm text-ink-third tabular">{number}</span>
      <div className="min-w-0">
        {output === undefined ? (
          <p className="py-1 text-base text-ink-third">{words.missing}</p>
        ) : (
          <LanguageText as="p" code={target} className="text-result wrap-anywhere">
            {output}
          </LanguageText>
        )}
        <LanguageText as="p" code={source} className="text-base wrap-anywhere text-ink-second">
          {inString}
        </LanguageText>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm text-ink-third">
          <StatusChip tone={tone}>
            {code === undefined ? words.noStatus : `${code} ${status?.name ?? ''}`}
          </StatusChip>
          <span>{meaning}</span>
        </p>
      </div>
      {output !== undefined && <CopyButton name={words.copyRow(number)} text={() => output} />}
    </div>
  );
}
