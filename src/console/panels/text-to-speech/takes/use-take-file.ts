import { useQuery } from '@tanstack/react-query';
import type { Take } from './take.ts';
import { playableTake } from './takes.ts';

/** The audio of a take in a form that browsers play: undefined while loading, `gone` when it no longer exists. */
export function useTakeFile(take: Take): Blob | 'gone' | undefined {
  const { data } = useQuery({
    queryKey: ['take-audio', take.id],
    queryFn: async () => (await playableTake(take)) ?? 'gone',
    gcTime: 0,
  });
  return data;
}
