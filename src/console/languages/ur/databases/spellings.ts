import type { spellingWords } from '#console/catalogues/databases/spellings.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof spellingWords> = {
  title: 'مستثنیات کا ڈیٹابیس',
  explanation:
    'وہ الفاظ جن کا املا انجن کے لکھے سے الگ رکھنا ہے۔ آپ کے اپنے مستثنیات پہلے سے موجود مستثنیات سے پہلے آتے ہیں، اور کسی اکاؤنٹ یا شعبے کے مستثنیات سب کے لیے بنے مستثنیات سے پہلے۔',
  whenUsed: 'نقلِ حرفی میں مستثنیات تب استعمال ہوتے ہیں جب اختیار ”مستثنیات کا ڈیٹابیس چھوڑ دیں“ آف ہو۔',
  add: 'مستثنیٰ شامل کریں',
  search: 'الفاظ اور املا تلاش کریں',
  from: 'کس زبان سے',
  to: 'کس زبان میں',
  anyLanguage: 'کوئی بھی زبان',
  entry: 'مستثنیٰ',
  newEntry: 'نیا مستثنیٰ',
  word: 'لفظ',
  wordHint: 'جیسے اصل زبان میں لکھا جاتا ہے۔ بڑے اور چھوٹے حروف میں فرق نہیں کیا جاتا۔',
  spellings: 'املا، سب سے رائج پہلے',
  spelling: (place) => `املا ${place}`,
  addSpelling: 'املا شامل کریں',
  moveUp: (place) => `املا ${place} اوپر کریں`,
  removeSpelling: (place) => `املا ${place} ہٹائیں`,
  problems: {
    missing: 'کم از کم ایک لفظ لکھیں۔',
    tooLong: 'زیادہ سے زیادہ 200 حروف۔',
    twice: 'ایک ہی املا دو بار لکھا ہے۔',
    same: 'دو مختلف زبانیں منتخب کریں۔',
  },
  exportHint:
    'فہرست میں دکھائی دینے والے آپ کے اپنے مستثنیات، CSV میں؛ پہلے سے موجود مستثنیات کے لیے انھیں ماخذ میں منتخب کریں۔',
  importHint:
    'CSV جس میں word، from، to اور spelling کے کالم ہوں؛ ضرورت ہو تو domain، account، spelling 2 وغیرہ بھی۔ برآمد کی ہوئی فائل ایسی ہی ہوتی ہے۔',
  domains: {
    generic: 'عمومی',
    pii_names: 'لوگوں کے نام',
    pii_addresses: 'پتے',
    OnlyEnglish: 'صرف انگریزی الفاظ',
    bfsi: 'بینکاری اور بیمہ',
    ecommerce: 'ای کامرس',
    food: 'کھانا پینا',
    infotainment: 'معلومات و تفریح',
    medical: 'طب',
    enterprise: 'ادارہ',
  },
};
