import type { TargetChanges } from './target-changes.ts';
import { type ConnectTarget, targetFacts } from './target-facts.ts';
import { undoAll } from './undo.ts';

/**
 * Undoes what cases have changed at their targets, the latest change first.
 *
 * @returns what is left to undo, because its target does not answer
 */
export async function undoLeftChanges(
  changes: readonly TargetChanges[],
  connect: ConnectTarget,
): Promise<TargetChanges[]> {
  const left: TargetChanges[] = [];
  for (const one of [...changes].reverse()) {
    const found = await connect(one.target, one.account);
    // A target that is not configured any more has nothing that could be undone.
    if ('problem' in found || 'missing' in found) continue;
    const undos = await undoAll(one.undos, targetFacts(found));
    if (undos.length > 0) left.unshift({ ...one, undos });
  }
  return left;
}
