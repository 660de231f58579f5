/*
 * The pauses that the service puts between sentences, paragraphs and at breaks, in seconds. Within one passage the
 * engine pauses after punctuation on its own, see `keepsTrailingPause` in `render-speech.ts`.
 */

/** Pause after `<s>`, and between the strings of a `text` list. */
export const sentencePause = 0.4;

/** Pause after `<p>`. */
export const paragraphPause = 0.8;

/** Pause of a `<break>` without attributes. */
export const defaultBreak = 0.4;

/** Pause of a `<break>` by its `strength`. */
export const breakSecondsByStrength: ReadonlyMap<string, number> = new Map([
  ['none', 0],
  ['x-weak', 0.1],
  ['weak', 0.2],
  ['medium', defaultBreak],
  ['strong', 0.8],
  ['x-strong', 1.2],
]);
