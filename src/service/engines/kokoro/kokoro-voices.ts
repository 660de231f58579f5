import type { LanguageCode } from '#contract/languages.ts';
import type { Gender, Voice } from '../synthesis/synthesizer.ts';

/** Languages that the model was trained to speak and the API has speakers for. */
export const kokoroLanguages = ['hi', 'en'] as const satisfies readonly LanguageCode[];
export type KokoroLanguage = (typeof kokoroLanguages)[number];

/** How English is pronounced. */
export type Accent = 'american' | 'british';

/** A voice of the model: one style or a blend of several. */
export interface KokoroVoice {
  /** Share of each style; together 1. */
  readonly styles: Readonly<Record<string, number>>;
  readonly accent: Accent;
  /** Median pitch in Hz, measured over sentences. */
  readonly medianPitch: number;
}

const voices: Record<KokoroLanguage, Record<Gender, readonly KokoroVoice[]>> = {
  hi: {
    male: [
      { styles: { hm_omega: 1 }, accent: 'american', medianPitch: 122 },
      { styles: { hm_psi: 1 }, accent: 'american', medianPitch: 125 },
      { styles: { hm_omega: 0.5, am_onyx: 0.5 }, accent: 'american', medianPitch: 110 },
      { styles: { hm_psi: 0.5, am_puck: 0.5 }, accent: 'american', medianPitch: 120 },
    ],
    female: [
      { styles: { hf_alpha: 1 }, accent: 'american', medianPitch: 200 },
      { styles: { hf_beta: 1 }, accent: 'american', medianPitch: 182 },
      { styles: { hf_alpha: 0.5, af_heart: 0.5 }, accent: 'american', medianPitch: 200 },
    ],
  },
  en: {
    male: [
      { styles: { am_michael: 1 }, accent: 'american', medianPitch: 111 },
      { styles: { bm_george: 1 }, accent: 'british', medianPitch: 115 },
    ],
    female: [
      { styles: { af_heart: 1 }, accent: 'american', medianPitch: 196 },
      { styles: { bf_emma: 1 }, accent: 'british', medianPitch: 190 },
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
