import type { CallInput } from './operations.ts';
import { firstTranslation } from './translation-first.ts';

/**
 * Calls worth showing; every one of them works against the local service. Their answers stand with the examples: a panel
 * needs none.
 */
export const translationInputs = {
  clinic: firstTranslation,
  orders: {
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
  fromHindi: {
    headers: { 'REV-APPVERSION': '2.0', src_lang: 'hi', tgt_lang: ['en', 'ml', 'or', 'as'], domain: '0' },
    query: {},
    body: { data: ['आपके भुगतान के लिए धन्यवाद।', 'क्लिनिक नौ बजे खुलता है।', 'मेरा नाम कविता है'] },
  },
} satisfies Record<string, CallInput<'localization'>>;
