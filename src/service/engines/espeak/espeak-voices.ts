import type { LanguageCode } from '#contract/languages.ts';
import type { Gender, Voice } from '../synthesis/synthesizer.ts';

/**
 * Languages with a usable espeak-ng voice. Its Konkani voice spells vowel signs out, so `kok` and `kon` are absent.
 */
export const espeakLanguages = [
  'en',
  'hi',
  'as',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'ta',
  'te',
  'ne',
  'ur',
  'sd',
] as const satisfies readonly LanguageCode[];

/** A custom voice variant of the engine. */
export interface EspeakVariant {
  readonly name: string;
  readonly gender: Gender;
  /** Lowest and highest pitch of the contour in Hz, at the engine's neutral setting. */
  readonly pitch: readonly [number, number];
  /** Formant shifts: number, then frequency, height and width in percent. */
  readonly formants: readonly string[];
}

/**
 * The numbered voices of each gender.
 *
 * They have no flutter, roughness or echo: the first two depend on earlier output, so that the same request would sound
 * different each time, and an echo would be heard in pauses.
 */
const variants: Record<Gender, readonly EspeakVariant[]> = {
  male: [
    { name: 'console-male-1', gender: 'male', pitch: [104, 140], formants: [] },
    {
      name: 'console-male-2',
      gender: 'male',
      pitch: [95, 129],
      formants: ['1 96', '2 96', '3 95', '4 95'],
    },
    { name: 'console-male-3', gender: 'male', pitch: [110, 148], formants: ['1 105', '2 104', '3 105'] },
    { name: 'console-male-4', gender: 'male', pitch: [99, 134], formants: ['1 98 90 90', '2 103 85 115'] },
  ],
  female: [
    {
      name: 'console-female-1',
      gender: 'female',
      pitch: [152, 222],
      formants: [
        '0 105 80 150',
        '1 112 80 160',
        '2 114 70 150',
        '3 114 70 150',
        '4 115 80 150',
        '5 115 80 150',
      ],
    },
    {
      name: 'console-female-2',
      gender: 'female',
      pitch: [174, 238],
      formants: ['0 110 80 150', '1 118 80 150', '2 122 70 150', '3 120 70 150', '4 120 80 150'],
    },
    {
      name: 'console-female-3',
      gender: 'female',
      pitch: [148, 210],
      formants: ['0 105 80 150', '1 108 80 150', '2 108 70 150', '3 112 70 150'],
    },
  ],
};

/** All variants; the engine needs their voice files before it speaks. */
export const espeakVariants: readonly EspeakVariant[] = [...variants.male, ...variants.female];

/** The variant for a voice; a number beyond the last one gets the plain voice. */
export function variantOf(voice: Voice): EspeakVariant {
  return variants[voice.gender][voice.variant - 1] ?? variants[voice.gender][0]!;
}

/** The variant as a voice file of the engine. */
export function variantFile(variant: EspeakVariant): string {
  return [
    'language variant',
    `name ${variant.name}`,
    `gender ${variant.gender}`,
    `pitch ${variant.pitch[0]} ${variant.pitch[1]}`,
    'flutter 0',
    'roughness 0',
    ...variant.formants.map((formant) => `formant ${formant}`),
    '',
  ].join('\n');
}

/** Median pitch in Hz. Where the median lies in the pitch range was measured over sentences in four languages. */
export function medianPitch({ gender, pitch: [bottom, top] }: EspeakVariant): number {
  return bottom + (gender === 'female' ? 0.67 : 0.58) * (top - bottom);
}
