import type { pageWords } from '#console/catalogues/page.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof pageWords> = {
  panes: {
    divider: 'अनुरोध की चौड़ाई',
    hint: 'खींचें, या तीर वाली कुंजियों से बदलें। डबल क्लिक से पहले जैसी हो जाती है।',
  },
  failure: {
    sendAnyway: 'फिर भी भेजें',
    again: 'फिर से कोशिश करें',
    chooseAccount: 'खाता चुनें',
  },
  listen: {
    failed: (title, explanation) => `बोला नहीं गया: ${title}। ${explanation}`,
    notPlayed: 'नहीं चला: ब्राउज़र ऑडियो नहीं चला सका।',
  },
  call: { copyCurl: 'curl के रूप में कॉपी करें' },
  options: {
    notSent: 'डिफ़ॉल्ट नहीं भेजे जाते।',
    sentField: 'भेजा जाता है',
    notSentField: 'नहीं भेजा जाता',
  },
  languages: {
    none: 'ऐसी कोई भाषा नहीं मिली।',
  },
  signedInAs: 'साइन इन किया है:',
  language: {
    label: 'इंटरफ़ेस की भाषा',
    short: 'हिं',
    failed: 'इस भाषा के शब्द नहीं मिल सके: सर्वर उत्तर नहीं दे रहा। फिर से कोशिश करें।',
  },
  link: {
    cut: 'पाठ लिंक के लिए बहुत लंबा है: इस पेज के पते में केवल सेटिंग हैं।',
    unsaved:
      'पाठ इतना लंबा है कि यह टैब उसे नहीं रख सकता: दोबारा लोड करने पर वह चला जाएगा। बाद में चाहिए तो कहीं और सहेज लें।',
    replaced: (name, was, now) =>
      `लिंक का “${name}=${was}” ज्ञात नहीं है। ${now === '' ? 'इसे हटा दिया गया।' : `इसकी जगह “${now}” लिया गया।`}`,
    missing: 'पाठ के साथ यह लिंक बहुत लंबा हो जाता, इसलिए पाठ इसमें नहीं रखा गया। इसकी सेटिंग यहाँ हैं; पाठ अलग से माँग लें।',
  },
};
