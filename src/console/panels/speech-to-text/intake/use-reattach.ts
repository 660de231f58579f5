import { useState } from 'react';
import { useTracker } from '../tracker/tracking.tsx';
import { type MatchedAudio, matchAudio } from './match-audio.ts';

/** Finds the jobs that dropped files belong to by their content, and attaches them there. */
export function useReattach(addFiles: (files: readonly File[]) => Promise<void>) {
  const tracker = useTracker();
  const [attached, setAttached] = useState<readonly MatchedAudio[]>([]);
  return {
    /** What was attached last, until the user dismisses the note about it. */
    attached,
    /** Attaches the files that are the audio of a job without any; the others become jobs. @returns how many */
    take: async (files: readonly File[]) => {
      const { matched, fresh } = await matchAudio(files, tracker.all());
      setAttached(matched);
      for (const { file, ids } of matched) {
        for (const id of ids) tracker.do({ kind: 'attach', id, file, unproven: false });
      }
      if (fresh.length > 0) await addFiles(fresh);
      return fresh.length;
    },
    /** Uploads what was attached as new jobs too. */
    uploadToo: () => {
      setAttached([]);
      void addFiles(attached.map(({ file }) => file));
    },
    dismiss: () => setAttached([]),
  };
}

export type Reattach = ReturnType<typeof useReattach>;
