import type { shellWords } from '#console/catalogues/shell.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof shellWords> = {
  product: 'لینگویج کنسول',
  skip: 'سیدھے پینل پر جائیں',
  panels: {
    label: 'پینل',
    translation: 'ترجمہ',
    transliteration: 'نقلِ حرفی',
    speechToText: 'آواز سے متن',
    textToSpeech: 'متن سے آواز',
    service: 'سروس',
    cases: 'کیس',
    reference: 'حوالہ',
  },
  panelLoading: (panel) => `پینل کھل رہا ہے: ${panel}`,
  panelBroken: {
    title: 'یہ پینل دکھایا نہیں جا سکا',
    explanation: 'آپ کا لکھا ہوا محفوظ ہے۔ آگے بڑھنے کے لیے صفحہ دوبارہ لوڈ کریں۔',
    reload: 'دوبارہ لوڈ کریں',
  },
  panelNotLoaded: {
    title: 'کنسول کا یہ حصہ نہیں مل سکا',
    stale: 'کنسول کا سرور جواب دے رہا ہے، مگر اس صفحے کا ایک حصہ نہیں پہنچا۔',
    staleRemedy: 'دوبارہ کوشش کریں: صفحہ پھر سے لوڈ ہوگا۔',
    kept: 'آپ کا لکھا ہوا محفوظ ہے۔',
    byItself: 'آپ کا لکھا ہوا محفوظ ہے۔ سرور کے واپس آتے ہی یہ حصہ خود بخود دکھائی دے گا۔',
    again: 'دوبارہ کوشش کریں',
  },
  unknownPage: {
    title: 'ایسا کوئی صفحہ نہیں ہے',
    explanation: (path) => `${ltr(path)} پر کچھ نہیں ہے۔`,
    action: 'ترجمہ کھولیں',
  },
  offline: 'یہ مشین آف لائن ہے۔ اندرونی سروس چلتی رہے گی؛ ریموٹ ہدف نہیں چلے گا۔',

  target: {
    label: 'ہدف',
    button: (name) => `ہدف: ${name}`,
    health: { ready: 'تیار', waiting: 'سروس تلاش کی جا رہی ہے', failed: 'جواب نہیں دے رہا' },
  },
  account: {
    label: 'اکاؤنٹ',
    sessionName: 'یہ سیشن',
    fromTarget: 'جیسا طے ہے',
  },
  theme: {
    system: 'سسٹم',
    light: 'ہلکی',
    dark: 'گہری',
    button: (theme) => `تھیم: ${theme}`,
  },
  shortcuts: {
    button: 'کی بورڈ شارٹ کٹ',
  },

  exchange: {
    label: 'کال کی تفصیل',
    open: 'کھولیں',
    close: 'بند کریں',
  },

  run: {
    cancel: 'منسوخ کریں',
    running: 'جواب کا انتظار ہے',
    stale: 'اس جواب کے بعد ان پٹ بدل چکا ہے۔',
    last: (duration) => `پچھلی بار ${duration}`,
  },
  listen: {
    start: (number, language) => (language ? `قطار ${number} ${language} میں سنیں` : `قطار ${number} سنیں`),
    stop: (number, language) => (language ? `قطار ${number} روکیں، ${language}` : `قطار ${number} روکیں`),
  },
  copy: { copy: 'کاپی کریں', copied: 'کاپی ہو گیا', failed: 'کاپی کرنے کی اجازت نہیں ملی' },
  failure: {
    status: 'HTTP اسٹیٹس',
    code: 'کوڈ',
    received: 'موصول پیغام',
    rule: 'قاعدہ',
    field: 'فیلڈ',
  },
  languages: {
    add: 'زبان شامل کریں',
    remove: (name) => `${name} ہٹائیں`,
    choose: 'زبانیں',
    search: 'نام یا کوڈ سے تلاش کریں',
  },
  samples: { label: 'نمونے' },
  options: {
    label: 'اختیارات',
    notDefault: (count) => `${formatNumber(count)} تبدیل شدہ`,
    sendAnyValue: 'اصل درخواست بدلیں',
  },
  details: {
    label: 'تفصیلات',
    hint: 'ہر نتیجہ کیسے بنا، کتنا خرچ ہوا، اور اس کی آئی ڈی',
  },
  keys: { enter: 'Enter', escape: 'Esc' },
  count: {
    strings: (count) => countOf(count, { one: 'عبارت', other: 'عبارتیں' }),
    characters: (count) => countOf(count, { one: 'حرف', other: 'حروف' }),
  },
};
