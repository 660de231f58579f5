import { useEffect, useState, useSyncExternalStore } from 'react';
import { createScope } from '../listener-scope.ts';
import { createPlayback, type Playback } from './playback.ts';

/** The playback of a recording; released when the recording changes or the component unmounts. */
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

/** Whether the recording is playing; changes rarely enough to be React state. */
export function usePlaying({ element }: Playback): boolean {
  return useSyncExternalStore(
    (changed) => {
      const { signal, end } = createScope();
      for (const name of ['play', 'pause', 'ended']) element.addEventListener(name, changed, { signal });
      return end;
    },
    () => !element.paused,
  );
}
