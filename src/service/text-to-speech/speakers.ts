import * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';
import type { Voice } from '#service/engines/synthesizer.ts';

/** Voices per language as the documentation lists them: how many male, how many female. */
const documented: readonly (readonly [LanguageCode, number, number])[] = [
  ['hi', 4, 3],
  ['bn', 2, 2],
  ['kn', 2, 2],
  ['te', 2, 2],
  ['en', 2, 2],
  ['mr', 3, 3],
  ['ml', 1, 1],
  ['ta', 1, 1],
  ['gu', 1, 1],
  ['or', 1, 1],
  ['as', 1, 1],
  ['pa', 1, 1],
];

/** Languages the local engine speaks as well, though no reference lists speakers for them. */
const additional: readonly (readonly [LanguageCode, number, number])[] = [
  ['ne', 1, 1],
  ['ur', 1, 1],
  ['sd', 1, 1],
];

/** One value of the `speaker` header and of `<voice name>`. */
export interface Speaker extends Voice {
  /** Language and voice kind joined by an underscore, with a number from the second voice on. */
  readonly code: string;
  /** Spoken by the local service only; no reference lists it. */
  readonly addition: boolean;
}

function voicesOf(rows: typeof documented, addition: boolean): Speaker[] {
  return rows.flatMap(([language, males, females]) =>
    (['male', 'female'] as const).flatMap((gender) =>
      Array.from({ length: gender === 'male' ? males : females }, (_, index) => ({
        code: `${language}_${gender}${index === 0 ? '' : `_${index + 1}`}`,
        language,
        gender,
        variant: index + 1,
        addition,
      })),
    ),
  );
}

/** Every speaker of the local service: the 41 documented codes, then the additions. */
export const speakers: readonly Speaker[] = [...voicesOf(documented, false), ...voicesOf(additional, true)];

const byCode = new Map(speakers.map((speaker) => [speaker.code, speaker]));

/** The speaker with this code, or undefined when there is none. */
export function findSpeaker(code: string): Speaker | undefined {
  return byCode.get(code);
}

/** A speaker code that the local service knows. */
export const SpeakerCode = z.string().check(z.refine((code) => byCode.has(code), 'unknown speaker code'));
export type SpeakerCode = z.infer<typeof SpeakerCode>;
