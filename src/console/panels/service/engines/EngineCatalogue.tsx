import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import { AppName } from '#contract/credentials.ts';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';
import { CardHead } from '../CardHead.tsx';
import { LoadedQuery } from '../LoadedQuery.tsx';
import { AddEngineDialog } from './AddEngineDialog.tsx';
import { addMutation, catalogueQuery, removeMutation } from './catalogue-query.ts';
import { EngineRow } from './EngineRow.tsx';
import { useAnnouncedStates } from './use-announced-states.ts';

/** The engines that can be added to the service, and the progress of adding one. */
export function EngineCatalogue() {
  const words = useWords(engineCatalogueWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const query = useQuery(catalogueQuery);
  const add = useMutation(addMutation(client));
  const remove = useMutation(removeMutation(client));
  const [asked, setAsked] = useState<{ about: CatalogueEngine; for: 'adding' | 'removal' }>();
  useAnnouncedStates(query.data?.engines);
  const failed = [add.error, remove.error].find((error) => error instanceof CallFailed);
  const folder = query.data?.handFolder ?? '';

  const rowOf = (engine: CatalogueEngine) => (
    <EngineRow
      key={engine.name}
      engine={engine}
      handFolder={folder}
      onAdd={() => setAsked({ about: engine, for: 'adding' })}
      onAccept={(confirm) => add.mutate({ name: engine.name, confirm })}
      onCancel={() =>
        remove.mutate(engine.name, { onSuccess: () => announce(words.announced.cancelled(engine.title)) })
      }
      onRemove={() => setAsked({ about: engine, for: 'removal' })}
    />
  );
  return (
    <Card aria-labelledby="more-engines">
      <CardHead id="more-engines" title={words.title} anchor="languages">
        <p className="text-sm text-ink-second">{words.explain}</p>
      </CardHead>
      <LoadedQuery query={query}>
        {({ engines }) =>
          AppName.options.map((appName) => {
            const shown = engines.filter((engine) => engine.appName === appName);
            return shown.length === 0 ? null : (
              <section key={appName} className="border-b border-line px-4 py-3 last:border-b-0">
                <h3 className="text-sm text-ink-third">{words.functions[appName]}</h3>
                <ul className="divide-y divide-line">{shown.map(rowOf)}</ul>
              </section>
            );
          })
        }
      </LoadedQuery>
      {failed instanceof CallFailed && (
        <FailureCard failure={failed.failure} onAgain={() => void query.refetch()} />
      )}
      {asked?.for === 'adding' && (
        <AddEngineDialog
          engine={asked.about}
          handFolder={folder}
          onAdd={() => add.mutate({ name: asked.about.name })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.for === 'removal' && (
        <ConfirmDialog
          title={words.removal.title(asked.about.title)}
          confirm={words.removal.confirm}
          cancel={words.removal.leave}
          onConfirm={() =>
            remove.mutate(asked.about.name, {
              onSuccess: () => announce(words.announced.removed(asked.about.title)),
            })
          }
          onClose={() => setAsked(undefined)}
        >
          <p>{words.removal.explain}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
