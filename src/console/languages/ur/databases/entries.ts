import type { entryWords } from '#console/catalogues/databases/entries.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof entryWords> = {
  title: 'لک اپ ڈیٹابیس',
  explanation:
    'یہ ترجمے کسی بھی انجن سے پہلے جوں کے توں استعمال ہوتے ہیں۔ آپ کے اپنے ترجمے پہلے سے موجود ترجموں سے پہلے آتے ہیں، اور کسی اکاؤنٹ یا شعبے کے ترجمے سب کے لیے بنے ترجموں سے پہلے۔',
  add: 'ترجمہ شامل کریں',
  search: 'ترجمے تلاش کریں',
  showFrom: 'اوپر دکھائی جانے والی زبان',
  showTo: 'نیچے دکھائی جانے والی زبان',
  language: 'زبان',
  anyLanguage: 'کوئی بھی زبان',
  state: 'حالت',
  anyState: 'کوئی بھی حالت',
  states: { moderated: 'جانچا ہوا', 'in-progress': 'جانچ جاری', unmoderated: 'جانچ باقی' },
  noText: 'اس زبان میں متن نہیں ہے',
  languages: (count) => (count === 1 ? '1 زبان' : `${count} زبانیں`),
  approve: 'اس متن کو جانچا ہوا قرار دیں',
  approveAll: 'تمام متن جانچے ہوئے قرار دیں',
  keys: 'اندراج پر: M جانچا ہوا، I جانچ جاری، P جانچ باقی؛ Shift کے ساتھ تمام زبانوں کے لیے۔',
  entry: 'اندراج',
  newEntry: 'نیا اندراج',
  allTexts: 'تمام متن:',
  stateOf: (language) => `متن کی حالت: ${language}`,
  removeText: (language) => `ہٹائیں: ${language}`,
  tooFew: 'اندراج میں کم از کم دو زبانیں ہونی چاہییں۔',
  problems: {
    empty: () => 'متن لکھیں یا یہ زبان ہٹائیں۔',
    tooLong: (limit) => `متن میں زیادہ سے زیادہ ${limit} حروف ہو سکتے ہیں۔`,
  },
  similar: 'ملتے جلتے اندراجات',
  similarHint: 'موازنے کے لیے ملتے جلتے اندراجات۔ اس متن کی جگہ یہ کبھی استعمال نہیں ہوتے۔',
  percent: (share) => `${Math.round(100 * share)}%`,
  importHint:
    'TMX، XLIFF، ہر زبان کے ایک کالم والی CSV، یا JSON Lines۔ جو اندراجات پہلے سے ہیں وہ ویسے ہی رہتے ہیں۔',
  domains: {
    generic: 'عمومی',
    government: 'سرکاری',
    travel: 'سفر',
    ecommerce: 'ای کامرس',
    infotainment: 'معلومات و تفریح',
    bfsi: 'بینکاری اور بیمہ',
    food: 'کھانا پینا',
    education: 'تعلیم',
    medical: 'طب',
  },
};
