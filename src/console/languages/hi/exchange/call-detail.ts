import type { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof callDetailWords> = {
  notChecked: 'जाँच नहीं हुई: लक्ष्य से कोई उत्तर नहीं आया।',
  cancelled: 'उत्तर आने से पहले कॉल रद्द कर दी गई।',
  proxyAnswered: 'इस कॉल का उत्तर कंसोल की प्रॉक्सी ने दिया, लक्ष्य ने नहीं।',
  cause: 'कारण',
  asBrowserSent: 'प्रॉक्सी ने लक्ष्य को भेजी गई कॉल का ब्योरा नहीं दिया, इसलिए यहाँ वही है जो ब्राउज़र ने भेजा।',
  fromTarget: 'लक्ष्य से',
  fromProxy: 'कंसोल की प्रॉक्सी ने जोड़े',
  headers: (count) => `हेडर (${formatNumber(count)})`,
  tooLong: 'छोड़ दिया गया: बहुत लंबा',
  omitted: (count) => `${formatNumber(count)} और छोड़ दिए गए: सब मिलाकर सूचना के लिए बहुत लंबे हैं।`,
  copyPython: 'Python के रूप में कॉपी करें',
  slowest: (duration) => `सबसे धीमा ${duration}`,
  uuid: {
    name: 'uuid',
    copy: 'uuid कॉपी करें',
    count: (count) => `${formatNumber(count)} uuid`,
    copyAll: 'सभी uuid कॉपी करें',
  },
  requestId: {
    name: 'अनुरोध आईडी',
    copy: 'अनुरोध आईडी कॉपी करें',
    count: (count) => `${formatNumber(count)} अनुरोध आईडी`,
    copyAll: 'सभी अनुरोध आईडी कॉपी करें',
  },
  atTarget: (part) => `लक्ष्य: ${part}`,
};
