import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ArmedFaults } from '#contract/local/service.ts';
import { armMutation, faultsQuery } from './faults.ts';

it('an armed fault stays in the list when an earlier request for the list is answered after it', async () => {
  const client = new QueryClient();
  const before: ArmedFaults = { faults: [] };
  const fault = { operation: 'tts', times: 1, fault: { kind: 'reset' } } as const;
  let answer = (_: ArmedFaults) => {};
  const reading = client.fetchQuery({
    queryKey: faultsQuery.queryKey,
    queryFn: () =>
      new Promise<ArmedFaults>((resolve) => {
        answer = resolve;
      }),
  });
  const arming = new MutationObserver(client, {
    ...armMutation(client),
    mutationFn: async () => ({ faults: [fault] }),
  });
  await arming.mutate(fault);
  answer(before);
  await reading.catch(() => {});
  expect(client.getQueryData(faultsQuery.queryKey)).toEqual({ faults: [fault] });
});
