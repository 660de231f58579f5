import type { compareCallWords } from '#console/catalogues/exchange/compare-call.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof compareCallWords> = {
  button: 'तुलना करें…',
  title: 'दूसरे लक्ष्य या खाते से तुलना करें',
  explain: 'यही अनुरोध दूसरे लक्ष्य या खाते पर भेजा जाता है। दोनों उत्तर अपने अंतर के साथ दिखते हैं।',
  first: 'पहला उत्तर',
  second: 'दूसरा उत्तर',
  send: 'भेजकर तुलना करें',
  sendAgain: 'दोबारा भेजें',
  loading: 'तुलना खुल रही है',
  requestGone: 'इस अनुरोध का केवल शुरुआती हिस्सा रखा गया था। कॉल फिर भेजें और उसकी तुलना करें।',
  recordingGone: 'इस अपलोड की रिकॉर्डिंग अब इस ब्राउज़र में नहीं है। उसे “बोली से पाठ” में फिर चुनें।',
  noAnswer: 'दूसरी कॉल का उत्तर नहीं है',
};
