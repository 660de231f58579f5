const maxAudioBytes = 2_000_000_000;

/** Storage in bytes that the browser reports for this site, if it does, and whether it asks before it deletes the data. */
export async function estimateStorage() {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return { used: usage, allowed: quota, persisted };
}

/** Maximum number of bytes of audio that may be stored: 2 GB, at most half of what the browser allows. */
export async function audioLimit(): Promise<number> {
  const { allowed } = await estimateStorage();
  return allowed === undefined ? maxAudioBytes : Math.min(maxAudioBytes, Math.floor(allowed / 2));
}
