import type { SsmlTagName } from '#contract/ssml.ts';

/** Example words of one language: thanks, and an abbreviation with its full form. */
interface Words {
  readonly thanks: string;
  readonly short: string;
  readonly long: string;
}

const words = (thanks: string, short: string, long: string): Words => ({ thanks, short, long });

/** By the API's code of the language. */
const wordsOf: Readonly<Record<string, Words>> = {
  hi: words('आपका धन्यवाद।', 'कि.मी.', 'किलोमीटर'),
  bn: words('আপনাকে ধন্যবাদ।', 'কি.মি.', 'কিলোমিটার'),
  kn: words('ಧನ್ಯವಾದಗಳು.', 'ಕಿ.ಮೀ.', 'ಕಿಲೋಮೀಟರ್'),
  te: words('ధన్యవాదాలు.', 'కి.మీ.', 'కిలోమీటర్లు'),
  en: words('Thank you.', 'km', 'kilometres'),
  mr: words('धन्यवाद.', 'कि.मी.', 'किलोमीटर'),
  ml: words('നന്ദി.', 'കി.മീ.', 'കിലോമീറ്റർ'),
  ta: words('நன்றி.', 'கி.மீ.', 'கிலோமீட்டர்'),
  gu: words('તમારો આભાર.', 'કિ.મી.', 'કિલોમીટર'),
  or: words('ଆପଣଙ୍କୁ ଧନ୍ୟବାଦ।', 'କି.ମି.', 'କିଲୋମିଟର'),
  as: words('আপোনাক ধন্যবাদ।', 'কি.মি.', 'কিলোমিটাৰ'),
  pa: words('ਤੁਹਾਡਾ ਧੰਨਵਾਦ।', 'ਕਿ.ਮੀ.', 'ਕਿਲੋਮੀਟਰ'),
  ne: words('तपाईंलाई धन्यवाद।', 'कि.मि.', 'किलोमिटर'),
  ur: words('آپ کا بہت شکریہ۔', 'km', 'کلومیٹر'),
  sd: words('مهرباني.', 'km', 'ڪلوميٽر'),
};

/** Initial values of a tag button: example attributes, and a text in the speaker's language. */
export function snippetOf(tag: SsmlTagName, language: string, speaker: string) {
  const { thanks, short, long } = wordsOf[language] ?? wordsOf.en ?? words('', '', '');
  const attributes: Partial<Record<SsmlTagName, Readonly<Record<string, string>>>> = {
    voice: { name: speaker },
    prosody: { pitch: '+2st', rate: '90%', volume: '', duration: '' },
    'say-as': { 'interpret-as': 'digits', format: '' },
    sub: { alias: long },
    break: { time: '500ms', strength: '' },
  };
  const content = tag === 'say-as' ? '4512' : tag === 'sub' ? short : thanks;
  return { attributes: attributes[tag] ?? {}, content };
}
