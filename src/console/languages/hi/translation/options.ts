import type { optionWords } from '#console/catalogues/translation/options.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof optionWords> = {
  version: 'संस्करण',
  versionHint: 'संस्करण 2.0 में क्षेत्रों के नंबर हैं, 3.0 में नाम।',
  domain: 'क्षेत्र',
  domainHint: 'पाठ का विषय।',
  domainNumber: (number, name) => `${number} · ${name}`,
  switches: {
    enableLookup: 'पहले लुकअप डेटाबेस',
    enableNmt: 'न्यूरल अनुवाद',
    enableTransliteration: 'अनुवाद न हो तो लिप्यंतरण',
    nmtMask: 'चुने हुए शब्द जस के तस रखें',
    filterProfane: 'अपशब्द छिपाएँ',
  },
  switchHints: {
    enableLookup: 'पहले लुकअप डेटाबेस की प्रविष्टियाँ ली जाती हैं। डिफ़ॉल्ट: चालू।',
    enableNmt: 'जो डेटाबेस में नहीं है उसका अनुवाद करता है। डिफ़ॉल्ट: चालू।',
    enableTransliteration: 'और कुछ न हो सके तो मूल शब्द लक्ष्य लिपि में लिखे जाते हैं। डिफ़ॉल्ट: चालू।',
    nmtMask: 'इन शब्दों का अनुवाद नहीं होता; मूल भाषा अंग्रेज़ी होनी चाहिए। डिफ़ॉल्ट: चालू।',
    filterProfane: 'अपशब्दों के अक्षर तारांकन बन जाते हैं। डिफ़ॉल्ट: बंद।',
  },
  each: {
    label: 'हर भाषा के लिए अलग अनुरोध',
    hints: {
      one: (targets) =>
        `${targets === 1 ? 'भाषा' : targets === 2 ? 'दोनों भाषाओं' : `सभी ${formatNumber(targets)} भाषाओं`} के लिए एक अनुरोध: उत्तर तब आता है जब सबसे धीमी भाषा पूरी हो जाए।`,
      each: (targets) =>
        `${countOf(targets, { one: 'अनुरोध', other: 'अनुरोध' })}, हर भाषा के लिए एक: धीमी भाषा बाक़ी को नहीं रोकती।`,
    },
  },
  sendDefaults: 'डिफ़ॉल्ट भी भेजें',
  defaultsSent: 'हर विकल्प भेजा जाता है, बदला हो या नहीं।',
  defaultsLeftOut: 'जब तक निशान न लगाएँ, डिफ़ॉल्ट नहीं भेजे जाते।',
  sendField: (name) => `${name} डिफ़ॉल्ट पर हो तब भी भेजें`,
  terms: {
    label: 'जस के तस रखे जाने वाले शब्द',
    placeholder: 'Meera, या Meera = मीरा',
    add: 'शब्द जोड़ें',
    hint: 'इनका अनुवाद नहीं होता, ये वैसे ही रहते हैं। अल्पविराम या चिपकाई गई पंक्तियाँ कई शब्दों को अलग करती हैं; अल्पविराम या = से पहले \\ लगाने पर वह शब्द में ही रहता है।',
    foreign: 'शब्द तभी जस के तस रखे जा सकते हैं जब मूल भाषा अंग्रेज़ी हो: nmtMask true के लिए src_lang = en चाहिए।',
    off: 'कोई शब्द देने से यह विकल्प फिर चालू हो जाता है: nmtMask का मान true हो जाता है।',
    travel: 'शब्द किस रूप में भेजें',
    forms: { version: 'अपने-आप', list: 'सूची', map: 'मैप' },
    edit: (term) => `शब्द ${term} बदलें`,
    remove: (term) => `शब्द ${term} हटाएँ`,
    chipKeys: 'बदलने के लिए दबाएँ, हटाने के लिए Delete।',
    term: (term) => `शब्द ${term}`,
  },
};
