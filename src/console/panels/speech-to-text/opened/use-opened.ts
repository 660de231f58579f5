import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openedStore } from '../tracker.ts';
import type { OpenedRecord, OpenedTranscript } from './opened.ts';

const listKey = ['opened-transcripts'];
const keyOf = (id: string) => ['opened-transcript', id];

export interface OpenedTranscripts {
  /** Newest first. */
  readonly records: readonly OpenedRecord[];
  /** The one in view. */
  readonly shown: OpenedTranscript | undefined;
  /** The browser did not keep the one in view. */
  readonly notKept: boolean;
  /** Shows a transcript at once, and keeps it over reloads. */
  readonly open: (opened: OpenedTranscript) => void;
  /** Gives the one in view its audio; `same` when its content is what it had before. */
  readonly attach: (audio: File, same: boolean) => void;
  readonly remove: (id: string) => void;
}

/** The opened transcripts of this browser, and the one in view; `onShow` is told the id of one that was opened. */
export function useOpened(id: string, onShow: (id: string) => void): OpenedTranscripts {
  const client = useQueryClient();
  const [lost, setLost] = useState<string>();
  const records = useQuery({
    queryKey: listKey,
    queryFn: openedStore.all,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await openedStore.get(id)) ?? null,
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(
    () =>
      openedStore.subscribe(() => {
        void client.invalidateQueries({ queryKey: listKey });
        void client.invalidateQueries({ queryKey: ['audio-usage'] });
      }),
    [client],
  );
  // Its audio may have been given up meanwhile; the text stays as it is.
  const record = records.data?.find((one) => one.id === id);
  const sound = record && { audioKey: record.audioKey, audioGone: record.audioGone };
  // Another tab gave it its audio back.
  const lacking = shown.data && !shown.data.audio && record?.audioKey && !record.audioGone;
  useEffect(() => {
    if (lacking) void client.invalidateQueries({ queryKey: keyOf(id) });
  }, [client, id, lacking]);
  const open = (opened: OpenedTranscript) => {
    client.setQueryData(keyOf(opened.id), opened);
    onShow(opened.id);
    void openedStore.keep(opened).catch(() => setLost(opened.id));
  };
  return {
    records: records.data ?? [],
    shown: shown.data ? { ...shown.data, ...sound } : undefined,
    notKept: lost === id,
    open,
    attach: (audio, same) => {
      if (!shown.data) return;
      const { audioKey, ...opened } = { ...shown.data, ...sound };
      open({ ...opened, ...(same && { audioKey }), audioGone: undefined, audio });
    },
    remove: (gone) => {
      if (gone === id) onShow('');
      void openedStore.remove(gone).catch(() => {});
    },
  };
}
