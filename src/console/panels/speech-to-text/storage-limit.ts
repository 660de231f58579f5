const ownLimit = 2_000_000_000;

/** What the browser says of the room for this site. Bytes; undefined where it does not tell. */
export interface BrowserRoom {
  readonly used: number | undefined;
  readonly allowed: number | undefined;
  /** The browser asks before it clears what is kept. */
  readonly persisted: boolean;
}

export async function browserRoom(): Promise<BrowserRoom> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return { used: usage, allowed: quota, persisted };
}

/** Bytes of audio that are kept: 2 GB, and no more than half of what the browser allows. */
export async function audioLimit(): Promise<number> {
  const { allowed } = await browserRoom();
  return allowed === undefined ? ownLimit : Math.min(ownLimit, Math.floor(allowed / 2));
}
