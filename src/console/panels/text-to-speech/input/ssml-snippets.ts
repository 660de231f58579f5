import type { SsmlTagName } from '#contract/ssml.ts';

/** Example words of one language: thanks, and an abbreviation with its full form. */
interface ExampleWords {
  readonly thanks: string;
  readonly short: string;
  readonly long: string;
}

const exampleWords = (thanks: string, short: string, long: string): ExampleWords => ({ thanks, short, long });

/** Example words by the language code of the API. */
const exampleWordsByLanguage: Readonly<Record<string, ExampleWords>> = {
  hi: exampleWords('आपका धन्यवाद।', 'कि.मी.', 'किलोमीटर'),
  bn: exampleWords('আপনাকে ধন্যবাদ।', 'কি.মি.', 'কিলোমিটার'),
  kn: exampleWords('ಧನ್ಯವಾದಗಳು.', 'ಕಿ.ಮೀ.', 'ಕಿಲೋಮೀಟರ್'),
  te: exampleWords('ధన్యవాదాలు.', 'కి.మీ.', 'కిలోమీటర్లు'),
  en: exampleWords('Thank you.', 'km', 'kilometres'),
  mr: exampleWords('धन्यवाद.', 'कि.मी.', 'किलोमीटर'),
  ml: exampleWords('നന്ദി.', 'കി.മീ.', 'കിലോമീറ്റർ'),
  ta: exampleWords('நன்றி.', 'கி.மீ.', 'கிலோமீட்டர்'),
  gu: exampleWords('તમારો આભાર.', 'કિ.મી.', 'કિલોમીટર'),
  or: exampleWords('ଆପଣଙ୍କୁ ଧନ୍ୟବାଦ।', 'କି.ମି.', 'କିଲୋମିଟର'),
  as: exampleWords('আপোনাক ধন্যবাদ।', 'কি.মি.', 'কিলোমিটাৰ'),
  pa: exampleWords('ਤੁਹਾਡਾ ਧੰਨਵਾਦ।', 'ਕਿ.ਮੀ.', 'ਕਿਲੋਮੀਟਰ'),
  ne: exampleWords('तपाईंलाई धन्यवाद।', 'कि.मि.', 'किलोमिटर'),
  ur: exampleWords('آپ کا بہت شکریہ۔', 'km', 'کلومیٹر'),
  sd: exampleWords('مهرباني.', 'km', 'ڪلوميٽر'),
};

/** Initial values of a tag button: example attributes, and a text in the speaker's language. */
export function createSnippet(tag: SsmlTagName, language: string, speaker: string) {
  const { thanks, short, long } =
    exampleWordsByLanguage[language] ?? exampleWordsByLanguage.en ?? exampleWords('', '', '');
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
