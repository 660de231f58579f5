import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { mostTokens, type TranslationForm } from '../form/form.ts';
import { type ColumnFacts, mostHeld, type TableFacts } from './import-job.ts';

interface ImportFactsProps {
  form: TranslationForm;
  table: TableFacts | undefined;
  chosen: ColumnFacts | undefined;
  failure: string | undefined;
}

/** The findings of an import: problems, the first strings, and the amount to import. */
export function ImportFacts({ form, table, chosen, failure }: ImportFactsProps) {
  const words = useWords(inputWords).import;
  const problem = failure === undefined ? table?.problem : ({ kind: 'failed', detail: failure } as const);
  return (
    <>
      {problem && (
        <p role="alert" className="text-sm wrap-anywhere text-failed">
          {words.problems[problem.kind](problem.detail)} {words.kept}
        </p>
      )}
      {table?.encoding && table.encoding !== 'utf-8' && (
        <p className="text-sm text-ink-second">{words.encodings[table.encoding]}</p>
      )}
      {chosen && chosen.preview.length > 0 && (
        <ol aria-label={words.preview} className="rounded border border-line bg-sunken px-3 py-2 text-base">
          {[...chosen.preview.entries()].map(([place, string]) => (
            <li key={place} className="truncate">
              <LanguageText code={form.source}>{string}</LanguageText>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="text-sm text-ink-second tabular">
        {chosen
          ? words.counted(
              formatNumber(chosen.strings),
              formatNumber(chosen.characters),
              formatNumber(mostTokens(form, chosen.characters)),
            )
          : !problem && words.reading}{' '}
        {chosen && chosen.over.length > 0 && !chosen.tooLong && words.overLimit}{' '}
        {chosen && chosen.broken > 0 && words.broken(formatNumber(chosen.broken))}
      </p>
      {chosen?.tooLong && (
        <p role="alert" className="text-sm text-failed">
          {words.tooLong(formatNumber(mostHeld))} {words.kept}
        </p>
      )}
    </>
  );
}
