import type { JobStore } from '#console/panels/speech-to-text/storage/job-store.ts';
import type { JobRecord } from '#console/panels/speech-to-text/tracker/job.ts';

/** A job store in memory, for tests. Two trackers over one store are one browser before and after a reload. */
export function createMemoryJobStore(): JobStore {
  const records = new Map<string, JobRecord>();
  const transcripts = new Map<string, string>();
  return {
    all: async () => [...records.values()].sort((a, b) => a.createdAt - b.createdAt),
    put: async (record) => void records.set(record.id, structuredClone(record)),
    remove: async (id) => {
      for (const map of [records, transcripts]) map.delete(id);
    },
    putTranscript: async (id, body) => void transcripts.set(id, body),
    transcript: async (id) => transcripts.get(id),
  };
}
