import { translationInputs } from '#contract/examples/translation-inputs.ts';
import type { Example } from './example.ts';

/** Example translations; all of them work against the local service. */
export const translationExamples: readonly Example<'localization'>[] = [
  {
    id: 'clinic',
    input: translationInputs.clinic,
    answer: {
      responseList: [
        {
          inString: 'Thank you for your payment.',
          apiStatus: 4,
          outStrings: { hi: 'आपके भुगतान के लिए धन्यवाद।', ta: 'பணம் செலுத்தியதற்கு நன்றி.' },
          api_statuses: { hi: 2, ta: 2 },
        },
      ],
      tokenConsumed: 0,
      uuid: '0b7a1d6e-9c55-4f0e-8a35-7a2f3f1f5c10',
    },
  },
  {
    id: 'orders',
    input: translationInputs.orders,
  },
  {
    id: 'fromHindi',
    input: translationInputs.fromHindi,
  },
];
