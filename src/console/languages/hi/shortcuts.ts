import type { shortcutWords } from '#console/catalogues/shortcuts.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof shortcutWords> = {
  title: 'कीबोर्ड शॉर्टकट',
  send: 'पैनल में कहीं से भी भेजें',
  cancel: 'चल रही कॉल रद्द करें',
  panel: (name) => `${name} खोलें`,
  exchange: 'कॉल का विवरण खोलें या बंद करें',
  options: 'विकल्प खोलें या समेटें',
  details: 'परिणामों का विवरण दिखाएँ या छिपाएँ',
  theme: 'अगली थीम',
  characters: 'चुने हुए पाठ, फ़ील्ड या परिणाम के अक्षर',
  target: 'लक्ष्य और खाता चुनें',
  makeCase: 'कॉल से केस बनाएँ',
  help: 'यह सूची',
  close: 'सूची या डायलॉग बंद करें',
  rows: 'लंबी सूची में एक पंक्ति से दूसरी पर जाएँ',
  cases: {
    title: 'केस के पेज पर',
    edit: 'चुना हुआ केस, या जिस पर फ़ोकस है, उसे बदलें',
    save: 'संपादक में खुला केस सहेजें',
    run: 'चुने हुए केस चलाएँ, या संपादक वाला केस सहेजकर चलाएँ',
  },
  entries: {
    title: 'लुकअप डेटाबेस की प्रविष्टि पर',
    hint: 'प्रविष्टि की सभी भाषाओं के लिए साथ में Shift दबाएँ।',
    moderated: 'पाठ को जाँचा हुआ मानें',
    inProgress: 'पाठ की जाँच जारी मानें',
    pending: 'पाठ की जाँच बाकी मानें',
  },
};
