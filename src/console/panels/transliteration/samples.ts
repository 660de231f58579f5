/** Forms worth showing: what each option of a transliteration is for. */
export const samples = {
  names: {
    text: ['Kavita Deshpande', 'Thiruvananthapuram', 'Meera Krishnan'].join('\n'),
    source: 'en',
    target: 'ta',
    domain: 'pii_names',
    suggestions: 5,
  },
  abbreviations: {
    text: ['NASA and ISRO', 'The PDF is at www.example.com', 'meera@example.com'].join('\n'),
    source: 'en',
    target: 'ur',
    abbreviationWithoutDot: true,
    ignoreTaggedEntities: false,
    suggestions: 2,
  },
  numbers: {
    text: ['Order 4512 of 1250 rupees', 'The 1st and the 22nd'].join('\n'),
    source: 'en',
    target: 'sat',
    convertNumber: 'words',
    convertOrdinal: true,
  },
  hinglish: {
    text: ['aap kaise hain', 'mera naam kavita hai'].join('\n'),
    source: 'en',
    target: 'hi',
    content: 'hi',
    suggestions: 3,
  },
} as const;
export type SampleName = keyof typeof samples;
