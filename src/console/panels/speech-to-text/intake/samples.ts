import type { AudioFormat } from '#contract/text-to-speech.ts';

export const sampleNames = ['sentence', 'three', 'numbers'] as const;
export type SampleName = (typeof sampleNames)[number];

export interface Sample {
  readonly text: string;
  readonly speaker: string;
  readonly format: AudioFormat;
  readonly speed?: number;
  readonly pitch?: number;
}

/**
 * Texts that the local synthesiser speaks, so that a new installation has audio. Each sample has a different format.
 */
const englishSamples: Readonly<Record<SampleName, Sample>> = {
  sentence: {
    text: 'Please keep your ticket until the end of the journey.',
    speaker: 'en_male',
    format: 'WAV',
  },
  three: {
    text: 'Good morning. Thank you for calling. Please keep your ticket until the end of the journey. The train to the city leaves early in the morning.',
    speaker: 'en_male',
    format: 'FLAC',
  },
  numbers: {
    text: 'Three four five six. Three hundred and fifty. Five thousand.',
    speaker: 'en_male',
    format: 'MP3',
    // Slow and low-pitched: otherwise the recogniser hears one long number instead of separate words.
    speed: 0.8,
    pitch: -3,
  },
};

const hindiSamples: Readonly<Record<SampleName, Sample>> = {
  sentence: { text: 'फ़ोन करने के लिए धन्यवाद। आपका ऑर्डर सोमवार सुबह पहुँचेगा।', speaker: 'hi_male', format: 'WAV' },
  three: {
    text: 'शहर की गाड़ी नौ बजे चलती है। कृपया अपना टिकट तैयार रखें। यात्रा मंगलमय हो।',
    speaker: 'hi_male',
    format: 'FLAC',
  },
  numbers: { text: 'एक दो तीन चार पाँच छह सात आठ नौ दस।', speaker: 'hi_male', format: 'MP3' },
};

/** The samples in English, or in Hindi if Hindi can be recognised and English cannot. */
export function samplesFor(served: readonly string[] | undefined): {
  readonly language: 'en' | 'hi';
  readonly samples: Readonly<Record<SampleName, Sample>>;
} {
  const useHindi = served?.includes('hi') && !served.includes('en');
  return useHindi ? { language: 'hi', samples: hindiSamples } : { language: 'en', samples: englishSamples };
}
