import type { CallInput } from '../operations.ts';

/** Example transliterations that show each option; all of them work against the local service. */
export const transliterationInputs = {
  names: {
    headers: {
      'REV-APPVERSION': '2.0',
      src_lang: 'en',
      tgt_lang: 'ml',
      domain: 'pii_names',
      cnt_lang: undefined,
    },
    query: {},
    body: {
      data: ['Kavita Menon', 'Thiruvananthapuram', 'Meera Krishnan', 'Kozhikode', 'Suresh Kumar Nair'],
      noOfSuggestions: 5,
    },
  },
  abbreviations: {
    headers: {
      'REV-APPVERSION': '2.0',
      src_lang: 'en',
      tgt_lang: 'ur',
      domain: 'generic',
      cnt_lang: undefined,
    },
    query: {},
    body: {
      data: ['NASA and SMS', 'The PDF is at www.example.com', 'meera@example.com'],
      noOfSuggestions: 2,
      ignoreTaggedEntities: false,
      abbreviationWithoutDot: true,
    },
  },
  numbers: {
    headers: {
      'REV-APPVERSION': '2.0',
      src_lang: 'en',
      tgt_lang: 'sat',
      domain: 'generic',
      cnt_lang: undefined,
    },
    query: {},
    body: {
      data: ['Order 4512 of 1250 rupees', 'The 1st and the 22nd'],
      convertNumber: 'words',
      convertOrdinal: true,
    },
  },
  hinglish: {
    headers: {
      'REV-APPVERSION': '2.0',
      src_lang: 'en',
      tgt_lang: 'hi',
      domain: 'generic',
      cnt_lang: 'hi',
    },
    query: {},
    body: { data: ['aap kaise hain', 'mera naam kavita hai'], noOfSuggestions: 3 },
  },
} satisfies Record<string, CallInput<'transliteration'>>;
