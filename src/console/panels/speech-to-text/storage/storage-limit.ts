const ownLimit = 2_000_000_000;

/** Storage that the browser reports for this site in bytes; undefined where it reports none. */
export interface BrowserRoom {
  readonly used: number | undefined;
  readonly allowed: number | undefined;
  /** The browser asks before it deletes the data. */
  readonly persisted: boolean;
}

export async function browserRoom(): Promise<BrowserRoom> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return { used: usage, allowed: quota, persisted };
}

/** Bytes of audio that may be stored: 2 GB, at most half of what the browser allows. */
export async function audioLimit(): Promise<number> {
  const { allowed } = await browserRoom();
  return allowed === undefined ? ownLimit : Math.min(ownLimit, Math.floor(allowed / 2));
}
