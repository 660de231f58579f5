import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseSet } from '#cases/archive/case-set.ts';
import { savedCases, savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { keepDraft } from '../editor/draft/draft-store.ts';

/** Removes cases, and restores the last removed ones. */
export function useRemoval() {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<CaseSet>();
  const refresh = () => client.invalidateQueries({ queryKey: savedCasesQuery.queryKey });
  const remove = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      setRemoved(await savedCases.remove(...ids));
      for (const id of ids) keepDraft(id, undefined);
      await refresh();
    },
  });
  const undo = useMutation({
    mutationFn: async () => {
      if (removed) await savedCases.addSet(removed);
      setRemoved(undefined);
      await refresh();
    },
  });
  return {
    removed: removed?.cases ?? [],
    error: remove.error ?? undo.error,
    remove: (ids: readonly string[]) => remove.mutate(ids),
    undo: () => undo.mutate(),
    dismiss: () => setRemoved(undefined),
  };
}
