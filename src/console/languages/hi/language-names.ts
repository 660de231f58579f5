import type { LanguageCode } from '#contract/languages.ts';

/** Names of the API's languages. */
export const words: Readonly<Record<LanguageCode, string>> = {
  hi: 'हिन्दी',
  en: 'अंग्रेज़ी',
  as: 'असमिया',
  bn: 'बांग्ला',
  gu: 'गुजराती',
  kn: 'कन्नड़',
  kok: 'कोंकणी',
  ml: 'मलयालम',
  mr: 'मराठी',
  mai: 'मैथिली',
  or: 'ओड़िया',
  pa: 'पंजाबी',
  ta: 'तमिल',
  te: 'तेलुगु',
  ne: 'नेपाली',
  ur: 'उर्दू',
  sd: 'सिंधी',
  doi: 'डोगरी',
  kon: 'कोंकणी',
  brx: 'बोडो',
  ks: 'कश्मीरी',
  mni: 'मणिपुरी',
  sa: 'संस्कृत',
  sat: 'संथाली',
};
