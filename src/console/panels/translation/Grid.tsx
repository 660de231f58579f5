import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { languageOption } from '#console/ui/LanguageSelect.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { type ResultRow, rowsFor } from './results.ts';

interface GridProps {
  answer: AcceptedTranslationResponse;
  source: string;
  targets: readonly string[];
}

/** Every string beside all its translations: a table that draws only the rows in view. */
export function Grid({ answer, source, targets }: GridProps) {
  const words = useWords(translationWords);
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => targets.map((target) => rowsFor(answer, target)), [answer, targets]);
  const count = answer.responseList.length;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 92,
    overscan: 4,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className="max-h-[70dvh] overflow-auto overscroll-contain">
      {/* The room of the rows that are not drawn. */}
      <div
        style={{
          paddingBlock: `${before}px ${after}px`,
          minInlineSize: `${3 + (targets.length + 1) * 14.5}rem`,
        }}
      >
        <table
          aria-label={words.grid.label}
          aria-rowcount={count + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-start"
        >
          <thead className="sticky top-0 z-10 bg-sunken">
            <tr aria-rowindex={1}>
              <th scope="col" className={`${headClass} w-12`}>
                {words.grid.number}
              </th>
              {[source, ...targets].map((code, place) => (
                <th key={place === 0 ? 'input' : code} scope="col" className={headClass}>
                  {languageOption(code).label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ key, index }) => {
              const input = answer.responseList[index]?.inString ?? '';
              return (
                <tr
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className="last:*:border-b-0"
                >
                  <td className={`${cellClass} text-sm text-ink-third tabular`}>{index + 1}</td>
                  <td className={cellClass}>
                    <LanguageText as="p" code={source} className="text-base wrap-anywhere text-ink-second">
                      {input}
                    </LanguageText>
                  </td>
                  {targets.map((target, at) => (
                    <Cell key={target} target={target} row={columns[at]?.[index]} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const headClass =
  'truncate border-b border-line-strong px-3 py-2 text-start text-sm font-semibold text-ink-second';
const cellClass = 'border-b border-line px-3 py-2 text-start align-top';

function Cell({ target, row }: { target: string; row: ResultRow | undefined }) {
  const words = useWords(translationWords);
  const output = row?.output;
  const { label } = languageOption(target);
  return (
    <td className={cellClass}>
      {output === undefined ? (
        <p className="text-base text-ink-third">{words.missing}</p>
      ) : (
        <LanguageText as="p" code={target} className="text-xl wrap-anywhere">
          {output}
        </LanguageText>
      )}
      <span className="flex items-center justify-between gap-1">
        <StatusChip tone={row?.tone ?? 'waiting'} title={row?.status?.meaning}>
          {row?.code === undefined ? (
            words.noStatus
          ) : (
            <bdi dir="ltr">{`${row.code} ${row.status?.name ?? ''}`}</bdi>
          )}
        </StatusChip>
        {row && output !== undefined && (
          <CopyButton name={words.grid.copy(row.number, label)} text={() => output} />
        )}
      </span>
    </td>
  );
}
