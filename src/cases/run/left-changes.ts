import type { TargetChanges } from './target-changes.ts';
import type { ConnectTarget } from './target-facts.ts';
import { undoLeftChanges } from './undo-left-changes.ts';

/** The changes of a run that are not undone yet. */
export interface PendingUndos {
  /** Notes all that a case must undo, in place of what it noted before. */
  note(owner: object, changes: TargetChanges): Promise<void>;
  /** Tries to undo everything. Returns whether nothing is left. */
  undo(): Promise<boolean>;
}

/**
 * Keeps the changes of each case until they are undone, whatever later cases change.
 *
 * @param left what earlier runs could not undo
 * @param onChange called with all that is left, whenever that changes
 */
export function createPendingUndos(
  left: readonly TargetChanges[],
  connect: ConnectTarget,
  onChange: (left: readonly TargetChanges[]) => Promise<void>,
): PendingUndos {
  let noted = new Map<object, TargetChanges>(left.map((changes) => [changes, changes]));
  const keep = (next: typeof noted) => {
    noted = next;
    return onChange([...noted.values()]);
  };
  return {
    note(owner, changes) {
      const next = new Map(noted);
      if (changes.undos.length > 0) next.set(owner, changes);
      else next.delete(owner);
      return keep(next);
    },
    async undo() {
      if (noted.size === 0) return true;
      const rest = await undoLeftChanges([...noted.values()], connect);
      await keep(new Map(rest.map((changes) => [changes, changes])));
      return rest.length === 0;
    },
  };
}
