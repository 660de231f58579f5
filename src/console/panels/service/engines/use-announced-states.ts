import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';

/** Announces that an engine was added or could not be added, and then fetches the engines in use again. */
export function useAnnouncedStates(engines: readonly CatalogueEngine[] | undefined): void {
  const words = useWords(engineCatalogueWords).announced;
  const announce = useAnnounce();
  const client = useQueryClient();
  const before = useRef(new Map<string, CatalogueEngine['state']>());
  useEffect(() => {
    for (const { name, title, state, problem } of engines ?? []) {
      const wasInstalling = before.current.get(name) === 'installing';
      before.current.set(name, state);
      if (!wasInstalling || state === 'installing') continue;
      if (state === 'installed') {
        announce(words.added(title));
        void client.invalidateQueries({ queryKey: enginesQuery.queryKey });
      } else if (problem) announce(words.failed(title));
    }
  }, [engines, announce, client, words]);
}
