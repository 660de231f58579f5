import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { scenePanelLoaders } from '../panels/scene-panels.ts';
import { savedSets, savedSetsQuery } from '../saved-sets.ts';
import { player } from './page-player.ts';
import type { Playing } from './player.ts';

/** Records the answer in view, so that the scene can show it when its call fails. */
export function RecordButton({ playing: { set, index, scene } }: { playing: Playing }) {
  const words = useWords(sceneWords).play;
  const announce = useAnnounce();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const record = async (): Promise<string> => {
    const recorded = await (await scenePanelLoaders[scene.panel]()).record();
    if (typeof recorded === 'string') return words.cannotRecord[recorded];
    const own = await savedSets.get(set.id);
    if (!own) return words.cannotRecord.shipped;
    const changed = {
      ...own,
      scenes: own.scenes.map((one, at) => (at === index ? { ...one, recorded } : one)),
    };
    await savedSets.save(changed);
    client.setQueryData(savedSetsQuery.queryKey, (sets) =>
      sets?.map((one) => (one.id === changed.id ? changed : one)),
    );
    player.replaceSet(changed);
    return words.recordedNow;
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={Save}
        disabled={busy}
        onClick={async () => {
          setBusy(true);
          const outcome = await record().catch(() => words.cannotRecord['not-stored']);
          setBusy(false);
          setNote(outcome);
          announce(outcome);
        }}
      >
        {busy ? words.recording : words.record}
      </Button>
      {note && <span className="text-sm text-ink-third">{note}</span>}
    </>
  );
}
