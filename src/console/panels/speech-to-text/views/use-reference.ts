import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTracking } from '../tracker/tracking.tsx';

/** The reference text of a transcript, stored in this browser on every change; `id` must not change. */
export function useReference(id: string): [string, (text: string) => void] {
  const { references } = useTracking();
  const [typed, setTyped] = useState<string>();
  const { data: kept = '' } = useQuery({
    queryKey: ['reference', id],
    queryFn: async () => (await references.get(id)) ?? '',
    gcTime: 0,
  });
  const change = (changed: string) => {
    setTyped(changed);
    // Without storage the text is still used.
    void references.put(id, changed).catch(() => {});
  };
  return [typed ?? kept, change];
}
