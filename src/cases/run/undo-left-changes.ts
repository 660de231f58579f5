import type { TargetChanges } from './target-changes.ts';
import { type ConnectTarget, targetFacts } from './target-facts.ts';
import { undoAll } from './undo.ts';

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
