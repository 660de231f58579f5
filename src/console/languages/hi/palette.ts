import type { paletteWords } from '#console/catalogues/palette.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof paletteWords> = {
  title: 'कमांड खोजें',
  placeholder: 'पैनल, काम, भाषाएँ, कॉल खोजें…',
  list: 'कमांड',
  recent: 'हाल के',
  groups: {
    actions: 'काम',
    languages: 'भाषाएँ',
    samples: 'नमूने',
    calls: 'इतिहास',
    settings: 'सेटिंग',
  },
  otherNames: {
    send: 'चलाएँ अनुवाद लिप्यंतरण बोलें run send translate transliterate speak',
    exchange: 'कॉल इतिहास लॉग calls history log exchange',
    stage: 'मंच प्रस्तुति प्रोजेक्टर stage presentation projector audience',
    help: 'कुंजियाँ कीबोर्ड शॉर्टकट मदद keys keyboard shortcuts help',
    theme: 'गहरी हल्की रंग थीम dark light colours theme',
    characters: 'यूनिकोड अक्षर unicode inspect characters',
  },
  alsoCalled: {
    translation: 'translation, translate',
    transliteration: 'transliteration, transliterate',
    speechToText: 'लिखित पाठ, पहचानें, रिकॉर्डिंग, speech to text, transcribe, recording',
    textToSpeech: 'बोलें, आवाज़, सुनाएँ, text to speech, speak, voice',
    faults: 'त्रुटि, ग़लती, गड़बड़ी, error, fault injection',
  },
  language: {
    translate: (language) => `${language} में अनुवाद करें`,
    transliterate: (language) => `${language} में लिप्यंतरण करें`,
    speak: (language) => `${language} में बोलें`,
    recognise: (language) => `${language} बोली पहचानें`,
  },
  sample: (panel, sample) => `${panel}: ${sample}`,
  interfaceLanguage: (name) => `इंटरफ़ेस की भाषा: ${name}`,
  more: (count) => `${formatNumber(count)} और। सूची छोटी करने के लिए लिखें।`,
  none: (query) => `“${query}” से कुछ मेल नहीं खाता।`,
  found: (count) => `${formatNumber(count)} कमांड`,
  loading: 'कमांड लोड हो रही हैं',
  keys: { choose: 'चुनने के लिए', run: 'चलाने के लिए', close: 'बंद करने के लिए' },
};
