import type { explanationWords } from '#console/catalogues/exchange/explanation.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof explanationWords> = {
  ask: 'یہ کیسے بنا',
  again: 'دوبارہ پوچھیں',
  failed: 'سروس اب نہیں بتاتی کہ یہ کیسے بنے: وہ صرف تازہ ترین جواب یاد رکھتی ہے۔',
};
