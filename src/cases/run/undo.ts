import * as z from 'zod/mini';
import type { Outcome } from '#client/outcome.ts';
import { ArmedFault } from '#contract/local/service.ts';
import { type ConnectTarget, type TargetFacts, targetFacts } from './target-facts.ts';

/**
 * How a change of a target is undone: the faults that were armed before are armed again, an added entry or exception is
 * removed.
 */
const Undo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('faults'), faults: z.array(ArmedFault) }),
  z.object({ kind: z.enum(['entry', 'exception']), id: z.string(), revision: z.number() }),
]);
export type Undo = z.infer<typeof Undo>;

/** The changes that a case has made to its target, named as in the case. Stored, they can be undone after a reload. */
export const TargetChanges = z.object({
  target: z.optional(z.string()),
  account: z.optional(z.string()),
  undos: z.array(Undo),
});
export type TargetChanges = z.infer<typeof TargetChanges>;

/** The name under which changes appear in the change logs of the databases. */
export const changedBy = 'cases';

/** Undoes changes, the last one first. Returns those that remain because the target did not answer. */
export async function undoAll(undos: readonly Undo[], facts: TargetFacts): Promise<Undo[]> {
  const left: Undo[] = [];
  for (const undo of [...undos].reverse()) if (!(await isUndone(undo, facts))) left.unshift(undo);
  return left;
}

async function isUndone(undo: Undo, { calls, entries, exceptions }: TargetFacts): Promise<boolean> {
  if (undo.kind !== 'faults') {
    const database = undo.kind === 'entry' ? entries : exceptions;
    return isAnswered(await database.remove(undo.id, undo.revision, changedBy));
  }
  const answers = [await calls.clearFaults()];
  for (const fault of undo.faults) answers.push(await calls.armFault(fault));
  return answers.every(isAnswered);
}

const isAnswered = ({ kind }: Outcome<unknown>) => kind !== 'network' && kind !== 'aborted';

/**
 * Undoes what a case had changed when its page was closed or reloaded.
 *
 * @returns whether nothing is left to undo; false while the target does not answer
 */
export async function undoLeftChanges(
  { target, account, undos }: TargetChanges,
  connect: ConnectTarget,
): Promise<boolean> {
  const found = await connect(target, account);
  if ('problem' in found || 'missing' in found) return true;
  return (await undoAll(undos, targetFacts(found))).length === 0;
}
