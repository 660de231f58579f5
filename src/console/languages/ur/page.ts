import type { pageWords } from '#console/catalogues/page.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';

export const words: Translation<typeof pageWords> = {
  panes: {
    divider: 'درخواست کی چوڑائی',
    hint: 'گھسیٹیں، یا تیر والی کلیدیں استعمال کریں۔ ڈبل کلک سے چوڑائی پہلے جیسی ہو جاتی ہے۔',
  },
  failure: {
    sendAnyway: 'پھر بھی بھیجیں',
    again: 'دوبارہ کوشش کریں',
    chooseAccount: 'اکاؤنٹ منتخب کریں',
  },
  listen: {
    failed: (title, explanation) => `بولا نہیں گیا: ${title}۔ ${explanation}`,
    notPlayed: 'نہیں چلا: براؤزر آڈیو نہیں چلا سکا۔',
  },
  call: { copyCurl: 'curl کے طور پر کاپی کریں' },
  options: {
    notSent: 'ڈیفالٹ قدریں نہیں بھیجی جاتیں۔',
    sentField: 'بھیجا جائے گا',
    notSentField: 'نہیں بھیجا جائے گا',
  },
  languages: {
    none: 'ایسی کوئی زبان نہیں ملی۔',
  },
  signedInAs: 'سائن اِن ہیں:',
  language: {
    label: 'انٹرفیس کی زبان',
    short: 'اردو',
    failed: 'اس زبان کے الفاظ نہیں مل سکے: سرور جواب نہیں دے رہا۔ دوبارہ کوشش کریں۔',
  },
  link: {
    cut: 'متن لنک کے لیے بہت لمبا ہے: اس صفحے کے پتے میں صرف ترتیبات ہیں۔',
    unsaved:
      'متن اتنا لمبا ہے کہ یہ ٹیب اسے نہیں رکھ سکتا: صفحہ دوبارہ لوڈ ہوا تو جاتا رہے گا۔ بعد میں ضرورت ہو تو کہیں اور محفوظ کر لیں۔',
    replaced: (name, was, now) =>
      `لنک میں ”${ltr(`${name}=${was}`)}“ معلوم قدر نہیں۔ ${now === '' ? 'اسے ہٹا دیا گیا۔' : `اس کی جگہ ”${now}“ رکھ دیا گیا۔`}`,
    missing:
      'متن کے ساتھ یہ لنک بہت لمبا ہو جاتا، اس لیے متن اس میں نہیں رکھا گیا۔ ترتیبات یہاں ہیں؛ متن الگ سے منگوا لیں۔',
  },
};
