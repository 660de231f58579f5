import type { rawRequestWords } from '#console/catalogues/exchange/raw-request.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof rawRequestWords> = {
  region: 'اصل درخواست',
  explanation:
    'خانوں کی جگہ یہ درخواست ہو بہو اسی طرح بھیجی جاتی ہے جیسے لکھی ہے۔ جس کی تصریح اجازت نہیں دیتی اس کی پہلے وضاحت ہوتی ہے، اور وہ پھر بھی بھیجی جا سکتی ہے۔',
  headers: 'ہیڈرز',
  headersHint: 'ہر سطر میں ایک، نام: قدر۔ جو سطر ہٹا دی جائے وہ ہیڈر نہیں بھیجا جاتا۔',
  credentials: 'کلیدیں اور ایپ آئی ڈی یہاں نہیں رکھی جاتیں: انھیں ”اکاؤنٹ“ میں لکھیں۔',
  body: 'باڈی',
  bodyHint: 'کوئی بھی متن۔ خالی باڈی نہیں بھیجی جاتی۔',
  leave: 'خانوں پر واپس',
};
