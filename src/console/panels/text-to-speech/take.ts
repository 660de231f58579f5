import * as z from 'zod/mini';
import { TextToSpeechForm } from './form.ts';

/** One rendition: what was asked for and what came of it. Its audio is kept beside it. */
export const Take = z.object({
  id: z.string(),
  /** As the person named it; empty until then. */
  name: z.catch(z.string(), ''),
  /** Kept by hand: newer takes do not push it out. */
  kept: z.catch(z.boolean(), false),
  /** When it was sent, in milliseconds since the epoch. */
  at: z.number(),
  /** The form as it was sent. */
  form: TextToSpeechForm,
  place: z.object({ target: z.string(), account: z.string() }),
  /** Bytes as received. */
  size: z.number(),
  /** Extension of its file name, without a dot. */
  extension: z.string(),
  /** Hertz, of audio without a header of its own. */
  headerlessRate: z.optional(z.number()),
  /** Seconds; absent when it could not be read. */
  duration: z.optional(z.number()),
  /** Milliseconds. */
  timing: z.object({ total: z.number(), firstByte: z.optional(z.number()) }),
});
export type Take = z.infer<typeof Take>;

/** How many takes are kept beside those kept by hand. */
export const takeLimit = 20;

/** The takes that newer ones push out. `takes` are newest first. */
export function pushedOut(takes: readonly Take[]): Take[] {
  return takes.filter(({ kept }) => !kept).slice(takeLimit);
}

/** How a take is called: as the person named it, else by its voice and what was changed. */
export function titleOf({ name, form }: Take): string {
  if (name) return name;
  const { speaker, speed, pitch, format } = form;
  return [speaker, `${speed}×`, `${pitch} st`, format].join(' · ');
}

/** A file name that says what a form asked for, without an extension. */
export function fileNameOf({ speaker, speed, pitch }: TextToSpeechForm): string {
  return [speaker, `${speed}x`, `${pitch}st`].join('-').replace(/[^\w.+-]+/g, '_');
}
