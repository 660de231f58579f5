import type { shellWords } from '#console/catalogues/shell.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof shellWords> = {
  product: 'भाषा कंसोल',
  skip: 'सीधे पैनल पर जाएँ',
  panels: {
    label: 'पैनल',
    translation: 'अनुवाद',
    transliteration: 'लिप्यंतरण',
    speechToText: 'बोली से पाठ',
    textToSpeech: 'पाठ से बोली',
    service: 'सेवा',
    cases: 'केस',
    reference: 'संदर्भ',
  },
  panelLoading: (panel) => `पैनल खुल रहा है: ${panel}`,
  panelBroken: {
    title: 'यह पैनल दिखाया नहीं जा सका',
    explanation: 'आपका लिखा हुआ सुरक्षित है। आगे बढ़ने के लिए पेज दोबारा लोड करें।',
    reload: 'दोबारा लोड करें',
  },
  panelNotLoaded: {
    title: 'कंसोल का यह हिस्सा नहीं मिल सका',
    stale: 'कंसोल का सर्वर उत्तर दे रहा है, पर इस पेज का एक हिस्सा नहीं पहुँचा।',
    staleRemedy: 'फिर से कोशिश करें: पेज दोबारा लोड होगा।',
    kept: 'आपका लिखा हुआ सुरक्षित है।',
    byItself: 'आपका लिखा हुआ सुरक्षित है। सर्वर के लौटते ही यह हिस्सा अपने-आप दिखने लगेगा।',
    again: 'फिर से कोशिश करें',
  },
  unknownPage: {
    title: 'ऐसा कोई पेज नहीं है',
    explanation: (path) => `${path} पर कुछ नहीं है।`,
    action: 'अनुवाद खोलें',
  },
  offline: 'यह मशीन ऑफ़लाइन है। अंतर्निहित सेवा चलती रहेगी; रिमोट लक्ष्य नहीं चलेगा।',

  target: {
    label: 'लक्ष्य',
    button: (name) => `लक्ष्य: ${name}`,
    health: { ready: 'तैयार', waiting: 'सेवा को खोजा जा रहा है', failed: 'उत्तर नहीं दे रहा' },
  },
  account: {
    label: 'खाता',
    sessionName: 'यह सत्र',
    fromTarget: 'जैसा तय है',
  },
  theme: {
    system: 'सिस्टम',
    light: 'हल्की',
    dark: 'गहरी',
    button: (theme) => `थीम: ${theme}`,
  },
  shortcuts: {
    button: 'कीबोर्ड शॉर्टकट',
  },

  exchange: {
    label: 'कॉल का विवरण',
    open: 'खोलें',
    close: 'बंद करें',
  },

  run: {
    cancel: 'रद्द करें',
    running: 'उत्तर की प्रतीक्षा',
    stale: 'इस उत्तर के बाद इनपुट बदल गया है।',
    last: (duration) => `पिछली बार ${duration}`,
  },
  listen: {
    start: (number, language) => (language ? `पंक्ति ${number} को ${language} में सुनें` : `पंक्ति ${number} सुनें`),
    stop: (number, language) => (language ? `पंक्ति ${number} को रोकें, ${language}` : `पंक्ति ${number} को रोकें`),
  },
  copy: { copy: 'कॉपी करें', copied: 'कॉपी हो गया', failed: 'कॉपी करने की अनुमति नहीं मिली' },
  failure: {
    status: 'HTTP स्थिति',
    code: 'कोड',
    received: 'मिला हुआ संदेश',
    rule: 'नियम',
    field: 'फ़ील्ड',
  },
  languages: {
    add: 'भाषा जोड़ें',
    search: 'नाम या कोड से खोजें',
    remove: (name) => `${name} हटाएँ`,
    choose: 'भाषाएँ',
  },
  samples: { label: 'नमूने' },
  options: {
    label: 'विकल्प',
    notDefault: (count) => `${formatNumber(count)} बदले हुए`,
    sendAnyValue: 'मूल अनुरोध बदलें',
  },
  details: {
    label: 'विवरण',
    hint: 'हर परिणाम कैसे बना, कितना ख़र्च हुआ, और उसकी आईडी',
  },
  keys: { enter: 'Enter', escape: 'Esc' },
  count: {
    strings: (count) => `${formatNumber(count)} पाठ`,
    characters: (count) => `${formatNumber(count)} अक्षर`,
  },
};
