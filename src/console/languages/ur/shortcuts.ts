import type { shortcutWords } from '#console/catalogues/shortcuts.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof shortcutWords> = {
  title: 'کی بورڈ شارٹ کٹ',
  send: 'بھیجیں، پینل میں کہیں سے بھی',
  cancel: 'جاری کال منسوخ کریں',
  panel: (name) => `${name} کھولیں`,
  exchange: 'کال کی تفصیل کھولیں یا بند کریں',
  options: 'اختیارات کھولیں یا سمیٹیں',
  details: 'نتائج کی تفصیلات دکھائیں یا چھپائیں',
  theme: 'اگلی تھیم',
  characters: 'منتخب متن، فیلڈ یا نتیجے کے حروف',
  target: 'ہدف اور اکاؤنٹ منتخب کریں',
  makeCase: 'کال سے کیس بنائیں',
  stage: 'یہ صفحہ حاضرین کو دکھائیں، یا واپس آئیں',
  help: 'یہ فہرست',
  close: 'فہرست یا ڈائیلاگ بند کریں',
  rows: 'لمبی فہرست میں ایک قطار سے دوسری پر جائیں',
  cases: {
    title: 'کیس کے صفحے پر',
    edit: 'منتخب کیس، یا جس پر فوکس ہے، اس میں ترمیم کریں',
    save: 'ایڈیٹر میں کھلا کیس محفوظ کریں',
    run: 'منتخب کیس چلائیں، یا ایڈیٹر والا کیس محفوظ کر کے چلائیں',
  },
  entries: {
    title: 'لک اپ ڈیٹابیس کے اندراج پر',
    hint: 'اندراج کی تمام زبانوں کے لیے ساتھ Shift دبائیں۔',
    moderated: 'متن کو جانچا ہوا قرار دیں',
    inProgress: 'متن کی جانچ جاری قرار دیں',
    pending: 'متن کی جانچ باقی قرار دیں',
  },
};
