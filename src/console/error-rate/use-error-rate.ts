import { useQuery } from '@tanstack/react-query';
import { askWorker } from '#console/ui/ask-worker.ts';
import type { ErrorRate, ErrorRateOrder } from './error-rate.ts';

/** The error rate of two texts, calculated in a worker; disabled without an order. */
export function useErrorRate(order: ErrorRateOrder | undefined) {
  return useQuery({
    queryKey: ['error-rate', order],
    queryFn: ({ signal }) => {
      const worker = new Worker(new URL('./error-rate-worker.ts', import.meta.url), { type: 'module' });
      return askWorker<ErrorRate>(worker, order, signal);
    },
    enabled: order !== undefined,
    gcTime: 0,
  });
}
