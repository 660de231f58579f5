import type { Example } from './example.ts';

/** Translations worth showing; every one of them works against the local service. */
export const translationExamples: readonly Example<'localization'>[] = [
  {
    id: 'clinic',
    input: {
      headers: {
        'REV-APPVERSION': '3.0',
        src_lang: 'en',
        tgt_lang: ['hi', 'ta', 'bn', 'ur'],
        domain: 'generic',
      },
      query: {},
      body: {
        data: ['The clinic opens at nine.', 'Thank you for your payment.', 'Meera Krishnan sent the parcel'],
        nmtMaskTerms: { 'Meera Krishnan': 'Meera Krishnan' },
      },
    },
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
    input: {
      headers: {
        'REV-APPVERSION': '3.0',
        src_lang: 'en',
        tgt_lang: ['mr', 'kn', 'te', 'gu', 'pa'],
        domain: 'ecommerce',
      },
      query: {},
      body: {
        data: [
          'Your order 4512 will arrive on 12 May.',
          'Your payment of ₹1,250 was successful.',
          'The train to Mysuru leaves at 6:40 pm.',
          'Hello Anita, welcome to Jaipur. Your room is booked until 3 June.',
        ],
      },
    },
  },
  {
    id: 'fromHindi',
    input: {
      headers: { 'REV-APPVERSION': '2.0', src_lang: 'hi', tgt_lang: ['en', 'ml', 'or', 'as'], domain: '0' },
      query: {},
      body: { data: ['आपके भुगतान के लिए धन्यवाद।', 'क्लिनिक नौ बजे खुलता है।', 'मेरा नाम कविता है'] },
    },
  },
];
