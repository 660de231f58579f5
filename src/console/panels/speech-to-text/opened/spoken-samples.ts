/** Texts for the local synthesiser, which give a transcript without a recogniser. */
export const spokenSamples = {
  en: {
    speaker: 'en_female',
    text: 'Good morning. The train to Chennai leaves at nine. Please have your tickets ready.',
  },
  hi: { speaker: 'hi_female', text: 'सुप्रभात। चेन्नई की गाड़ी नौ बजे चलती है। कृपया अपना टिकट तैयार रखें।' },
  ur: { speaker: 'ur_female', text: 'صبح بخیر۔ گاڑی نو بجے چلتی ہے۔ براہ کرم اپنا ٹکٹ تیار رکھیں۔' },
} as const;

export type SpokenSampleName = keyof typeof spokenSamples;
export const spokenSampleNames = ['en', 'hi', 'ur'] as const satisfies readonly SpokenSampleName[];
