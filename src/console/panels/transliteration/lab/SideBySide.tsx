import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { RowList } from '#console/ui/lists/RowList.tsx';
import { ComparedSuggestions } from './ComparedSuggestions.tsx';
import { type SideBySideRow, sideBySideRows, tabSeparatedText } from './side-by-side.ts';

interface SideBySideProps {
  strings: readonly string[];
  first: readonly (readonly string[])[];
  second: readonly (readonly string[])[];
  source: string;
  target: string;
}

/** Each string with its suggestions for both sets, differences marked. */
export function SideBySide({ strings, first, second, source, target }: SideBySideProps) {
  const words = useWords(transliterationWords).lab;
  const rows = sideBySideRows(strings, first, second);
  const differing = rows.filter(({ differs }) => differs).length;
  const rowOf = (row: SideBySideRow) => (
    <div className="grid grid-cols-2 gap-x-4 px-1 py-2">
      <LanguageText as="p" code={source} className="col-span-2 text-sm wrap-anywhere text-ink-second">
        {row.string}
      </LanguageText>
      {row.differs && <span className="sr-only">{words.differs}</span>}
      <div className="min-w-0">
        <span className="sr-only">{words.first}</span>
        <ComparedSuggestions texts={row.first} others={row.second} code={target} />
      </div>
      <div className="min-w-0">
        <span className="sr-only">{words.second}</span>
        <ComparedSuggestions texts={row.second} others={row.first} code={target} />
      </div>
    </div>
  );
  return (
    <section aria-label={words.sideBySide} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-2 pb-1">
        <p className="me-auto text-base text-ink-second">{words.differing(differing, rows.length)}</p>
        <span className="-mx-2.5 flex flex-wrap">
          <CopyButton label={words.copyFirst} text={() => firstSuggestionsText(first)} />
          <CopyButton label={words.copySecond} text={() => firstSuggestionsText(second)} />
          <CopyButton
            label={words.copyTable}
            text={() => tabSeparatedText(rows, [words.string, words.first, words.second])}
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
      <RowList label={words.rows} rows={rows} estimate={90} keyOf={({ number }) => number}>
        {rowOf}
      </RowList>
    </section>
  );
}

function firstSuggestionsText(rows: readonly (readonly string[])[]): string {
  return rows.map(([first = '']) => first).join('\n');
}
