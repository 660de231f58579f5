import { type LanguageCode, languages } from '#contract/languages.ts';
import { spellPhonemes } from './scripts/phonemes-of.ts';

// The Hindi names of the Latin letters, as phonemes: A is ए, B is बी.
const letterNames: Readonly<Record<string, string>> = {
  a: 'ee',
  b: 'b ii',
  c: 's ii',
  d: 'D ii',
  e: 'ii',
  f: 'ee ph',
  g: 'j ii',
  h: 'ee c',
  i: 'aa ii',
  j: 'j ee',
  k: 'k ee',
  l: 'ee l',
  m: 'ee m',
  n: 'ee n',
  o: 'oo',
  p: 'p ii',
  q: 'k y uu',
  r: 'aa r',
  s: 'ee s',
  t: 'T ii',
  u: 'y uu',
  v: 'v ii',
  w: 'D a b l y u',
  x: 'ee k s',
  y: 'v aa ii',
  z: 'z ee D',
};

/**
 * The names of the letters a to z as each language writes them. For languages not listed, `letterNames` are spelled.
 */
const writtenLetterNames: Partial<Record<LanguageCode, string>> = {
  hi: 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड',
  mr: 'ए बी सी डी ई एफ जी एच आय जे के एल एम एन ओ पी क्यू आर एस टी यू व्ही डब्ल्यू एक्स वाय झेड',
  ne: 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू भी डब्लु एक्स वाई जेड',
  bn: 'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড',
  as: 'এ বি চি ডি ই এফ জি এইচ আই জে কে এল এম এন অ’ পি কিউ আৰ এছ টি ইউ ভি ডব্লিউ এক্স ৱাই জেড',
  gu: 'એ બી સી ડી ઈ એફ જી એચ આઈ જે કે એલ એમ એન ઓ પી ક્યુ આર એસ ટી યુ વી ડબલ્યુ એક્સ વાય ઝેડ',
  pa: 'ਏ ਬੀ ਸੀ ਡੀ ਈ ਐੱਫ ਜੀ ਐੱਚ ਆਈ ਜੇ ਕੇ ਐੱਲ ਐੱਮ ਐੱਨ ਓ ਪੀ ਕਿਊ ਆਰ ਐੱਸ ਟੀ ਯੂ ਵੀ ਡਬਲਯੂ ਐਕਸ ਵਾਈ ਜ਼ੈੱਡ',
  or: 'ଏ ବି ସି ଡି ଇ ଏଫ୍ ଜି ଏଚ୍ ଆଇ ଜେ କେ ଏଲ୍ ଏମ୍ ଏନ୍ ଓ ପି କ୍ୟୁ ଆର୍ ଏସ୍ ଟି ୟୁ ଭି ଡବ୍ଲୁ ଏକ୍ସ ୱାଇ ଜେଡ୍',
  ta: 'ஏ பி சி டி இ எஃப் ஜி எச் ஐ ஜே கே எல் எம் என் ஓ பி க்யூ ஆர் எஸ் டி யு வி டபிள்யூ எக்ஸ் ஒய் இசட்',
  te: 'ఏ బి సి డి ఇ ఎఫ్ జి హెచ్ ఐ జె కె ఎల్ ఎం ఎన్ ఓ పి క్యూ ఆర్ ఎస్ టి యు వి డబ్ల్యూ ఎక్స్ వై జెడ్',
  kn: 'ಎ ಬಿ ಸಿ ಡಿ ಇ ಎಫ್ ಜಿ ಎಚ್ ಐ ಜೆ ಕೆ ಎಲ್ ಎಂ ಎನ್ ಒ ಪಿ ಕ್ಯೂ ಆರ್ ಎಸ್ ಟಿ ಯು ವಿ ಡಬ್ಲ್ಯೂ ಎಕ್ಸ್ ವೈ ಝಡ್',
  ml: 'എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എൽ എം എൻ ഒ പി ക്യു ആർ എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ സെഡ്',
  ur: 'اے بی سی ڈی ای ایف جی ایچ آئی جے کے ایل ایم این او پی کیو آر ایس ٹی یو وی ڈبلیو ایکس وائی زیڈ',
  sd: 'اي بي سي ڊي اي ايف جي ايڇ آئي جي ڪي ايل ايم اين او پي ڪيو آر ايس ٽي يو وي ڊبليو ايڪس وائي زيڊ',
};

/** The name of a Latin letter in the script of a language; for English, the letter itself. */
export function letterName(letter: string, language: LanguageCode): string {
  if (language === 'en') return letter;
  return namesIn(language).get(letter.toLowerCase()) ?? letter;
}

const namesByLanguage = new Map<LanguageCode, ReadonlyMap<string, string>>();

function namesIn(language: LanguageCode): ReadonlyMap<string, string> {
  let names = namesByLanguage.get(language);
  if (!names) {
    const written = writtenLetterNames[language]?.split(' ');
    names = new Map(
      Object.entries(letterNames).map(([letter, sound], at) => [
        letter,
        (written?.[at] ?? spellPhonemes(sound.split(' '), language, 'en')).normalize('NFC'),
      ]),
    );
    namesByLanguage.set(language, names);
  }
  return names;
}

/** Spells letters by name: `एस.एम.एस.`, or `एसएमएस` without dots. */
export function spellLetters(letters: string, language: LanguageCode, withoutDot: boolean): string {
  const spoken = [...letters].map((letter) => letterName(letter, language));
  if (!withoutDot) return spoken.map((name) => `${name}.`).join('');
  // Without a separator, letters of the Arabic script would join into one unreadable word.
  return spoken.join(languages[language].script === 'Arab' ? ' ' : '');
}
