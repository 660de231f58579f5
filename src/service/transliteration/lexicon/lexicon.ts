import { type LanguageCode, languages } from '#contract/languages.ts';
import { isAcronym, isAmbiguous, isCommonEnglish, isEverydayEnglish } from '../english/english-words.ts';
import { spellingOf } from '../scripts/language-spelling.ts';
import { phonemesOf, spellPhonemes } from '../scripts/phonemes-of.ts';
import { foldRomanised } from './fold-romanised.ts';
import { nameTables, readWordTable, type WordTable } from './word-table.ts';

/** The known facts about the text around a word. */
export interface LexiconHints {
  /** `english`: English text; `name`: text of an Indian language in Latin letters. */
  readonly readAs?: 'english' | 'name' | undefined;
  /** The language of the text, if it is named. */
  readonly wordsOf?: LanguageCode | null | undefined;
  /** Whether the text is in an Indian language written with Latin letters. */
  readonly isRomanised?: boolean | undefined;
  /** Whether the caller states that the text has no Indian words. */
  readonly onlyEnglish?: boolean | undefined;
}

/** The spellings of a word in the lexicon. */
export interface KnownSpellings {
  /** The usual spelling first; empty for an unknown word. */
  readonly spellings: readonly string[];
  /** Whether they were derived from the spelling in another script, so that they are only likely. */
  readonly derived: boolean;
}

const placeTables = ['established', 'places', 'brands'] as const;
/** Tables of English words; acronyms in `spoken-acronyms` can be said as words: NASA is नासा. */
const englishTables = ['english', 'cldr', 'spoken-acronyms'] as const;
const isSpelledOut = (name: string) => name !== 'spoken-acronyms';
/**
 * Languages with tables of their everyday words, as people type them in messages. A second table for each language has
 * the ambiguous words.
 */
const everydayLanguages: ReadonlySet<LanguageCode> = new Set([
  'hi',
  'ur',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'pa',
  'ta',
  'te',
]);

/** Languages that write English words like their donor; the others have their own spelling conventions. */
const languagesWithEnglishOfDonor: ReadonlySet<LanguageCode> = new Set(['mai', 'doi', 'sa', 'sd', 'ks']);

/** For each language, the language from whose spelling its own is derived when a table has no cell for it. */
const donors: Partial<Record<LanguageCode, LanguageCode>> = {
  mr: 'hi',
  kon: 'hi',
  kok: 'hi',
  ne: 'hi',
  mai: 'hi',
  doi: 'hi',
  brx: 'hi',
  sa: 'hi',
  gu: 'hi',
  or: 'hi',
  sat: 'hi',
  as: 'bn',
  mni: 'bn',
  kn: 'te',
  ml: 'te',
  sd: 'ur',
  ks: 'ur',
};
const languagesWithNukta: ReadonlySet<LanguageCode> = new Set(['hi', 'mai', 'doi']);

const tables = new Map<string, WordTable>();

function table(name: string): WordTable {
  const known = tables.get(name);
  if (known) return known;
  const read = readWordTable(name);
  tables.set(name, read);
  return read;
}

const unknownWord: KnownSpellings = { spellings: [], derived: false };

/**
 * Looks a word up in the tables of the lexicon.
 *
 * @param word in Latin letters; several words for a headword such as `new delhi`, with the final full stop of a title
 * (`dr.`)
 */
export function lexiconSpellings(word: string, to: LanguageCode, hints: LexiconHints = {}): KnownSpellings {
  const key = word.toLowerCase();
  const isCapitals = word.length > 1 && word === word.toUpperCase();
  const isEverydayHere =
    hints.wordsOf === to ||
    // FIR and EMI are acronyms, not everyday words.
    (!(isCapitals && word.length <= 3 && (hints.isRomanised ? isKnownAcronym(word) : isAcronym(word))) &&
      hints.readAs !== 'english' &&
      !hints.wordsOf &&
      !isEverydayEnglish(key) &&
      !isAmbiguous(key));
  // In capitals, CM is not centimetre, MG not milligram, ID not the festival and ST not saint.
  if (/^(MG|ML|CM|MM|HR|FT|ID|ST)$/.test(word)) return unknownWord;
  const names = tablesFor(hints);
  const spoken = isCapitals ? firstFound(['spoken-acronyms'], 'acronyms', key, to) : undefined;
  if (spoken) return { ...spoken, derived: false };
  const isName = /^[A-Z]/.test(word) && !hints.isRomanised && !hints.wordsOf;
  return (
    // The Tata of Tata Motors is not the word for grandfather.
    (isName ? firstOwn(nameTables, key, to) : undefined) ??
    (everydayLanguages.has(to) && isEverydayHere
      ? firstFound([`everyday-${to}`], 'words', key, to)
      : undefined) ??
    (isAmbiguousWordOf(key, to) && hints.wordsOf === to
      ? firstFound([`ambiguous-${to}`], 'words', key, to)
      : undefined) ??
    firstFound(names, 'words', key, to) ??
    servantName(key, to) ??
    // An acronym in capitals follows the options for abbreviations.
    (isCapitals ? undefined : firstFound(names.filter(isSpelledOut), 'acronyms', key, to)) ??
    (hints.isRomanised && hints.readAs !== 'english' ? spelledAnotherWay(word, to) : undefined) ??
    unknownWord
  );
}

const foldedTables = new Map<LanguageCode, ReadonlyMap<string, readonly string[] | undefined>>();
/** Minimum length of a word that is looked up by its folded form: shorter ones are too similar to others. */
const minFoldedLength = 4;

/** The spellings of an everyday word that the tables romanise otherwise; undefined if none or several fit. */
function spelledAnotherWay(word: string, to: LanguageCode): KnownSpellings | undefined {
  if (!everydayLanguages.has(to) || word.length < minFoldedLength || !/^[a-z]+$/.test(word)) return undefined;
  if (isCommonEnglish(word)) return undefined;
  let words = foldedTables.get(to);
  if (!words) {
    words = foldedTable(to);
    foldedTables.set(to, words);
  }
  const spellings = words.get(foldRomanised(word, to));
  return spellings && { spellings, derived: false };
}

/** The spellings by folded headword; undefined where several words have the same form. */
function foldedTable(to: LanguageCode): Map<string, readonly string[] | undefined> {
  const folded = new Map<string, readonly string[] | undefined>();
  for (const [latin, row] of table(`everyday-${to}`).words) {
    const form = foldRomanised(latin, to);
    const spellings = row.get(to);
    const isOther = folded.has(form) && folded.get(form)?.[0] !== spellings?.[0];
    folded.set(form, isOther ? undefined : spellings);
  }
  return folded;
}

/**
 * Whether a lower-case word is an everyday word of a language as well as an English word or a name: `door` is दूर
 * in a Hindi sentence.
 */
export const isAmbiguousWordOf = (word: string, language: LanguageCode): boolean =>
  everydayLanguages.has(language) && table(`ambiguous-${language}`).words.has(word);

/** Whether a lower-case word is an everyday word of a language, even if it is English or a name as well. */
export const isWordOf = (word: string, language: LanguageCode): boolean =>
  everydayLanguages.has(language) &&
  (table(`everyday-${language}`).words.has(word) || table(`ambiguous-${language}`).words.has(word));

/** Whether a lower-case word is an everyday word of a language and not an English word. */
export const isEverydayWordOf = (word: string, language: LanguageCode): boolean =>
  everydayLanguages.has(language) &&
  table(`everyday-${language}`).words.has(word) &&
  !isCommonEnglish(word) &&
  !isAmbiguous(word);

/** Acronyms that are no longer spelled by their letters. */
const neverSpelledOut: ReadonlySet<string> = new Set([
  'sim',
  'pin',
  'gif',
  'jpeg',
  'captcha',
  'covid',
  'aids',
  'lasik',
]);

/** Whether a word is an acronym that can be said as a word, but is spelled by its letters if `abbreviate` is true. */
export function isSpelledAcronym(word: string): boolean {
  const key = word.toLowerCase();
  return table('spoken-acronyms').acronyms.has(key) && !neverSpelledOut.has(key);
}

/** Names of God that follow Abdul, the servant: they are written as one word with it in the Arabic script. */
const namesOfGod: ReadonlySet<string> = new Set(
  `ahad aleem azeem aziz bari basit fattah ghaffar ghafoor ghani hadi hafeez hafiz hakeem hakim haleem halim hameed hamid
   haq haque jabbar jalil kabir kalam kareem karim khaliq latif majeed majid malik mannan mateen matin mohsin moiz muqeet
   muqtadir nasir qadeer qadir quddus rahim raheem rahman rashid rasheed rauf raziq razak razzaq sabur salam samad samee
   sami sattar shakoor shakur subhan wadood wadud wahab wahid waheed wali`.split(/\s+/),
);

const abdulBeforeName = 'عبدال';

/** The two words of a name such as Abdul Kalam. */
function servantParts(key: string): readonly [abdul: string, name: string] | undefined {
  const [, abdul, name] = /^(abd[ua]l) ([a-z]+)$/.exec(key) ?? [];
  return abdul && name && namesOfGod.has(name) ? [abdul, name] : undefined;
}

function servantName(key: string, to: LanguageCode): KnownSpellings | undefined {
  const parts = servantParts(key);
  const [abdul, name] = parts?.map((part) => firstFound(nameTables, 'words', part, to)) ?? [];
  const [first, second] = [abdul?.spellings[0], name?.spellings[0]];
  if (!abdul || !name || !first || !second) return undefined;
  const isArabic = languages[to].script === 'Arab';
  return {
    spellings: [isArabic ? `${abdulBeforeName}${second}` : `${first} ${second}`],
    derived: false,
  };
}

/** Like `firstFound`, but only if a table has a spelling of the language itself. */
function firstOwn(names: readonly string[], key: string, to: LanguageCode): KnownSpellings | undefined {
  const own = names.map((name) => table(name).words.get(key)?.get(to)).find((spellings) => spellings);
  return own && { spellings: own, derived: false };
}

function firstFound(
  names: readonly string[],
  part: keyof WordTable,
  key: string,
  to: LanguageCode,
): KnownSpellings | undefined {
  const rows = names.flatMap((name) => table(name)[part].get(key) ?? []);
  const own = rows.find((row) => row.has(to))?.get(to);
  if (own) return { spellings: own, derived: false };
  const donor = donors[to];
  const row = donor && rows.find((row) => row.has(donor));
  const given = donor && row?.get(donor);
  if (!row || !given) return undefined;
  if (table('english').words.has(key) && !languagesWithEnglishOfDonor.has(to)) return undefined;
  return {
    spellings: given.map((spelling, at) =>
      withNativeConventions(derive(spelling, donor, to), to, row.get('hi')?.[at]),
    ),
    derived: spellingOf(donor).alphabet !== spellingOf(to).alphabet && !trustedDerivations.has(to),
  };
}

function tablesFor({ readAs, wordsOf, onlyEnglish }: LexiconHints): readonly string[] {
  if (onlyEnglish) return ['brands', ...englishTables];
  return readAs === 'name' && wordsOf ? nameTables : [...nameTables, ...englishTables];
}

const reverseTables = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** The Latin headword of a native spelling; undefined for words that are not in the tables. */
export function wordOfSpelling(spelling: string, from: LanguageCode): string | undefined {
  let words = reverseTables.get(from);
  if (!words) {
    words = reverseTable(from);
    reverseTables.set(from, words);
  }
  const composed = spelling.normalize('NFC');
  return words.get(composed) ?? servantOf(composed, words);
}

const borrowedTables = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** Everyday words of Indian languages that happen to be spelled like a name or an English word. */
const lookalikes: ReadonlySet<string> = new Set(
  `बीच बनाना मेल ग्राम योग मान माल फूल हार सेल पेट बाद चीज़ रोज़ गरम बात साथ काम नाम कौन लाल सारा उमर आज कल
   தேதி சீட்டு மோர் நிமிடம் மணிநேரம் கவுண்டர் பாட்டில் பின் ஒலி கோட்டை கோப்பை கேரட் சாட்
   ఆసుపత్రి అన్నీ తాళం నిమిషం నిమిషాలు గంటలు కేంద్రం రసీదు గుడ్ వీధి
   পথ ফুল বাক্স তালা বাদাম মধু হাসপাতাল
   ਚੀਜ਼ ਰੋਜ਼ ਪੇਟ ਅੰਬ ਸਾਰਾ ਉਮਰ ਮਾਲ ਬਾਕੀ ਮਿਲੀ ਉੱਤਰ ਹੱਕ ਚੌਲ ਲਾਓ ਮੰਦਰ`
    .normalize('NFC')
    .split(/\s+/),
);

/**
 * The Latin headword of a name or an English word in an Indian script; undefined for everyday words of the language
 * `from`, even if they are spelled like a name or an English word.
 */
export function borrowedWordOf(spelling: string, from: LanguageCode): string | undefined {
  let words = borrowedTables.get(from);
  if (!words) {
    words = borrowedTable(from);
    borrowedTables.set(from, words);
  }
  return words.get(spelling.normalize('NFC'));
}

function borrowedTable(from: LanguageCode): Map<string, string> {
  const own = spellingsIn(everydayLanguages.has(from) ? [`everyday-${from}`, `ambiguous-${from}`] : [], from);
  const borrowed = new Map<string, string>();
  const add = (names: readonly string[], isBorrowed: RegExp, donor?: LanguageCode) => {
    for (const [spelling, latin] of spellingsIn(names, from, donor)) {
      if (!isBorrowed.test(latin) || borrowed.has(spelling)) continue;
      if (!own.has(spelling) && !lookalikes.has(spelling)) borrowed.set(spelling, latin);
    }
  };
  // Only Tamil needs the lexicon for the names of people: it has one letter for several sounds.
  add(from === 'ta' ? nameTables : placeTables, /^[a-z]{3,}( [a-z]+)*$/);
  // Marathi and Nepali write places much like Hindi.
  const donor = donors[from];
  if (donor && spellingOf(donor).alphabet === spellingOf(from).alphabet) {
    add(['places'], /^[a-z]{3,}( [a-z]+)*$/, donor);
  }
  // Shorter English words are often spelled like words of the language: हर is not her.
  add(englishTables.filter(isSpelledOut), /^[a-z]{4,}( [a-z]+)*$/);
  return borrowed;
}

/** Splits a name that joins Abdul and a name of God into one word; undefined for any other spelling. */
function servantOf(spelling: string, words: ReadonlyMap<string, string>): string | undefined {
  const isServant = spelling.startsWith(abdulBeforeName);
  const name = isServant ? words.get(spelling.slice(abdulBeforeName.length)) : undefined;
  return name !== undefined && namesOfGod.has(name) ? `abdul ${name}` : undefined;
}

const reverseTable = (from: LanguageCode): Map<string, string> =>
  spellingsIn(
    [...(everydayLanguages.has(from) ? [`everyday-${from}`] : []), ...nameTables, ...englishTables],
    from,
  );

/** The headwords of tables by their spelling. The spellings of a `donor` language are added, adapted to `from`. */
function spellingsIn(
  names: readonly string[],
  from: LanguageCode,
  donor?: LanguageCode,
): Map<string, string> {
  const words = new Map<string, string>();
  const add = (spellings: readonly string[] = [], latin: string) => {
    for (const spelling of spellings) if (!words.has(spelling)) words.set(spelling, latin);
  };
  const rows = names.flatMap((name) => [...table(name).words]);
  for (const [latin, row] of rows) add(row.get(from), latin);
  if (donor === undefined) return words;
  const derived = rows.map(
    ([latin, row]) => [latin, row.get(donor)?.map((one) => derive(one, donor, from))] as const,
  );
  // Unadapted spellings come first: adapted to Marathi, Raigarh is spelled like Raigad.
  for (const [latin, spellings] of derived) add(spellings, latin);
  for (const [latin, spellings] of derived)
    add(
      spellings?.map((one) => withNativeConventions(one, from)),
      latin,
    );
  return words;
}

/** Whether a word is a headword of the tables of names and of English words, in any language. */
export function hasHeadword(word: string): boolean {
  const key = word.toLowerCase();
  if ([...nameTables, ...englishTables].some((name) => table(name).words.has(key))) return true;
  return servantParts(key)?.every((part) => nameTables.some((name) => table(name).words.has(part))) ?? false;
}

/** Whether a word is in the table of English words and in no table of names. */
export function isOnlyEnglish(word: string): boolean {
  const key = word.toLowerCase();
  return table('english').words.has(key) && !nameTables.some((name) => table(name).words.has(key));
}

/** Whether a word is in a table of names of people or of culture, and neither English, a place nor a brand. */
export function isOnlyName(word: string): boolean {
  const has = (names: readonly string[]) => names.some((name) => table(name).words.has(word));
  return has(nameTables) && !has([...placeTables, ...englishTables]);
}

/** Whether a word in capitals is known as an acronym. */
export function isKnownAcronym(word: string): boolean {
  const key = word.toLowerCase();
  return [...nameTables, ...englishTables].some((name) => table(name).acronyms.has(key));
}

/** Languages for which derived spellings of names are right more often than the model's spellings. */
const trustedDerivations: ReadonlySet<LanguageCode> = new Set(['gu', 'or', 'kn', 'ml']);

/** Where a language spells differently from its donor (see `donors`): at the end of a word and in conjuncts. */
const nativeConventions: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  mr: [
    [/पुर$/, 'पूर'],
    [/गढ$/, 'गड'],
  ],
  gu: [
    [/ૂ$/, 'ુ'],
    [/ઐપ/g, 'એપ'],
  ],
  or: [
    [/([ସଶଦତଜଧ])୍ବ/g, '$1୍ୱ'],
    [/ବ୍ହ/g, 'ହ୍ୱ'],
    [/ଐପ/g, 'ଆପ'],
    [/ୂ$/, 'ୁ'],
    [/(?<=[ାିୀେୋଆ])ଈ$/, 'ଇ'],
    [/ର୍([ଣତ])(?!୍)/g, 'ର୍$1୍$1'],
  ],
  kn: [
    [/(?<=..)್?ಪೂರ್$/, 'ಪುರ'],
    [/(ನಗರ|ಗಢ)್$/, '$1'],
    [/ೇ$/, 'ೆ'],
    [/ೀ$/, 'ಿ'],
    [/ಳ್ಲ/g, 'ಳ್ಳ'],
    [/(ೇ|ಕಾ)ಷ್$/, '$1ಶ್'],
  ],
  ml: [
    [/ീ$/, 'ി'],
    [/(?<=..)ാ$/, ''],
    [/(?<!്)ട്$/, 'ട്ട്'],
    [/ൾല/g, 'ള്ള'],
    [/ങ്ഗ/g, 'ംഗ'],
    [/^രെ/, 'റെ'],
  ],
};

/**
 * Adapts a derived spelling to the conventions of the language.
 *
 * @param hindi the same word in Hindi; Kannada keeps its long final `a` in names, Telugu does not
 */
function withNativeConventions(spelling: string, to: LanguageCode, hindi = ''): string {
  const written = (nativeConventions[to] ?? []).reduce(
    (text, [shape, by]) => text.replace(shape, by),
    spelling,
  );
  return to === 'kn' && hindi.endsWith('ा') && /[ಕ-ಹ]$/.test(written) ? `${written}ಾ` : written;
}

/** Writes a spelling of one language in the script of another. */
function derive(spelling: string, from: LanguageCode, to: LanguageCode): string {
  return spelling.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => {
    if (spellingOf(from).alphabet !== spellingOf(to).alphabet) {
      // Telugu separates the parts of a compound with an invisible character, which Kannada keeps.
      const parts = word.split('\u200c').map((part) => spellPhonemes(phonemesOf(part, from), to, from));
      return parts.join(to === 'kn' ? '\u200c' : '');
    }
    if (to === 'as') return word.replaceAll('র', 'ৰ').replaceAll('ওয়', 'ৱ');
    return languagesWithNukta.has(to) ? word : withoutNukta(word);
  });
}

/** Removes the nukta, which Marathi, Konkani, Nepali, Sanskrit and Bodo do not write. */
const withoutNukta = (word: string) => word.normalize('NFD').replaceAll('\u093c', '').normalize('NFC');
