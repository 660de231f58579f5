import { useState } from 'react';
import { type MatchedAudio, matchAudio } from './match-audio.ts';
import type { Tracker } from './tracker.ts';

export interface GiveBack {
  /** Takes files in: those that are the audio of a job without it are attached, the others become jobs, which are counted. */
  readonly take: (files: readonly File[]) => Promise<number>;
  /** What was attached last, until the person has seen it. */
  readonly given: readonly MatchedAudio[];
  /** Uploads what was attached as new jobs too. */
  readonly uploadToo: () => void;
  readonly dismiss: () => void;
}

/** Files that come in together are given back to the jobs they belong to, by their content. */
export function useGiveBack(tracker: Tracker, addFiles: (files: readonly File[]) => Promise<void>): GiveBack {
  const [given, setGiven] = useState<readonly MatchedAudio[]>([]);
  return {
    given,
    take: async (files) => {
      const { matched, fresh } = await matchAudio(files, tracker.all());
      setGiven(matched);
      for (const { file, ids } of matched) {
        for (const id of ids) tracker.do({ kind: 'attach', id, file, unproven: false });
      }
      if (fresh.length > 0) await addFiles(fresh);
      return fresh.length;
    },
    uploadToo: () => {
      setGiven([]);
      void addFiles(given.map(({ file }) => file));
    },
    dismiss: () => setGiven([]),
  };
}
