import { readFileSync } from 'node:fs';
import { dataFile } from '#service/data-file.ts';
import { pronunciationOf } from './english-dictionary.ts';

// Common English words that could also be Indian syllables, and short words that are not acronyms even in capitals.
const everydayWords = new Set(
  `a an the this that these those and or but if of in on at to for from with without by as is am are was were be been
   being have has had do does did done will would shall should can could may might must not no yes i you he she it we
   they me him her us them my your his its our their who whom whose which what when where why how all any some many
   much more most less few other another such own same so than too very just also only even still again once here
   there now then up down out over under off about into through after before between during new old good bad big
   small long short high low first last next one two three four five six seven eight nine ten main road street lane
   cross floor block sector phase near opposite behind house home flat plot building apartment apartments tower
   park garden market bazaar mall shop store school college university hospital bank office company limited private
   station bus train car bike taxi auto air water gold silver red green blue black white oil gas box top hot cold
   day week month year time date name number phone mobile email address website online service services centre center
   state city town village country national international general manager director doctor engineer order product
   details check price sale offer free buy sell pay paid bill card cash app game play team win cup run ball test
   man men woman women boy girl child son sun sea sky war art law tax age eye ear arm leg hand head face fun job key
   india indian let get got put set say see saw sit eat ate ask add act aim cut day dry end far fit fly guy hit ice ill its kid
   lie lot mix net nor nut odd pen pet pot raw rid row sad sir tea tie tip toy try use van via way wet zoo big bag`
    .trim()
    .split(/\s+/),
);

const acronyms = new Set(
  `nasa nato unesco unicef opec fifa aids isro drdo bhel sail ongc saarc asean brics pin atm sim gps usa uk
   usb ibm cnn bbc fbi cia un eu un who it pc tv cd dvd hiv ceo cfo cto phd mba mla mp ips ias dna rna led lcd hr pr ac
   dc id ip ups vip ngo gst pan`
    .trim()
    .split(/\s+/),
);

/** True for one of a few hundred very common English words, even if it could be an Indian word too. */
export function isEverydayEnglish(word: string): boolean {
  return everydayWords.has(word);
}

/** English words that are also everyday words of an Indian language, as it is usually romanised. */
const ambiguousWords: ReadonlySet<string> = new Set(
  `are bat de din do dose had ham hay hi hum in is jab kit log main man mat mere me on pal par per sab se she so sun tab tan
   the to ton un us`.split(/\s+/),
);

/** Whether a word may be read as English or as an everyday word of an Indian language. */
export const isAmbiguous = (word: string) => ambiguousWords.has(word);

let commonWords: ReadonlySet<string> | undefined;

/** True for one of the 36,000 English words that most people know, in lower case; all have a pronunciation. */
export function isCommonEnglish(word: string): boolean {
  commonWords ??= new Set(
    readFileSync(dataFile('transliteration/english/common-words.tsv'), 'utf8').split('\n'),
  );
  return commonWords.has(word) || everydayWords.has(word);
}

/** True when a word in capitals is an acronym to be spelled out rather than an ordinary word. */
export function isAcronym(letters: string): boolean {
  const word = letters.toLowerCase();
  if (acronyms.has(word) && !(everydayWords.has(word) && word !== 'it' && word !== 'who')) return true;
  if (everydayWords.has(word)) return false;
  if (!/[aeiouy]/.test(word) || word.length <= 3) return true;
  return word.length <= 5 && pronunciationOf(word) === undefined;
}

const indicPatterns: readonly (readonly [RegExp, number])[] = [
  [/aa|ii(?!n)|uu|bh|dh|jh|kh|chh|ksh|gn(?!i|e)|sv|shr|kri|pr[ai]t/, 2],
  [/[aiu]$/, 1.5],
  [/[^aeiou]o$/, 0.5],
  [/(esh|endra|wala|puri?|nagar|garh|abad|ayan|iya|iyan|ana|ani|ara|ari|aka|ika)$/, 1],
  [/^[^aeiouy]*a[^aeiouyrlwcx][aiu]?/, 0.4],
  [/y[aiu]/, 0.5],
  [/v[ay]|jn|nj/, 0.5],
];
const englishPatterns: readonly (readonly [RegExp, number])[] = [
  [/tion|sion|ough|igh|ck|wh|qu|x|tch|dge|ph|sch/, 2],
  [/[^aeiou]e[sd]?$/, 1.5],
  [
    /(ing|ings|ness|ment|able|ible|ology|ologies|ies|ous|ive|ful|less|ly|ty|ry|cy|er|ers|or|al|ic|ics|ism|ist|ent|ant|ance|ence|ary|age|ated|y)$/,
    1.5,
  ],
  [/(ll|ss|ff|tt|nd|st|rt|ct|pt|ft|lt|ld|rd|rk|lk|mp)$/, 1],
  [/[^aeiou]s$/, 0.7],
  [/c(?!h)|ea|oa|ew|ow|ould|w[aeiou]r/, 0.8],
  [/th[aeir]|ee|oo/, 0.3],
];

/** The degree to which a word looks more like English than like a romanised Indian word; positive means English. */
export function englishScore(word: string): number {
  const sum = (shapes: readonly (readonly [RegExp, number])[]) =>
    shapes.reduce((total, [shape, weight]) => (shape.test(word) ? total + weight : total), 0);
  return sum(englishPatterns) - sum(indicPatterns);
}

// Stressed forms of function words, which the dictionary lists unstressed first, and words that are pronounced in
// full in India.
const otherForms: Readonly<Record<string, string>> = {
  and: 'AE1 N D',
  of: 'AO1 F',
  from: 'F R AO1 M',
  was: 'W AO1 Z',
  what: 'W AO1 T',
  than: 'DH AE1 N',
  that: 'DH AE1 T',
  can: 'K AE1 N',
  at: 'AE1 T',
  as: 'AE1 Z',
  comfortable: 'K AH1 M F ER0 T EY2 B AH0 L',
  government: 'G AH1 V ER0 N M EH0 N T',
  interest: 'IH1 N T ER0 EH2 S T',
  laboratory: 'L AE1 B AO0 R EY2 T ER0 IY0',
  reschedule: 'R IH0 SH EH1 D Y UW0 L',
  rescheduled: 'R IH0 SH EH1 D Y UW0 L D',
  schedule: 'SH EH1 D Y UW0 L',
  scheduled: 'SH EH1 D Y UW0 L D',
  schedules: 'SH EH1 D Y UW0 L Z',
  scheduling: 'SH EH1 D Y UW0 L IH0 NG',
  temperature: 'T EH1 M P ER0 EY2 CH ER0',
  vegetable: 'V EH1 JH IH0 T EY2 B AH0 L',
  vegetables: 'V EH1 JH IH0 T EY2 B AH0 L Z',
  vehicle: 'V IY1 HH IH0 K AH0 L',
};

/** The pronunciation of an English word that is listed, or is a listed word with -s or -ing; otherwise undefined. */
export function englishPhones(
  word: string,
): { readonly phones: readonly string[]; readonly listed: boolean } | undefined {
  const other = otherFormOf(word);
  if (other) return { phones: other, listed: true };
  const short = word.endsWith("'s") ? otherFormOf(word.slice(0, -2)) : undefined;
  if (short) return { phones: withS(short), listed: true };
  const listed = pronunciationOf(word) ?? pronunciationOf(word.replaceAll("'", ''));
  if (listed) return { phones: listed, listed: true };
  const inflected = inflectedPhones(word);
  if (inflected) return { phones: inflected, listed: false };
  return undefined;
}

const otherFormOf = (word: string) =>
  Object.hasOwn(otherForms, word) ? otherForms[word]?.split(' ') : undefined;

const voicelessPhones = new Set(['P', 'T', 'K', 'F', 'TH']);
const sibilants = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);

/** The phones of a word with the ending of a plural. */
function withS(phones: readonly string[]): readonly string[] {
  const last = phones.at(-1)!;
  return [...phones, ...(sibilants.has(last) ? ['IH0', 'Z'] : voicelessPhones.has(last) ? ['S'] : ['Z'])];
}

function inflectedPhones(word: string): readonly string[] | undefined {
  const plural = /^(.{3,}?)'?s$/.exec(word);
  const base = plural?.[1] && !plural[1].endsWith('s') ? pronunciationOf(plural[1]) : undefined;
  if (base) return withS(base);
  const ing = /^(.{3,})ing$/.exec(word)?.[1];
  const verb = ing ? (pronunciationOf(ing) ?? pronunciationOf(`${ing}e`)) : undefined;
  return verb ? [...verb, 'IH0', 'NG'] : undefined;
}

/** The two listed words of a compound (`reverieinc`), the first as long as possible; undefined for other words. */
export function compoundParts(word: string): readonly [string, string] | undefined {
  if (word.length > 30) return undefined;
  for (let at = word.length - 3; at >= 3; at--) {
    const first = word.slice(0, at);
    const second = word.slice(at);
    if (pronunciationOf(first) && pronunciationOf(second)) return [first, second];
  }
  return undefined;
}
