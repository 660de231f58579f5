import { useQueries } from '@tanstack/react-query';
import { explainIdOf, explanationQuery } from '#console/exchanges/explanation/explanations.ts';
import { type ExplanationRequest, useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import type { ExplainedString } from '#contract/local/explanations.ts';
import type { AnsweredColumn } from '../answer/columns.ts';
import type { ResultRow } from '../answer/results.ts';

interface ExplainedStrings {
  /** How a string was produced in a language, if known. */
  readonly explained: (row: ResultRow, column: AnsweredColumn) => ExplainedString | undefined;
  /** The explanation of the first answer; the explanations of the others are requested with it. */
  readonly request: ExplanationRequest;
}

/** The explanations of the answers of columns: one for each call. */
export function useExplainedStrings(
  [first, ...others]: readonly [AnsweredColumn, ...AnsweredColumn[]],
  atOnce: boolean,
): ExplainedStrings {
  const { data, ...request } = useExplanation('localization', first.exchange, atOnce);
  const firstId = explainIdOf(first.exchange);
  const ids = [...new Set(others.flatMap(({ exchange }) => explainIdOf(exchange) ?? []))];
  const otherIds = ids.filter((id) => id !== firstId);
  const more = useQueries({
    queries: otherIds.map((id) => ({ ...explanationQuery('localization', id), enabled: data !== undefined })),
  });
  const explanationOf = ({ exchange }: AnsweredColumn) => {
    const id = explainIdOf(exchange);
    return id === undefined || id === firstId ? data : more[otherIds.indexOf(id)]?.data;
  };
  return {
    explained: (row, column) => explanationOf(column)?.strings[row.number - 1],
    request,
  };
}
