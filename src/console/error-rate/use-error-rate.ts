import { useQuery } from '@tanstack/react-query';
import type { ErrorRate, ErrorRateInput } from '#cases/checks/error-rate/error-rate.ts';
import { askWorker } from '#console/ui/ask-worker.ts';

/** The error rate of two texts, calculated in a worker; disabled without input. */
export function useErrorRate(input: ErrorRateInput | undefined) {
  return useQuery({
    queryKey: ['error-rate', input],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('no texts to compare');
      return measureErrorRate(input, signal);
    },
    enabled: input !== undefined,
    gcTime: 0,
  });
}

/** Calculates the error rate of two texts in a worker. */
export function measureErrorRate(input: ErrorRateInput, signal?: AbortSignal): Promise<ErrorRate> {
  const worker = new Worker(new URL('./error-rate-worker.ts', import.meta.url), { type: 'module' });
  return askWorker<ErrorRate>(worker, input, signal);
}
