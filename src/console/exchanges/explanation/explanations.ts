import { queryOptions } from '@tanstack/react-query';
import type { Exchange } from '#client/exchange.ts';
import { unwrap } from '#client/outcome.ts';
import { localCalls } from '#console/targets/queries.ts';
import { explainIdHeader } from '#contract/headers.ts';
import type { Explanation } from '#contract/local/explanations.ts';

/** The functions of the API whose answers the embedded service explains. */
export type ExplainedFunction = Explanation['function'];

/** The explanation of an answer of a function. */
export type ExplanationOf<Name extends ExplainedFunction> = Extract<Explanation, { function: Name }>;

/** The id under which the embedded service remembers how it produced an answer; undefined for other targets. */
export function explainIdOf({ response }: Exchange): string | undefined {
  return response?.headers[explainIdHeader.toLowerCase()];
}

/** Query for the explanation of how the strings of an answer were produced. The service keeps only the newest. */
export const explanationQuery = <Name extends ExplainedFunction>(name: Name, id: string) =>
  queryOptions({
    queryKey: ['local', 'explain', name, id],
    queryFn: async ({ signal }) => {
      const explanation = unwrap(await (await localCalls()).explain(id, signal));
      if (!isOf(name, explanation))
        throw new Error(`The explanation ${id} is about ${explanation.function}.`);
      return explanation;
    },
  });

function isOf<Name extends ExplainedFunction>(
  name: Name,
  explanation: Explanation,
): explanation is ExplanationOf<Name> {
  return explanation.function === name;
}
