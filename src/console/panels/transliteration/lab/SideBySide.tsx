import type { Exchange } from '#client/exchange.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ExplainButton } from '#console/exchanges/explanation/ExplainButton.tsx';
import { type ExplanationRequest, useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { RowList } from '#console/ui/lists/RowList.tsx';
import { WordRoutes } from '../routes/WordRoutes.tsx';
import { ComparedSuggestions } from './ComparedSuggestions.tsx';
import { type SideBySideRow, sideBySideRows, tabSeparatedText } from './side-by-side.ts';

/** The suggestions for each string under one set, and the call that returned them. */
interface LabAnswer {
  readonly rows: readonly (readonly string[])[];
  readonly exchange: Exchange | undefined;
}

interface SideBySideProps {
  strings: readonly string[];
  first: LabAnswer;
  second: LabAnswer;
  source: string;
  target: string;
}

/** Each string with its suggestions for both sets, differences marked. */
export function SideBySide({ strings, first, second, source, target }: SideBySideProps) {
  const words = useWords(transliterationWords).lab;
  const rows = sideBySideRows(strings, first.rows, second.rows);
  const details = useDetailsOpen();
  const atOnce = details && strings.length <= maxPlainRows;
  const firstExplanation = useExplanation('transliteration', first.exchange, atOnce);
  const secondExplanation = useExplanation('transliteration', second.exchange, atOnce);
  const routesOf = ({ data }: typeof firstExplanation, { number }: SideBySideRow) => {
    const routes = data?.strings[number - 1]?.words;
    return details && routes && <WordRoutes routes={routes} source={source} />;
  };
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
        {routesOf(firstExplanation, row)}
      </div>
      <div className="min-w-0">
        <span className="sr-only">{words.second}</span>
        <ComparedSuggestions texts={row.second} others={row.first} code={target} />
        {routesOf(secondExplanation, row)}
      </div>
    </div>
  );
  return (
    <section aria-label={words.sideBySide} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-2 pb-1">
        <p className="me-auto text-base text-ink-second">{words.differing(differing, rows.length)}</p>
        <span className="-mx-2.5 flex flex-wrap">
          {details && <ExplainButton explanation={bothExplanations(firstExplanation, secondExplanation)} />}
          <CopyButton label={words.copyFirst} text={() => firstSuggestionsText(first.rows)} />
          <CopyButton label={words.copySecond} text={() => firstSuggestionsText(second.rows)} />
          <CopyButton
            label={words.copyTable}
            text={() => tabSeparatedText(rows, [words.string, words.first, words.second])}
          />
          <DetailsButton />
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

/** Joins two requests into one that asks for whichever explanation is missing. */
function bothExplanations(first: ExplanationRequest, second: ExplanationRequest): ExplanationRequest {
  const missing = [first, second].filter(({ state }) => state === 'offered' || state === 'failed');
  return {
    state: missing[0]?.state ?? 'known',
    ask: () => {
      for (const one of missing) one.ask();
    },
  };
}

function firstSuggestionsText(rows: readonly (readonly string[])[]): string {
  return rows.map(([first = '']) => first).join('\n');
}
