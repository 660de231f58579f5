import * as z from 'zod/mini';

/** Absolute paths of the files of one model, which translates in one direction. */
export interface BergamotFiles {
  readonly model: string;
  /** The shortlist of likely translations for each word; a model without it is slower. */
  readonly shortlist?: string;
  readonly vocabulary: string;
}

/** A translation job: its models, at most two, are applied one after the other. */
export interface BergamotCommand {
  readonly models: readonly BergamotFiles[];
  readonly texts: readonly string[];
}

/** The answer to a job: one translation for each text, in the same order. */
export const BergamotAnswer = z.union([
  z.object({ translations: z.array(z.string()) }),
  z.object({ failed: z.string() }),
]);
export type BergamotAnswer = z.infer<typeof BergamotAnswer>;
