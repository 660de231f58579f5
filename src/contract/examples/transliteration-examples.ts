import type { Example } from './example.ts';

/** Example transliterations that show each option; all of them work against the local service. */
export const transliterationExamples: readonly Example<'transliteration'>[] = [
  {
    id: 'names',
    input: {
      headers: {
        'REV-APPVERSION': '2.0',
        src_lang: 'en',
        tgt_lang: 'ml',
        domain: 'pii_names',
        cnt_lang: undefined,
      },
      query: {},
      body: { data: ['Kavita Menon', 'Thiruvananthapuram', 'Meera Krishnan'], noOfSuggestions: 5 },
    },
  },
  {
    id: 'abbreviations',
    input: {
      headers: {
        'REV-APPVERSION': '2.0',
        src_lang: 'en',
        tgt_lang: 'ur',
        domain: 'generic',
        cnt_lang: undefined,
      },
      query: {},
      body: {
        data: ['NASA and ISRO', 'The PDF is at www.example.com', 'meera@example.com'],
        noOfSuggestions: 2,
        ignoreTaggedEntities: false,
        abbreviationWithoutDot: true,
      },
    },
  },
  {
    id: 'numbers',
    input: {
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
  },
  {
    id: 'hinglish',
    input: {
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
  },
  {
    id: 'suggestions',
    input: {
      headers: {
        'REV-APPVERSION': '2.0',
        src_lang: 'en',
        tgt_lang: 'hi',
        domain: 'generic',
        cnt_lang: undefined,
      },
      query: {},
      body: { data: ['namaste dosto', 'Lakshmi Nagar market', 'photography'], noOfSuggestions: 5 },
    },
    answer: { responseList: [{ inString: 'market', outString: ['मार्केट', 'मार्किट'], status: 2 }] },
  },
  {
    id: 'betweenScripts',
    input: {
      headers: {
        'REV-APPVERSION': '2.0',
        src_lang: 'hi',
        tgt_lang: 'sat',
        domain: 'generic',
        cnt_lang: undefined,
      },
      query: {},
      body: { data: ['रामेश्वर', 'संथाल परगना', 'दिल्ली'], noOfSuggestions: 2 },
    },
  },
];
