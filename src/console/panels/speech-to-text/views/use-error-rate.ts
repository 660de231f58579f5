import { useQuery } from '@tanstack/react-query';
import type { ErrorRateOrder } from '#console/error-rate/error-rate.ts';
import { measureErrorRate } from '#console/error-rate/measure-error-rate.ts';

/** The error rate of two texts, worked out aside; nothing while there is no order. */
export function useErrorRate(order: ErrorRateOrder | undefined) {
  return useQuery({
    queryKey: ['error-rate', order],
    queryFn: ({ signal }) => {
      if (!order) throw new Error('no texts to compare');
      return measureErrorRate(order, signal);
    },
    enabled: order !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 0,
    networkMode: 'always',
  });
}
