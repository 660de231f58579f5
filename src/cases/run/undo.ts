import type { Outcome } from '#client/outcome.ts';
import type { Undo } from './target-changes.ts';
import type { TargetFacts } from './target-facts.ts';

/** The name under which changes appear in the change logs of the databases. */
export const changedBy = 'cases';

/** Undoes changes, the last one first. Returns those that remain because the target did not answer. */
export async function undoAll(undos: readonly Undo[], facts: TargetFacts): Promise<Undo[]> {
  const left: Undo[] = [];
  for (const undo of [...undos].reverse()) if (!(await isUndone(undo, facts))) left.unshift(undo);
  return left;
}

async function isUndone(undo: Undo, { calls, entries, exceptions }: TargetFacts): Promise<boolean> {
  if (undo.kind === 'fault') return isAnswered(await calls.clearFaultsOf(undo.requestId));
  const database = undo.kind === 'entry' ? entries : exceptions;
  return isAnswered(await database.remove(undo.id, undo.revision, changedBy));
}

/**
 * Whether the target answered, so that trying again would change nothing. The statuses 502 to 504 are those of a
 * gateway without its target, or of a service without its database.
 */
const isAnswered = (outcome: Outcome<unknown>) =>
  outcome.kind !== 'network' &&
  outcome.kind !== 'aborted' &&
  !('httpStatus' in outcome && outcome.httpStatus >= 502 && outcome.httpStatus <= 504);
