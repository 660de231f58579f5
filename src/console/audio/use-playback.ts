import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback } from './playback.ts';

/** The playback of a recording, let go of when the recording changes or leaves the page. */
export function usePlayback(file: Blob | undefined, duration: number | undefined): Playback | undefined {
  const [playback, setPlayback] = useState<Playback>();
  useEffect(() => {
    if (!file || duration === undefined) return;
    const created = createPlayback(file, duration);
    setPlayback(created);
    return () => {
      created.dispose();
      setPlayback(undefined);
    };
  }, [file, duration]);
  return playback;
}

/** Whether it plays now; changes are rare, so they may pass through React. */
export function usePlaying({ element }: Playback): boolean {
  return useSyncExternalStore(
    (changed) => {
      const events = ['play', 'pause', 'ended'] as const;
      for (const name of events) element.addEventListener(name, changed);
      return () => {
        for (const name of events) element.removeEventListener(name, changed);
      };
    },
    () => !element.paused,
  );
}
