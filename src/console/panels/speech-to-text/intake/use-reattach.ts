import { useState } from 'react';
import { useTracker } from '../tracker/tracking.tsx';
import { type MatchedAudio, matchAudio } from './match-audio.ts';

export interface Reattach {
  /** Attaches the files that are the audio of a job without any; the others become jobs. @returns how many */
  readonly take: (files: readonly File[]) => Promise<number>;
  /** What was attached last, until the user dismisses the note about it. */
  readonly attached: readonly MatchedAudio[];
  /** Uploads what was attached as new jobs too. */
  readonly uploadToo: () => void;
  readonly dismiss: () => void;
}

/** Finds the jobs that dropped files belong to by their content, and attaches them there. */
export function useReattach(addFiles: (files: readonly File[]) => Promise<void>): Reattach {
  const tracker = useTracker();
  const [attached, setAttached] = useState<readonly MatchedAudio[]>([]);
  return {
    attached,
    take: async (files) => {
      const { matched, fresh } = await matchAudio(files, tracker.all());
      setAttached(matched);
      for (const { file, ids } of matched) {
        for (const id of ids) tracker.do({ kind: 'attach', id, file, unproven: false });
      }
      if (fresh.length > 0) await addFiles(fresh);
      return fresh.length;
    },
    uploadToo: () => {
      setAttached([]);
      void addFiles(attached.map(({ file }) => file));
    },
    dismiss: () => setAttached([]),
  };
}
