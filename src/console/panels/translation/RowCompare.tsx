import { useMemo } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { differences, type Run } from '#console/ui/differences.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { MarkedRuns } from '#console/ui/MarkedRuns.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import { findLanguage } from '#contract/languages.ts';
import { type Column, rowBefore, rowsOf, type WholeAnswer } from './columns.ts';
import type { ResultRow } from './results.ts';

interface RowCompareProps {
  row: ResultRow;
  target: string;
  whole: WholeAnswer;
}

/** One string in all targets, and where its output differs from the answer before. */
export function RowCompare({ row, target, whole }: RowCompareProps) {
  const words = useWords(resultWords);
  const before = useMemo(() => rowBefore(whole, target, row), [whole, target, row]);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-semibold text-ink-second">{words.sinceBefore}</h3>
        {before ? (
          <Since before={before} now={row} target={target} />
        ) : (
          <p className="text-sm text-ink-second">{words.noneBefore}</p>
        )}
      </div>
      {whole.columns.length > 1 && (
        <div>
          <h3 className="text-sm font-semibold text-ink-second">{words.inTargets}</h3>
          <ul className="flex flex-col gap-2 pt-1">
            {whole.columns.map((column) => (
              <li key={column.target}>
                <InTarget column={column} number={row.number} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Since({ before, now, target }: { before: ResultRow; now: ResultRow; target: string }) {
  const words = useWords(resultWords);
  if (before.output === now.output && before.code === now.code) {
    return <p className="text-sm text-ink-second">{words.sameAsBefore}</p>;
  }
  const locale = findLanguage(target)?.bcp47 ?? 'und';
  const cut = differences(before.output ?? '', now.output ?? '', locale);
  const sides: readonly [string, ResultRow, readonly Run[]][] = [
    [words.before, before, cut.before],
    [words.now, now, cut.after],
  ];
  return (
    <dl className="flex flex-col gap-1 pt-1">
      {sides.map(([name, side, runs]) => (
        <div key={name}>
          <dt className="flex flex-wrap items-center gap-2 text-sm text-ink-third">
            {name} <Status row={side} />
          </dt>
          <dd>
            <LanguageText as="p" code={target} className="text-lg wrap-anywhere">
              <MarkedRuns runs={runs} />
            </LanguageText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InTarget({ column, number }: { column: Column; number: number }) {
  const words = useWords(resultWords);
  const row = rowsOf(column)[number - 1];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-third">
        {findLanguage(column.target)?.englishName ?? column.target}
        {column.state === 'done' ? (
          row && <Status row={row} />
        ) : (
          <StatusChip tone={column.state === 'failed' ? 'failed' : 'waiting'}>
            {words.states[column.state]}
          </StatusChip>
        )}
      </p>
      {row && (
        <LanguageText as="p" code={column.target} className="text-lg wrap-anywhere">
          {row.output ?? words.missing}
        </LanguageText>
      )}
    </>
  );
}

function Status({ row: { code, status, tone } }: { row: ResultRow }) {
  const words = useWords(resultWords);
  return (
    <StatusChip tone={tone} title={status?.meaning}>
      {code === undefined ? words.noStatus : <bdi dir="ltr">{`${code} ${status?.name ?? ''}`}</bdi>}
    </StatusChip>
  );
}
