import { lazy, Suspense } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { SuggestionsCompared } from './SuggestionsCompared.tsx';
import { sideBySideRows, tableText } from './side-by-side.ts';

const VirtualList = lazy(async () => ({
  default: (await import('#console/ui/VirtualList.tsx')).VirtualList,
}));

/** More rows than this are drawn only where they are looked at. */
const plainRows = 40;

interface SideBySideProps {
  strings: readonly string[];
  first: readonly (readonly string[])[];
  second: readonly (readonly string[])[];
  source: string;
  target: string;
}

/** Each string with its suggestions under both sets, the differences marked. */
export function SideBySide({ strings, first, second, source, target }: SideBySideProps) {
  const words = useWords(transliterationWords).lab;
  const rows = sideBySideRows(strings, first, second);
  const differing = rows.filter(({ differs }) => differs).length;
  const rowOf = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <div className="grid grid-cols-2 gap-x-4 px-1 py-2">
          <LanguageText as="p" code={source} className="col-span-2 text-sm wrap-anywhere text-ink-second">
            {row.string}
          </LanguageText>
          {row.differs && <span className="sr-only">{words.differs}</span>}
          <div className="min-w-0">
            <span className="sr-only">{words.first}</span>
            <SuggestionsCompared texts={row.first} others={row.second} code={target} />
          </div>
          <div className="min-w-0">
            <span className="sr-only">{words.second}</span>
            <SuggestionsCompared texts={row.second} others={row.first} code={target} />
          </div>
        </div>
      )
    );
  };
  return (
    <section aria-label={words.sideBySide} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-2 pb-1">
        <p className="me-auto text-base text-ink-second">{words.differing(differing, rows.length)}</p>
        <span className="-mx-2.5 flex flex-wrap">
          <CopyButton label={words.copyFirst} text={() => firstsOf(first)} />
          <CopyButton label={words.copySecond} text={() => firstsOf(second)} />
          <CopyButton
            label={words.copyTable}
            text={() => tableText(rows, [words.string, words.first, words.second])}
          />
        </span>
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-4 border-b border-line px-1 py-1 text-sm font-semibold text-ink-second"
      >
        <span>{words.first}</span>
        <span>{words.second}</span>
      </div>
      {rows.length > plainRows ? (
        <Suspense>
          <VirtualList label={words.rows} count={rows.length} estimate={90}>
            {rowOf}
          </VirtualList>
        </Suspense>
      ) : (
        <ol aria-label={words.rows}>
          {rows.map((row, index) => (
            <li key={row.number} className="border-b border-line">
              {rowOf(index)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function firstsOf(rows: readonly (readonly string[])[]): string {
  return rows.map(([first = '']) => first).join('\n');
}
