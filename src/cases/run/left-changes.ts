import type { TargetChanges } from './target-changes.ts';
import type { ConnectTarget } from './target-facts.ts';
import { undoLeftChanges } from './undo-left-changes.ts';

/** The changes to targets that are not undone yet. */
export interface PendingUndos {
  /** Notes all changes to be undone for a case, in place of those noted for it before. */
  note(owner: object, changes: TargetChanges): Promise<void>;
  /** Tries to undo all changes, and returns whether none is left. */
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
