const maxAudioBytes = 2_000_000_000;

/**
 * Bytes that this site uses and may use, if the browser reports them, and whether the storage is persistent: the
 * browser then does not delete it without the user's consent.
 */
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
