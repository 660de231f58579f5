import { openPrivateFolder } from '#console/storage/private-folder.ts';

const folder = openPrivateFolder('case-audio');

/** Recordings that cases send, by the SHA-256 of their bytes in hexadecimal digits. */
export const caseAudio = {
  /** @throws `QuotaExceededError` when the browser has no space for it */
  put: (sha256: string, content: Blob): Promise<void> => folder.put(sha256, content),
  get: (sha256: string): Promise<Blob | undefined> => folder.get(sha256),
};
