import type { LanguageCode } from '#contract/languages.ts';
import type { Gender, Voice } from '../synthesis/synthesizer.ts';

/** Languages that the model was trained to speak and the API has speakers for. */
export const kokoroLanguages = ['hi', 'en'] as const satisfies readonly LanguageCode[];
export type KokoroLanguage = (typeof kokoroLanguages)[number];

/** How English is pronounced. */
export type Accent = 'american' | 'british';

/** A voice of the model: one style or a blend of several. */
export interface KokoroVoice {
  /** The weight of each style; the sum is 1. */
  readonly styles: Readonly<Record<string, number>>;
  readonly accent: Accent;
  /** Speed factor at which the voice takes about as long as the fast (espeak-ng) voice of the same speaker. */
  readonly pace: number;
  /** Median pitch in Hz, measured over sentences. */
  readonly medianPitch: number;
}

const voices: Record<KokoroLanguage, Record<Gender, readonly KokoroVoice[]>> = {
  hi: {
    male: [
      { styles: { hm_omega: 1 }, accent: 'american', pace: 1.2, medianPitch: 125 },
      { styles: { hm_psi: 1 }, accent: 'american', pace: 1.19, medianPitch: 129 },
      { styles: { hm_omega: 0.5, am_onyx: 0.5 }, accent: 'american', pace: 1.23, medianPitch: 106 },
      { styles: { hm_psi: 0.5, bm_george: 0.5 }, accent: 'american', pace: 1.25, medianPitch: 140 },
    ],
    female: [
      { styles: { hf_alpha: 1 }, accent: 'american', pace: 1.26, medianPitch: 208 },
      { styles: { hf_beta: 1 }, accent: 'american', pace: 1.13, medianPitch: 182 },
      { styles: { hf_beta: 0.5, af_sky: 0.5 }, accent: 'american', pace: 1.14, medianPitch: 168 },
    ],
  },
  en: {
    male: [
      { styles: { am_michael: 1 }, accent: 'american', pace: 1.2, medianPitch: 118 },
      { styles: { bm_george: 1 }, accent: 'british', pace: 1.2, medianPitch: 142 },
    ],
    female: [
      { styles: { af_heart: 1 }, accent: 'american', pace: 1.05, medianPitch: 195 },
      { styles: { bf_emma: 1 }, accent: 'british', pace: 1.07, medianPitch: 180 },
    ],
  },
};

/** Every style that a voice uses. */
export const styleNames: readonly string[] = [
  ...new Set(
    kokoroLanguages.flatMap((language) =>
      [...voices[language].male, ...voices[language].female].flatMap(({ styles }) => Object.keys(styles)),
    ),
  ),
];

/** The model's voice for a voice of the API; undefined for a language that the model does not speak. */
export function kokoroVoice(voice: Voice): KokoroVoice | undefined {
  const language = kokoroLanguages.find((one) => one === voice.language);
  if (!language) return undefined;
  const ofGender = voices[language][voice.gender];
  return ofGender[voice.variant - 1] ?? ofGender[0];
}
