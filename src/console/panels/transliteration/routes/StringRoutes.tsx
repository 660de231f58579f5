import type { Exchange } from '#client/exchange.ts';
import { useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import { WordRoutes } from './WordRoutes.tsx';

interface StringRoutesProps {
  exchange: Exchange | undefined;
  /** Index of the string in its call. */
  index: number;
  source: string;
}

/** Shows which layer spelled each word of one string of a short call. */
export function StringRoutes({ exchange, index, source }: StringRoutesProps) {
  const { data } = useExplanation('transliteration', exchange, true);
  const routes = data?.strings[index]?.words;
  return routes ? <WordRoutes routes={routes} source={source} /> : null;
}
