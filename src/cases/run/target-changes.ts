import * as z from 'zod/mini';
import type { ArmedFault } from '#contract/local/service.ts';

/**
 * How a change of a target is undone: the faults that were armed before are armed again, an added entry or exception is
 * removed.
 */
const Undo = z.discriminatedUnion('kind', [
  // The service checks them when they are armed again.
  z.object({ kind: z.literal('faults'), faults: z.array(z.custom<ArmedFault>()) }),
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
