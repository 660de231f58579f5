import type { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof exchangeWords> = {
  none: 'अभी कोई कॉल नहीं है। कोई फ़ॉर्म भेजें: हर कॉल का अनुरोध और उत्तर यहाँ रखा जाता है।',
  copyFetch: 'fetch के रूप में कॉपी करें',
  list: 'पिछली कॉल',
  reopen: 'इसके पैनल में फिर खोलें',
  clear: 'सूची ख़ाली करें',
  reading: 'कॉल पढ़ी जा रही है',
  bodyCut: {
    request: 'इस अनुरोध के केवल पहले 200 kB रखे गए हैं। कॉपी करने पर भी इतना ही मिलेगा।',
    response: 'इस उत्तर के केवल पहले 200 kB रखे गए हैं। कॉपी करने पर भी इतना ही मिलेगा।',
  },
  bodiesGone: 'इस कॉल का अनुरोध और उत्तर अब सहेजे हुए नहीं हैं: नई कॉल को जगह चाहिए थी।',
  notKept: {
    full: 'ब्राउज़र में इनमें से कुछ कॉल के लिए जगह नहीं थी: दोबारा लोड करने पर वे नहीं रहेंगी।',
    unavailable: 'ब्राउज़र में सहेजने की जगह उपलब्ध नहीं है: दोबारा लोड करने पर ये कॉल नहीं रहेंगी।',
  },
  request: 'अनुरोध',
  response: 'उत्तर',
  timing: 'समय',
  deviations: 'विनिर्देश से अंतर',
  body: 'सामग्री',
  noBody: 'कोई सामग्री नहीं',
  noResponse: 'कोई उत्तर नहीं आया।',
  noDeviations: 'कोई नहीं: उत्तर विनिर्देश के अनुरूप है।',
  notes: 'टिप्पणियाँ',
  masked: 'कुंजियाँ हर जगह छिपी रहती हैं, कॉपी करने पर भी।',
  bytes: (size, type) => `${size}, ${type}`,
  cut: (shown, all) => `${all} में से ${shown} अक्षर दिख रहे हैं। कॉपी करने पर सब मिलेंगे।`,
  more: 'और दिखाएँ',
  total: 'पूरी कॉल',
  firstByte: 'पहली बाइट',
  sent: 'भेजा गया',
  download: 'उत्तर पढ़ा गया',
  copyBody: 'सामग्री कॉपी करें',
  formFile: (name, type, size) => `${name} (${type}, ${size})`,
};
