import type { translationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatDuration } from '#console/ui/text/format.ts';

export const words: Translation<typeof translationEngineWords> = {
  title: 'अनुवाद इंजन',
  explain:
    'वाक्यकोश में जो नहीं है उसका अनुवाद करता है। कोई भी LibreTranslate सर्वर या OpenAI जैसे पते वाला चैट मॉडल चलेगा; उसका पता अंतर्निहित सेवा की मशीन से खुलना चाहिए।',
  state: {
    none: 'कोई इंजन इस्तेमाल में नहीं है: जो वाक्य वाक्यकोश में नहीं हैं, उनका अनुवाद नहीं होता, वे लक्ष्य भाषा की लिपि में लिखे जाते हैं।',
    orModels: 'इसी मशीन पर चलने वाले मॉडल “और इंजन” में हैं।',
    models: (titles) => `इस्तेमाल में: ${titles}, इसी मशीन पर। यहाँ चुना गया इंजन पहले आता है।`,
    inUse: (name) => `इस्तेमाल में: ${name}`,
    fromEnvironment: 'NMT_… सेटिंग से तय किया गया।',
    fromPage: 'यहाँ चुना गया; सेवा के रुकने तक इस्तेमाल में रहेगा।',
    shared: 'यहाँ चुना गया; सेवा की हर प्रक्रिया इसे इस्तेमाल करती है, दोबारा चलाने पर भी।',
    takeBack: 'इस्तेमाल बंद करें',
    takenBack: 'यहाँ चुना गया इंजन अब इस्तेमाल में नहीं है।',
  },
  fixed:
    'इसे यहाँ नहीं चुना जा सकता, क्योंकि यह पेज रिवर्स प्रॉक्सी से होकर या कई प्रोसेस से मिलता है, और इंजन को सबके पाठ मिलते हैं। सेवा चलाने वाला व्यक्ति इसे NMT_… सेटिंग से तय करके सेवा दोबारा शुरू करता है।',
  kinds: { libretranslate: 'LibreTranslate', openai: 'चैट मॉडल' },
  kind: 'इंजन का प्रकार',
  recipes: {
    untested: 'यह कमांड हमने ख़ुद नहीं चलाई है। “परखें” से पता चलता है कि इंजन उत्तर देता है या नहीं।',
    libretranslate: 'Docker के साथ: अंग्रेज़ी, हिन्दी, बांग्ला और उर्दू के लिए LibreTranslate (लगभग 2 GB)',
    openai: 'Ollama के साथ: कई भाषाओं वाला छोटा चैट मॉडल (लगभग 3 GB), किन्हीं भी दो भाषाओं के बीच',
    copy: (name) => `${name} की कमांड कॉपी करें`,
    fill: 'इसका पता भरें',
  },
  fields: {
    address: 'पता',
    addressHint: {
      libretranslate: '/translate से पहले का हिस्सा, जैसे http://127.0.0.1:5000',
      openai: '/chat/completions से पहले का हिस्सा, जैसे http://127.0.0.1:11434/v1',
    },
    model: 'मॉडल',
    key: 'API कुंजी',
    keyHint: 'केवल तब, जब इंजन माँगे। यह सेवा के पास रहती है और फिर कभी नहीं दिखाई जाती।',
    envFile: '.env में भी लिखें',
    envFileHint: 'तब यह दोबारा चलाने पर भी इस्तेमाल में रहेगा।',
  },
  problems: {
    address: 'पता http:// या https:// से शुरू होता है',
    model: 'मॉडल का नाम चाहिए।',
    key: 'कुंजी में ख़ाली जगह नहीं होती, और केवल अंग्रेज़ी के अक्षर होते हैं।',
  },
  test: 'परखें',
  testing: 'परखा जा रहा है…',
  use: 'इस्तेमाल करें',
  used: 'इंजन इस्तेमाल में है।',
  answered: (milliseconds) => `${formatDuration(milliseconds)} में उत्तर मिला:`,
  failed: 'इंजन ने अनुवाद नहीं किया',
  remedies: {
    'not-reached': 'इस पते पर कोई उत्तर नहीं देता। देखें कि इंजन चल रहा है और पोर्ट सही है।',
    'timed-out': 'इंजन बहुत धीमा है, या अभी मॉडल लोड कर रहा है। फिर कोशिश करें, या NMT_TIMEOUT_MS बढ़ाएँ।',
    unauthorised: 'API कुंजी जाँचें।',
    'not-found': 'पता जाँचें: चैट मॉडल का पता आम तौर पर /v1 पर ख़त्म होता है।',
    failed: 'देखें कि इंजन का प्रकार सही है।',
  },
};
