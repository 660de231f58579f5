import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedSets, savedSetsQuery } from '../saved-sets.ts';
import type { SceneSet } from '../set-file/scene.ts';
import { shippedSetsQuery } from '../sets/shipped-sets.ts';

/** The sets of this browser and those that came with the console, with functions to change the former. */
export function useSets() {
  const client = useQueryClient();
  const own = useQuery(savedSetsQuery);
  const shipped = useQuery(shippedSetsQuery());
  const [notStored, setNotStored] = useState(own.isError);
  const change = (next: (sets: readonly SceneSet[]) => SceneSet[], stored: Promise<void>) => {
    // The page shows a change at once, even if the browser cannot store it.
    client.setQueryData(savedSetsQuery.queryKey, (sets = []) => next(sets));
    stored.then(
      () => setNotStored(false),
      () => setNotStored(true),
    );
  };
  return {
    own: own.data ?? [],
    shipped: shipped.data ?? [],
    isLoading: own.isPending || shipped.isPending,
    notLoaded: shipped.isError,
    notStored: notStored || own.isError,
    retry: () => void shipped.refetch(),
    save: (set: SceneSet) =>
      change((sets) => {
        const isNew = sets.every(({ id }) => id !== set.id);
        return isNew ? [...sets, set] : sets.map((one) => (one.id === set.id ? set : one));
      }, savedSets.save(set)),
    remove: (set: SceneSet) =>
      change((sets) => sets.filter(({ id }) => id !== set.id), savedSets.remove(set.id)),
  };
}
