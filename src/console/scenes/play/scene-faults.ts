import * as z from 'zod/mini';
import { embeddedCallTarget, localCalls } from '#console/targets/queries.ts';
import { isStored, readStored, removeStored, writeStored } from '#console/ui/storage.ts';
import { ArmedFault } from '#contract/local/service.ts';

/** The key under which a tab stores the faults that were armed before a scene armed its own. */
const key = 'scenes.faults';

let last: Promise<unknown> = Promise.resolve();

/** Runs a change after the one before has ended: a presenter may pass a scene faster than its faults are armed. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = last.then(change);
  last = changed.catch(() => {});
  return changed;
}

/** Arms the faults of a scene instead of those that are armed. @returns whether they are armed */
async function arm(faults: readonly ArmedFault[]): Promise<boolean> {
  const calls = await localCalls();
  const before = await calls.faults();
  if (before.kind !== 'ok') return false;
  // Faults with a request id are for the call of a case: `clearFaults` keeps them, so they are not restored later.
  writeStored(
    key,
    before.data.faults.filter(({ requestId }) => requestId === undefined),
  );
  await calls.clearFaults();
  for (const fault of faults) {
    if ((await calls.armFault(fault)).kind === 'ok') continue;
    await disarm();
    return false;
  }
  return true;
}

/** Clears the faults of a scene, and arms those from before it again. */
async function disarm(): Promise<void> {
  const before = readStored(key, z.array(ArmedFault));
  if (!before) return;
  const calls = await localCalls();
  const cleared = await calls.clearFaults();
  if (cleared.kind !== 'ok') return;
  for (const fault of before) await calls.armFault(fault);
  removeStored(key);
}

/** Arms the faults of a scene, and clears them again. Changes are made one after the other. */
export const sceneFaults = {
  arm: (faults: readonly ArmedFault[]) => inTurn(() => arm(faults)),
  disarm: () => inTurn(disarm),
};

/** Clears the faults of a scene that a reload left armed, and those that are armed when the page is closed. */
export function guardSceneFaults(): () => void {
  void sceneFaults.disarm();
  const { baseUrl, headers } = embeddedCallTarget;
  const onHide = () => {
    if (isStored(key))
      void fetch(`${baseUrl}/_local/faults`, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
  };
  addEventListener('pagehide', onHide);
  return () => removeEventListener('pagehide', onHide);
}
