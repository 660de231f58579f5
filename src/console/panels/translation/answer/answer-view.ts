import * as z from 'zod/mini';

/** How all targets can be displayed. */
export const layouts = ['list', 'grid'] as const;

/** How answers are displayed; kept while a form is sent again, and across reloads. */
export const AnswerView = z.readonly(
  z.object({
    layout: z.enum(layouts),
    /** The target whose tab was chosen; undefined for all. */
    target: z.optional(z.string()),
  }),
);
export type AnswerView = z.infer<typeof AnswerView>;
