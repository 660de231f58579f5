import { useMemo } from 'react';
import { differences, type TextPart } from '#cases/checks/text/differences.ts';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { MarkedDifferences } from '#console/ui/text/MarkedDifferences.tsx';
import { findLanguage } from '#contract/languages.ts';
import { type Column, previousRow, type RunColumns, rowOf } from '../answer/columns.ts';
import { RowStatus } from '../answer/RowStatus.tsx';
import type { ResultRow } from '../answer/results.ts';

interface RowCompareProps {
  row: ResultRow;
  target: string;
  run: RunColumns;
}

/** One string in all targets, and how its output differs from the previous run. */
export function RowCompare({ row, target, run }: RowCompareProps) {
  const more = useWords(resultDetailsWords);
  const before = useMemo(() => previousRow(run, target, row), [run, target, row]);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="text-sm font-semibold text-ink-second">{more.sinceBefore}</h2>
        {before ? (
          <ChangeSincePrevious before={before} now={row} target={target} />
        ) : (
          <p className="text-sm text-ink-second">{more.noneBefore}</p>
        )}
      </div>
      {run.columns.length > 1 && (
        <div>
          <h2 className="text-sm font-semibold text-ink-second">{more.inTargets}</h2>
          <ul className="flex flex-col gap-2 pt-1">
            {run.columns.map((column) => (
              <li key={column.target}>
                <TargetOutput column={column} number={row.number} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ChangeSincePrevious({ before, now, target }: { before: ResultRow; now: ResultRow; target: string }) {
  const more = useWords(resultDetailsWords);
  if (before.output === now.output && before.code === now.code) {
    return <p className="text-sm text-ink-second">{more.sameAsBefore}</p>;
  }
  const locale = findLanguage(target)?.bcp47 ?? 'und';
  const cut = differences(before.output ?? '', now.output ?? '', locale);
  const sides: readonly [string, ResultRow, readonly TextPart[]][] = [
    [more.before, before, cut.before],
    [more.now, now, cut.after],
  ];
  return (
    <dl className="flex flex-col gap-1 pt-1">
      {sides.map(([name, side, parts]) => (
        <div key={name}>
          <dt className="flex flex-wrap items-center gap-2 text-sm text-ink-third">
            {name} <RowStatus row={side} />
          </dt>
          <dd>
            <LanguageText as="p" code={target} className="text-lg wrap-anywhere whitespace-pre-wrap">
              <MarkedDifferences parts={parts} />
            </LanguageText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TargetOutput({ column, number }: { column: Column; number: number }) {
  const words = useWords(resultWords);
  const row = rowOf(column, number - 1);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-third">
        {languageName(column.target)}
        {column.state === 'done' ? (
          row && <RowStatus row={row} />
        ) : (
          <StatusChip tone={column.state === 'failed' ? 'failed' : 'waiting'}>
            {words.states[column.state]}
          </StatusChip>
        )}
      </p>
      {row && (
        <LanguageText as="p" code={column.target} className="text-lg wrap-anywhere whitespace-pre-wrap">
          {row.output ?? words.missing}
        </LanguageText>
      )}
    </>
  );
}
