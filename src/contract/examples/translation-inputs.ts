import type { CallInput } from '../operations.ts';

/** Example translations; the local service has all of them in its lookup database, moderated. */
export const translationInputs = {
  /** The panel opens with this example, which masks a term. */
  clinic: {
    headers: {
      'REV-APPVERSION': '3.0',
      src_lang: 'en',
      tgt_lang: ['hi', 'ta', 'bn', 'ur'],
      domain: 'generic',
    },
    query: {},
    body: {
      data: [
        'The doctor will see you now.',
        'Your appointment with Meera Krishnan is at 9:30.',
        'Thank you for your payment.',
      ],
      nmtMaskTerms: { 'Meera Krishnan': 'Meera Krishnan' },
    },
  },
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
    body: { data: ['आपके भुगतान के लिए धन्यवाद।', 'क्लिनिक नौ बजे खुलता है।', 'क्या आप मेरी मदद कर सकते हैं?'] },
  },
} satisfies Record<string, CallInput<'localization'>>;
