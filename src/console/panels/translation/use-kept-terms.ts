import { useQueries } from '@tanstack/react-query';
import { plainRows } from '#console/ui/long-list.ts';
import type { Column, WholeAnswer } from './columns.ts';
import { explainIdOf, explanationQuery } from './queries.ts';

/** The masked terms of an answer: those of its request, and what became of them in a translation. */
export interface KeptTerms {
  readonly masked: readonly string[];
  /** Terms as they stand in one translation: as the service tells, else as they were to be kept. */
  readonly keptIn: (column: Column, index: number) => readonly string[];
}

/** Where the embedded service tells how an answer was produced, it tells of the terms too; of long answers only on demand. */
export function useKeptTerms({ form, columns }: WholeAnswer): KeptTerms {
  const terms = form.source === 'en' ? form.terms : [];
  const asSent = terms.flatMap(({ term, as }) => [as, term]);
  const idOf = (column: Column) =>
    column.state === 'done' && terms.length > 0 ? explainIdOf(column.exchange) : undefined;
  const ids = [...new Set(columns.flatMap((column) => idOf(column) ?? []))];
  const short = columns.every(
    (column) => column.state !== 'done' || column.answer.responseList.length <= plainRows,
  );
  const told = useQueries({
    queries: ids.map((id) => ({ ...explanationQuery(id), enabled: short })),
  });
  return {
    masked: terms.map(({ term }) => term),
    keptIn: (column, index) => {
      const explanation = told[ids.indexOf(idOf(column) ?? '')]?.data;
      const routes = explanation?.strings[index]?.targets[column.target];
      return routes ? routes.flatMap(({ kept }) => kept ?? []) : asSent;
    },
  };
}
