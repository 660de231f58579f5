/**
 * The states of a word, each of which determines what may come next. Signs may follow only consonants, sonorants,
 * vowels and vowel signs; after all other states comes a letter. `closed` is a letter without a vowel, `sonorant` an r,
 * l, n or m at the start of a word, and `sonorantVirama` its virama.
 */
const states = [
  'start',
  'consonant',
  'vowel',
  'vowelSign',
  'virama',
  'nasal',
  'closed',
  'addak',
  'sonorant',
  'sonorantVirama',
] as const;
type State = (typeof states)[number];
type Kind = Exclude<State, 'start' | 'sonorant' | 'sonorantVirama'> | 'nukta';

export const stateCount = states.length;
export const startState = states.indexOf('start');
/** The state after letters that are not possible at this position. */
export const invalidState = 255;

const afterConsonant: ReadonlySet<Kind> = new Set([
  'consonant',
  'vowel',
  'vowelSign',
  'virama',
  'nasal',
  'closed',
  'addak',
  'nukta',
]);
const followers: Readonly<Record<State, ReadonlySet<Kind>>> = {
  start: new Set(['consonant', 'vowel']),
  consonant: afterConsonant,
  sonorant: afterConsonant,
  sonorantVirama: new Set(['consonant']),
  vowel: new Set(['consonant', 'vowel', 'nasal', 'closed', 'addak']),
  vowelSign: new Set(['consonant', 'vowel', 'nasal', 'closed', 'addak']),
  virama: new Set(['consonant']),
  nasal: new Set(['consonant', 'vowel', 'closed']),
  closed: new Set(['consonant', 'vowel', 'closed']),
  addak: new Set(['consonant']),
};
const endings: ReadonlySet<State> = new Set([
  'consonant',
  'sonorant',
  'vowel',
  'vowelSign',
  'virama',
  'nasal',
  'closed',
]);

/** Scripts that show the virama, and so write a vowel letter after it (ఎస్ఆర్, "SR"). */
const vowelMayFollowVirama = /[\u0b00-\u0d7f]/;

const indicBlocks = /[\u0900-\u0d7f]/;
/** Kinds by the last seven bits of a code point, which mean the same in all Indic blocks. */
const indicKinds: readonly (readonly [first: number, last: number, kind: Kind])[] = [
  [0x00, 0x03, 'nasal'],
  [0x04, 0x14, 'vowel'],
  [0x15, 0x3a, 'consonant'],
  [0x3c, 0x3c, 'nukta'],
  [0x3d, 0x3d, 'closed'],
  [0x3e, 0x4c, 'vowelSign'],
  [0x4d, 0x4d, 'virama'],
  [0x50, 0x50, 'vowel'],
  [0x55, 0x57, 'vowelSign'],
  [0x58, 0x5f, 'consonant'],
  [0x60, 0x61, 'vowel'],
  [0x62, 0x63, 'vowelSign'],
];
/** Letters in which a block differs from the others. */
const exceptions: readonly (readonly [letters: RegExp, kind: Kind | undefined])[] = [
  [/[\u0972-\u0977]/, 'vowel'],
  [/[\u093a-\u093b\u093f]/, 'vowelSign'],
  [/[\u0978-\u097f\u09f0\u09f1\u0b71]/, 'consonant'],
  // Khanda ta and the chillu letters have no vowel.
  [/[\u09ce\u0d54-\u0d56\u0d7a-\u0d7f]/, 'closed'],
  [/\u0a70/, 'nasal'],
  [/\u0a71/, 'addak'],
  [/[\u0a72\u0a73\u0b83]/, 'vowel'],
  [/[\u0d3b\u0d3c\u0c3c\u0cbc\u0d4e]/, undefined],
  // Meetei Mayek: its vowel letters carry vowel signs, and its lonsum letters have no vowel.
  [/[\uabc0-\uabda]/, 'consonant'],
  [/[\uabdb-\uabe2]/, 'closed'],
  [/[\uabe3-\uabe9]/, 'vowelSign'],
  [/\uabea/, 'nasal'],
  [/\uabed/, 'virama'],
  // Perso-Arabic: at most one mark on a letter.
  [/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/, 'vowelSign'],
  [/[\u0620-\u063f\u0641-\u064a\u066e-\u06d3\u06d5\u06ee-\u06ef\u06fa-\u06ff\u0750-\u077f]/, 'consonant'],
];

function kindOf(letter: string): Kind | undefined {
  const exception = exceptions.find(([letters]) => letters.test(letter));
  if (exception) return exception[1];
  if (!indicBlocks.test(letter)) return undefined;
  const offset = letter.codePointAt(0)! & 0x7f;
  return indicKinds.find(([first, last]) => offset >= first && offset <= last)?.[2];
}

const offsetOf = (letter: string) => (indicBlocks.test(letter) ? letter.codePointAt(0)! & 0x7f : 0);
const sonorants = new Set([0x19, 0x1e, 0x23, 0x28, 0x29, 0x2e, 0x30, 0x31, 0x32, 0x33, 0x34, 0x70]);
const isSonorant = (letter: string) => sonorants.has(offsetOf(letter));
/** Whether a consonant is a stop or a sibilant: from ka to sa, without the sonorants and semivowels. */
function isObstruent(letter: string): boolean {
  const offset = offsetOf(letter);
  return offset >= 0x15 && offset <= 0x38 && !isSonorant(letter) && offset !== 0x2f && offset !== 0x35;
}

/** The a of "apple" in Bengali: the one vowel letter that is written with a virama. */
const bengaliA = 'অ্যা';

/** The state after further letters; `invalidState` if they are not possible there. */
export function stateAfter(state: number, letters: string): number {
  let current = states[state];
  for (const letter of letters.replaceAll(bengaliA, 'আ')) {
    const kind = kindOf(letter);
    if (current === undefined || kind === undefined) return invalidState;
    const allowed =
      followers[current].has(kind) ||
      (current === 'virama' && kind === 'vowel' && vowelMayFollowVirama.test(letter));
    if (!allowed || (current === 'sonorantVirama' && isObstruent(letter))) return invalidState;
    current = nextState(current, kind, letter);
  }
  return current === undefined ? invalidState : states.indexOf(current);
}

function nextState(current: State, kind: Kind, letter: string): State {
  if (kind === 'nukta') return 'consonant';
  if (current === 'start' && kind === 'consonant' && isSonorant(letter)) return 'sonorant';
  return current === 'sonorant' && kind === 'virama' ? 'sonorantVirama' : kind;
}

/** Whether a word can end in this state. */
export function mayEnd(state: number): boolean {
  const ending = states[state];
  return ending !== undefined && endings.has(ending);
}

/** Whether a word consists of possible syllables of its script. */
export const isWellFormed = (word: string): boolean => mayEnd(stateAfter(startState, word));

/**
 * Splits a word into the units that Latin letters stand for: a consonant with its nukta and virama, a vowel, a sign.
 */
export function splitIntoUnits(word: string): string[] {
  const units: string[] = [];
  for (const [letter] of word.matchAll(new RegExp(`${bengaliA}|.`, 'gu'))) {
    const kind = kindOf(letter);
    if (units.length > 0 && (kind === 'virama' || kind === 'nukta')) units[units.length - 1] += letter;
    else units.push(letter);
  }
  return units;
}
