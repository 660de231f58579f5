import type { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof makeCaseWords> = {
  make: 'केस बनाएँ',
  makeOf: (call) => `${call} से केस बनाएँ`,
  made: (name) => `केस सहेजा गया: ${name}`,
  open: 'केस खोलें',
  dismiss: 'हटाएँ',
  chooseRecording: 'इसकी रिकॉर्डिंग अब इस ब्राउज़र में नहीं है: केस में उसे फिर चुनें।',
  notMade: {
    code: 'केस नहीं बना: कंसोल का सर्वर उत्तर नहीं दे रहा। उसे फिर चलाएँ, फिर दोबारा कोशिश करें।',
    request: 'केस नहीं बना: इस अनुरोध का केवल शुरुआती हिस्सा रखा गया था। कॉल फिर भेजें और उससे केस बनाएँ।',
    room: 'केस नहीं सहेजा गया: इस ब्राउज़र में जगह नहीं बची। कुछ रिकॉर्डिंग या रन हटाकर फिर कोशिश करें।',
    storage:
      'केस नहीं सहेजा गया: यह ब्राउज़र यहाँ कुछ सहेजने नहीं देता, जैसा कुछ निजी विंडो में होता है। सामान्य विंडो इस्तेमाल करें।',
  },
};
