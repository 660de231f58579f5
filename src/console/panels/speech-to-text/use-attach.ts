import { useState } from 'react';
import { contentKey } from '#console/audio/content-key.ts';
import type { Tracker } from './tracker.ts';

/** A recording that was meant for a job and is another one. */
export interface OtherAudio {
  readonly id: string;
  readonly file: File;
}

export interface Attach {
  /** Attaches a recording to a job; told what was found, or keeps it as `other` for the person to decide. */
  readonly attach: (id: string, file: File) => Promise<'same' | 'unproven' | 'other'>;
  readonly other: OtherAudio | undefined;
  readonly anyway: () => void;
  readonly leave: () => void;
}

/** Gives audio back to jobs: compared by content with what was uploaded, or by size where no more is known. */
export function useAttach(tracker: Tracker): Attach {
  const [other, setOther] = useState<OtherAudio>();
  return {
    other,
    attach: async (id, file) => {
      const job = tracker.find(id);
      const same = job?.audioKey === undefined ? undefined : job.audioKey === (await contentKey(file));
      const fits = same ?? (job?.size === undefined || job.size === file.size);
      setOther(fits ? undefined : { id, file });
      if (!fits) return 'other';
      tracker.do({ kind: 'attach', id, file, unproven: same === undefined });
      return same ? 'same' : 'unproven';
    },
    anyway: () => {
      if (other) tracker.do({ kind: 'attach', ...other, unproven: true });
      setOther(undefined);
    },
    leave: () => setOther(undefined),
  };
}
