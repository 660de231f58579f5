import type { AudioFormat } from '#contract/text-to-speech.ts';

export const sampleNames = ['sentence', 'two', 'numbers'] as const;
export type SampleName = (typeof sampleNames)[number];

export interface Sample {
  readonly text: string;
  readonly speaker: string;
  readonly format: AudioFormat;
}

/** What the local synthesiser speaks, so that a fresh machine has audio: one format each. */
const english: Readonly<Record<SampleName, Sample>> = {
  sentence: {
    text: 'Thank you for calling. Your order will arrive on Monday morning.',
    speaker: 'en_male',
    format: 'WAV',
  },
  two: {
    text: 'The train to the city leaves at nine. Please keep your ticket ready. We hope you enjoy the journey.',
    speaker: 'en_male',
    format: 'FLAC',
  },
  numbers: { text: 'One two three four five six seven eight nine ten.', speaker: 'en_male', format: 'MP3' },
};

const hindi: Readonly<Record<SampleName, Sample>> = {
  sentence: { text: 'फ़ोन करने के लिए धन्यवाद। आपका ऑर्डर सोमवार सुबह पहुँचेगा।', speaker: 'hi_male', format: 'WAV' },
  two: {
    text: 'शहर की गाड़ी नौ बजे चलती है। कृपया अपना टिकट तैयार रखें। यात्रा मंगलमय हो।',
    speaker: 'hi_male',
    format: 'FLAC',
  },
  numbers: { text: 'एक दो तीन चार पाँच छह सात आठ नौ दस।', speaker: 'hi_male', format: 'MP3' },
};

/** The samples for the language that will be recognised, in the first of these that is served. */
export function samplesFor(served: readonly string[] | undefined): {
  readonly language: 'en' | 'hi';
  readonly samples: Readonly<Record<SampleName, Sample>>;
} {
  const useHindi = served?.includes('hi') && !served.includes('en');
  return useHindi ? { language: 'hi', samples: hindi } : { language: 'en', samples: english };
}
