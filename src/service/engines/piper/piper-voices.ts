import type { LanguageCode } from '#contract/languages.ts';
import type { Gender, Voice } from '../synthesis/synthesizer.ts';

/** A voice of Piper that the catalogue offers. */
export interface PiperVoice {
  readonly language: LanguageCode;
  /** Name of its files. */
  readonly voice: string;
  /** Gender, judged by the name or the corpus: nobody has listened yet. */
  readonly gender: Gender;
  /** Absent when only the MODEL_CARD among its files states it. */
  readonly licence?: string;
  readonly bytes?: number;
  readonly sha256?: string;
}

export const piperVoices: readonly PiperVoice[] = [
  {
    language: 'hi',
    voice: 'hi_IN-pratham-medium',
    gender: 'male',
    licence: 'CC BY-NC-SA 4.0',
    bytes: 63_516_050,
    sha256: '169964b0871667f6793416d4b35e97357a68ba1ad01df8580c28048989ee7693',
  },
  { language: 'te', voice: 'te_IN-maya-medium', gender: 'female' },
  { language: 'ml', voice: 'ml_IN-arjun-medium', gender: 'male' },
  {
    language: 'ne',
    voice: 'ne_NP-google-medium',
    gender: 'female',
    bytes: 76_766_385,
  },
];

/** Name of the catalogue's entry for a voice, and id of its engine. */
export const piperId = ({ language }: Pick<PiperVoice, 'language'>) => `piper-${language}`;

/** Semitones by which the numbered variants of a single speaker are raised, so that each sounds like another person. */
const variantSemitones = [0, -1.5, 1.5, -3];

/** The semitones of a variant; 0, the plain voice, if there are fewer variants. */
export function semitonesOf({ variant }: Voice): number {
  return variantSemitones[variant - 1] ?? 0;
}

/** Typical median pitch of an adult's speech in Hz; the pitch of these voices has not been measured. */
export const usualPitch: Readonly<Record<Gender, number>> = { male: 120, female: 200 };
