import type { optionWords } from '#console/catalogues/translation/options.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof optionWords> = {
  version: 'ورژن',
  versionHint: 'ورژن 2.0 میں شعبوں کے نمبر ہیں، 3.0 میں نام۔',
  domain: 'شعبہ',
  domainHint: 'متن کا موضوع۔',
  domainNumber: (number, name) => `${number} · ${name}`,
  switches: {
    enableLookup: 'پہلے لک اپ ڈیٹابیس',
    enableNmt: 'نیورل ترجمہ',
    enableTransliteration: 'آخر میں نقلِ حرفی',
    nmtMask: 'چنے ہوئے الفاظ محفوظ رکھیں',
    filterProfane: 'نازیبا الفاظ چھپائیں',
  },
  switchHints: {
    enableLookup: 'لک اپ ڈیٹابیس کے اندراجات پہلے استعمال ہوتے ہیں۔ ڈیفالٹ: آن۔',
    enableNmt: 'جو ڈیٹابیس میں نہ ہو اس کا ترجمہ کرتا ہے۔ ڈیفالٹ: آن۔',
    enableTransliteration: 'ترجمہ نہ ہو سکے تو اصل الفاظ دوسرے رسم الخط میں لکھے جاتے ہیں۔ ڈیفالٹ: آن۔',
    nmtMask: 'محفوظ الفاظ کا ترجمہ نہیں ہوتا؛ اصل زبان انگریزی ہونی چاہیے۔ ڈیفالٹ: آن۔',
    filterProfane: 'نازیبا الفاظ کے حروف کی جگہ ستارے آتے ہیں۔ ڈیفالٹ: آف۔',
  },
  each: {
    label: 'ہر زبان کی الگ درخواست',
    hints: {
      one: (targets) =>
        `${targets === 1 ? 'زبان' : targets === 2 ? 'دونوں زبانوں' : `تمام ${targets} زبانوں`} کے لیے ایک درخواست: جواب تب آتا ہے جب سب سے سست زبان مکمل ہو۔`,
      each: (targets) =>
        `${countOf(targets, { one: 'درخواست', other: 'درخواستیں' })}، ہر زبان کی ایک: سست زبان دوسروں کو نہیں روکتی۔`,
    },
  },
  sendDefaults: 'ڈیفالٹ بھی بھیجیں',
  defaultsSent: 'ہر سوئچ بھیجا جاتا ہے، بدلا ہو یا نہ بدلا ہو۔',
  defaultsLeftOut: 'ڈیفالٹ تبھی بھیجے جاتے ہیں جب ان پر نشان لگا ہو۔',
  sendField: (name) => `${name} ڈیفالٹ ہو تب بھی بھیجیں`,
  terms: {
    label: 'محفوظ الفاظ',
    placeholder: 'Delhi، یا Delhi = دہلی',
    add: 'لفظ شامل کریں',
    hint: 'یہ جوں کے توں رہتے ہیں، ان کا ترجمہ نہیں ہوتا۔ کئی الفاظ کاما یا الگ سطروں سے لکھیں؛ کاما یا = سے پہلے \\ لگانے سے وہ لفظ کا حصہ رہتا ہے۔',
    foreign:
      'الفاظ محفوظ رکھنے کے لیے اصل زبان انگریزی ہونی چاہیے: nmtMask true کے لیے src_lang = en لازم ہے۔',
    off: 'الفاظ دینے سے یہ پھر آن ہو جاتا ہے: کوئی بھی لفظ nmtMask کو true کر دیتا ہے۔',
    travel: 'الفاظ کیسے بھیجیں',
    forms: { version: 'خودکار', list: 'List', map: 'Map' },
    edit: (term) => `لفظ ${term} میں ترمیم کریں`,
    remove: (term) => `لفظ ${term} ہٹائیں`,
    chipKeys: 'ترمیم کے لیے دبائیں، ہٹانے کے لیے Delete۔',
    term: (term) => `لفظ ${term}`,
  },
};
