import { useQuery } from '@tanstack/react-query';
import { askWorker } from '#console/ui/ask-worker.ts';
import type { ErrorRate, ErrorRateInput } from './error-rate.ts';

/** The error rate of two texts, calculated in a worker; disabled without input. */
export function useErrorRate(input: ErrorRateInput | undefined) {
  return useQuery({
    queryKey: ['error-rate', input],
    queryFn: ({ signal }) => {
      const worker = new Worker(new URL('./error-rate-worker.ts', import.meta.url), { type: 'module' });
      return askWorker<ErrorRate>(worker, input, signal);
    },
    enabled: input !== undefined,
    gcTime: 0,
  });
}
