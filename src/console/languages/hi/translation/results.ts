import type { resultWords } from '#console/catalogues/translation/results.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof resultWords> = {
  targets: 'लक्ष्य भाषाएँ',
  moreTargets: (count) => `${countOf(count, { one: 'और भाषा', other: 'और भाषाएँ' })}`,
  waiting: 'उत्तर की प्रतीक्षा',
  states: {
    waiting: 'प्रतीक्षा में',
    cancelled: 'रद्द',
    failed: 'असफल',
    doneIn: (language) => `${language}: पूरा हुआ।`,
    cancelledIn: (language) => `${language}: रद्द किया गया।`,
    failedIn: (language, title) => `${language}: असफल। ${title}`,
    again: 'दोबारा भेजें',
    sendAnyway: 'फिर भी भेजें',
  },
  tones: {
    served: (count) => `${formatNumber(count)} अनूदित`,
    database: (count) => `${formatNumber(count)} डेटाबेस से`,
    transliterated: (count) => `${formatNumber(count)} लिप्यंतरित`,
    unchanged: (count) => `${formatNumber(count)} बिना बदले लौटे`,
    failed: (count) => `${formatNumber(count)} असफल`,
    waiting: (count) => `${formatNumber(count)} अज्ञात`,
  },
  statusCount: (code, name, count, unchanged) =>
    `${code === undefined ? 'स्थिति नहीं' : [code, name].filter(Boolean).join(' ')}${unchanged ? ', बिना बदले लौटे' : ''}: ${formatNumber(count)}`,
  returnedUnchanged: 'बिना बदले लौटा',
  view: 'दृश्य',
  views: { list: 'सूची', grid: 'तालिका' },
  allTargets: 'सभी',
  filter: 'केवल ये दिखाएँ',
  order: 'क्रम',
  orders: {
    sent: 'जैसे भेजा गया',
    status: 'स्थिति के अनुसार',
    input: 'इनपुट के अनुसार',
    output: 'अनुवाद के अनुसार',
  },
  search: 'इस टैब में खोजें',
  rows: 'अनुवाद',
  noRows: 'फ़िल्टर से कोई पाठ मेल नहीं खाता।',
  all: 'सभी दिखाएँ',
  copyRow: (number, language) =>
    language ? `अनुवाद ${number} कॉपी करें, ${language}` : `अनुवाद ${number} कॉपी करें`,
  copyAll: 'सभी कॉपी करें',
  more: (number, language) =>
    language ? `पंक्ति ${number} के और विकल्प, ${language}` : `पंक्ति ${number} के और विकल्प`,
  extras: { script: 'लिप्यंतरण करें', compare: 'तुलना करें' },
  missing: 'इस भाषा का कोई परिणाम नहीं है।',
  meanings: {
    2: 'अनुवाद डेटाबेस से लिया गया',
    3: 'NMT से अनुवाद हुआ',
    4: 'सामग्री कई भाषाओं के लिए ली गई; आउटपुट में वे सब हैं',
    5: 'अनूदित सामग्री डेटाबेस में है; उसकी जाँच जारी है',
    6: 'एक खंड का कुछ भाग डेटाबेस से मिला',
    10: 'सामग्री लिप्यंतरण से मिली',
    '-2': 'सामग्री का अनुवाद नहीं, लिप्यंतरण हुआ',
    '-3': 'वाक्य की आरंभिक तैयारी में त्रुटि',
    '-4': 'NMT से अनुवाद करते समय त्रुटि',
    '-5': 'NMT इंजन ने समय पर उत्तर नहीं दिया',
    '-6': 'सामग्री सँभालने वाले घटक में त्रुटि',
    '-7': 'वाक्य को खंडों में बाँटते समय त्रुटि',
  },
  unknownStatus: 'विनिर्देश में यह कोड नहीं है।',
  noStatus: 'स्थिति नहीं',
  tokensConsumed: (count) => `${count} टोकन ख़र्च हुए`,
  emptyAnswer: 'उत्तर में कोई पाठ नहीं है।',
};
