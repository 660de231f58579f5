import { transliterationInputs } from '#contract/examples/transliteration-inputs.ts';
import { type Example, examplesOf } from './example.ts';

/** Example transliterations; all of them work against the local service. */
export const transliterationExamples: readonly Example<'transliteration'>[] = [
  ...examplesOf(transliterationInputs),
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
