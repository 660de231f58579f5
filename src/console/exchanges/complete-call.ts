import type { LoggedExchange } from './exchange-log.ts';

/** The call with its bodies; undefined when its request was cut or removed. */
export async function completeCall(listed: LoggedExchange): Promise<LoggedExchange | undefined> {
  const entry = listed.stored ? await listed.stored.read().catch(() => undefined) : listed;
  return entry?.cut?.includes('request') ? undefined : entry;
}
