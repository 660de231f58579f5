import type { LanguageCode } from '#contract/languages.ts';

/** Names of the API's languages. */
export const words: Readonly<Record<LanguageCode, string>> = {
  hi: 'ہندی',
  en: 'انگریزی',
  as: 'آسامی',
  bn: 'بنگالی',
  gu: 'گجراتی',
  kn: 'کنڑ',
  kok: 'کونکنی',
  ml: 'ملیالم',
  mr: 'مراٹھی',
  mai: 'میتھلی',
  or: 'اڑیہ',
  pa: 'پنجابی',
  ta: 'تمل',
  te: 'تیلگو',
  ne: 'نیپالی',
  ur: 'اردو',
  sd: 'سندھی',
  doi: 'ڈوگری',
  kon: 'کونکنی',
  brx: 'بوڈو',
  ks: 'کشمیری',
  mni: 'منی پوری',
  sa: 'سنسکرت',
  sat: 'سنتالی',
};
