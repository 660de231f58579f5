import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTracking } from '../tracker/tracking.tsx';
import type { OpenedTranscript } from './opened.ts';

const listQueryKey = ['opened-transcripts'];
const queryKeyOf = (id: string) => ['opened-transcript', id];

/** The transcripts without a job, and the one in view; `onShow` is called with the id of a new one. */
export function useOpened(id: string, onShow: (id: string) => void) {
  const { opened: store } = useTracking();
  const client = useQueryClient();
  const [lost, setLost] = useState<string>();
  const records = useQuery({
    queryKey: listQueryKey,
    queryFn: store.all,
  });
  const shown = useQuery({
    queryKey: queryKeyOf(id),
    queryFn: async () => (await store.get(id)) ?? null,
    enabled: id !== '',
    gcTime: 0,
  });
  useEffect(
    () =>
      store.subscribe(() => {
        void client.invalidateQueries({ queryKey: listQueryKey });
        void client.invalidateQueries({ queryKey: ['audio-usage'] });
      }),
    [client, store],
  );
  // The audio of the transcript in view may have been removed since the transcript was read.
  const record = records.data?.find((one) => one.id === id);
  const audioState = record && { audioKey: record.audioKey, audioGone: record.audioGone };
  // The transcript must be read again: another tab attached audio to it, or it was read before it was completely
  // stored.
  const isOutdated = shown.data
    ? !shown.data.audio && record?.audioKey !== undefined && !record.audioGone
    : shown.data === null && record !== undefined;
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: queryKeyOf(id) });
  }, [client, id, isOutdated]);
  const open = (opened: OpenedTranscript) => {
    const queryKey = queryKeyOf(opened.id);
    // A read of the store that is under way could replace this transcript by an earlier version.
    void client.cancelQueries({ queryKey }).then(() => {
      client.setQueryData(queryKey, opened);
      onShow(opened.id);
    });
    void store.keep(opened).catch(() => setLost(opened.id));
  };
  return {
    /** All transcripts without a job, newest first. */
    records: records.data ?? [],
    /** The transcript in view. */
    shown: shown.data ? { ...shown.data, ...audioState } : undefined,
    /** Whether the browser could not store the transcript in view. */
    notKept: lost === id,
    /** Shows a transcript at once, and stores it. */
    open,
    /** Attaches audio to the transcript in view; `same`: its content is equal to the previously attached audio. */
    attach: (audio: File, same: boolean) => {
      if (!shown.data) return;
      const { audioKey, ...opened } = { ...shown.data, ...audioState };
      open({ ...opened, ...(same && { audioKey }), audioGone: undefined, audio });
    },
    remove: (gone: string) => {
      if (gone === id) onShow('');
      void store.remove(gone).catch(() => {});
    },
  };
}
