import { useState } from 'react';
import { useTracker } from '../tracker/tracking.tsx';
import { type MatchedAudio, matchAudio } from './match-audio.ts';

/** Matches dropped files to jobs by content, and attaches them to those jobs. */
export function useReattach(addFiles: (files: readonly File[]) => Promise<void>) {
  const tracker = useTracker();
  const [attached, setAttached] = useState<readonly MatchedAudio[]>([]);
  return {
    /** The files that were attached last, until the user dismisses the note about them. */
    attached,
    /**
     * Attaches files that are the audio of a job without any, and adds the others as jobs. @returns how many were added
     */
    take: async (files: readonly File[]) => {
      const { matched, fresh } = await matchAudio(files, tracker.all());
      setAttached(matched);
      for (const { file, ids } of matched) {
        for (const id of ids) tracker.do({ kind: 'attach', id, file, unproven: false });
      }
      if (fresh.length > 0) await addFiles(fresh);
      return fresh.length;
    },
    /** Uploads the attached files as new jobs too. */
    uploadToo: () => {
      setAttached([]);
      void addFiles(attached.map(({ file }) => file));
    },
    dismiss: () => setAttached([]),
  };
}

export type Reattach = ReturnType<typeof useReattach>;
