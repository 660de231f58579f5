import type { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof verdictWords> = {
  clean: 'विनिर्देश के अनुरूप',
  deviations: (count) => `${formatNumber(count)} अंतर`,
  notChecked: 'जाँच नहीं हुई',
  explain: 'हर उत्तर की तुलना विनिर्देश से की जाती है। अंतर कहाँ है, यह देखने के लिए कॉल का विवरण खोलें।',
  explainNotChecked:
    'लक्ष्य से कोई उत्तर नहीं आया, इसलिए विनिर्देश से तुलना करने के लिए कुछ नहीं है। कारण देखने के लिए कॉल का विवरण खोलें।',
  cancelled: 'रद्द किया गया',
  notSent: 'नहीं भेजा गया',
  noAnswer: 'कोई उत्तर नहीं',
  faults: {
    refused: 'अस्वीकृत',
    'wrong-shape': 'ग़लत संरचना',
    'not-json': 'JSON नहीं',
    'not-audio': 'ऑडियो नहीं',
    empty: 'ख़ाली',
    status: 'विनिर्देश में नहीं',
  },
};
