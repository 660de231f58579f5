import { useState } from 'react';
import { contentKey } from '#console/storage/content-key.ts';
import { useTracker } from '../tracker/tracking.tsx';

/**
 * Attaches audio to jobs. The audio is compared with the uploaded file: by content, or by size if nothing more is
 * known.
 */
export function useAttach() {
  const tracker = useTracker();
  const [other, setOther] = useState<{ readonly id: string; readonly file: File }>();
  return {
    other,
    /** Attaches a recording to a job. A recording of other content is kept in `other` until the user decides. */
    attach: async (id: string, file: File) => {
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

export type Attach = ReturnType<typeof useAttach>;
