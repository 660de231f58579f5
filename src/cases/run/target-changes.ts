import * as z from 'zod/mini';

/** How to undo a change of a target: by removing the fault for a call, or the entry or exception that was added. */
const Undo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fault'), requestId: z.string() }),
  z.object({ kind: z.enum(['entry', 'exception']), id: z.string(), revision: z.number() }),
]);
export type Undo = z.infer<typeof Undo>;

/**
 * The changes that a case has made to its target; `target` and `account` are those of the case. When stored, the
 * changes can be undone after a reload.
 */
export const TargetChanges = z.object({
  target: z.optional(z.string()),
  account: z.optional(z.string()),
  undos: z.array(Undo),
});
export type TargetChanges = z.infer<typeof TargetChanges>;
