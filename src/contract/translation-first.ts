import type { CallInput } from './operations.ts';

/** What the translation panel opens with: its targets show the ways of being in the database, and a term is kept. */
export const firstTranslation = {
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
} satisfies CallInput<'localization'>;
