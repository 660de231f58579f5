import * as z from 'zod/mini';

/**
 * One change of the lookup or the exception database.
 *
 * `GET /_local/lookup/changes?limit=` and `GET /_local/lookup/exceptions/changes?limit=` list the latest changes,
 * newest first. `POST …/changes/<id>/undo` undoes one and answers with the change that did so; 409 if the item has been
 * changed again since.
 */
export const Change = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The name that the person entered; empty if none. */
  by: z.string(),
  what: z.enum(['add', 'edit', 'remove', 'import', 'undo']),
  /** Number of entries that changed. */
  count: z.number(),
  /** For display: the text of the entry, or the name of the imported file. */
  label: z.string(),
  /** Whether the change can be undone now. */
  canUndo: z.boolean(),
});
export type Change = z.infer<typeof Change>;

export const Changes = z.object({ changes: z.array(Change) });
export type Changes = z.infer<typeof Changes>;
