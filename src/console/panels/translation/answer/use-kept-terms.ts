import { useQueries } from '@tanstack/react-query';
import { plainRows } from '#console/ui/lists/plain-rows.ts';
import { explainIdOf, explanationQuery } from '../queries.ts';
import type { Column, RunColumns } from './columns.ts';

/**
 * The masked terms of a request, and as they appear in one translation: as the explanation of the embedded service reports
 * where there is one, for long answers only on demand, else as requested.
 */
export function useKeptTerms({ form, columns }: RunColumns) {
  const terms = form.source === 'en' ? form.terms : [];
  const asSent = terms.flatMap(({ term, as }) => [as, term]);
  const idOf = (column: Column) =>
    column.state === 'done' && terms.length > 0 ? explainIdOf(column.exchange) : undefined;
  const ids = [...new Set(columns.flatMap((column) => idOf(column) ?? []))];
  const short = columns.every(
    (column) => column.state !== 'done' || column.answer.responseList.length <= plainRows,
  );
  const explanations = useQueries({
    queries: ids.map((id) => ({ ...explanationQuery(id), enabled: short })),
  });
  return {
    masked: terms.map(({ term }) => term),
    keptIn: (column: Column, index: number) => {
      const explanation = explanations[ids.indexOf(idOf(column) ?? '')]?.data;
      const routes = explanation?.strings[index]?.targets[column.target];
      return routes ? routes.flatMap(({ kept }) => kept ?? []) : asSent;
    },
  };
}
