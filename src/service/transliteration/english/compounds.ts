import { isCommonEnglish } from './english-words.ts';

/** A part of a word that is written like a separate word. */
export interface WordPart {
  readonly letters: string;
  readonly phones: readonly string[];
  /** How the part is joined to the one before: a word (`foot` and `path`) or an ending (`govern` and `ment`). */
  readonly joint: 'none' | 'word' | 'ending';
}

/** Finds the pronunciation of a word in lower case. */
export type FindPhones = (word: string) => readonly string[] | undefined;

/** Short or rare words that begin or end many compounds. */
const otherWords = new Set(['up', 'on', 'in', 'ware']);
/** Words that count as a prefix or an ending, not as a part of a compound. */
const affixes = new Set(['con', 'sub', 'per', 'pro', 'dis', 'mis', 'ism', 'able', 'ally']);
const endings: readonly (readonly [letters: string, phones: readonly string[]])[] = [
  ['ment', ['M', 'AH0', 'N', 'T']],
  ['ness', ['N', 'AH0', 'S']],
  ['less', ['L', 'AH0', 'S']],
  ['ful', ['F', 'AH0', 'L']],
  ['ship', ['SH', 'IH0', 'P']],
  ['man', ['M', 'AH0', 'N']],
  ['men', ['M', 'EH0', 'N']],
];
/** The phones of endings as Indian English speaks them: चेयरमैन, फिटनेस. */
const spokenEndings: Readonly<Record<string, readonly string[]>> = {
  ness: ['N', 'EH1', 'S'],
  less: ['L', 'EH1', 'S'],
  man: ['M', 'AE1', 'N'],
  men: ['M', 'EH1', 'N'],
};

/** The phones without stress; vowels that differ only by stress or by accent become one. */
const withoutStress = (phones: readonly string[]) =>
  phones
    .join(' ')
    .replace(/[IE]H0/g, 'AH0')
    .replace(/AO/g, 'AA')
    .replace(/\d/g, '');
const isStressed = (phones: readonly string[]) => phones.some((phone) => /[12]$/.test(phone));

/**
 * Splits a compound of two common words, or a word with an ending, where its pronunciation can be split in the same
 * place.
 */
export function splitCompound(
  word: string,
  phones: readonly string[],
  find: FindPhones,
): readonly WordPart[] {
  const words = splitIntoWords(word, phones, find);
  if (words) {
    return words.flatMap((part) =>
      splitEnding(part.letters, part.phones, find).map((piece, at) =>
        at === 0 ? { ...piece, joint: part.joint } : piece,
      ),
    );
  }
  return splitEnding(word, phones, find);
}

function splitIntoWords(
  word: string,
  phones: readonly string[],
  find: FindPhones,
): readonly WordPart[] | undefined {
  if (word.length < 5 || word.length > 30) return undefined;
  const sound = withoutStress(phones);
  for (let at = word.length - 2; at >= 2; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (![first, second].every(isWordOfCompound)) continue;
    // "lip" and "stick" rather than "lips" and "tick".
    if (/[^s]s$/.test(first) && [first.slice(0, -1), `s${second}`].every(isWordOfCompound)) continue;
    const [head, tail] = [find(first), find(second)];
    if (!head || !tail || `${withoutStress(head)} ${withoutStress(tail)}` !== sound) continue;
    // The second part of "candid" is not a word: it has no stress. That of "headache" is joined to the first: हेडेक.
    if (!isStressed(phones.slice(head.length)) || /^(E|I)/.test(tail[0] ?? '')) continue;
    return [
      { letters: first, phones: phones.slice(0, head.length), joint: 'none' },
      { letters: second, phones: phones.slice(head.length), joint: 'word' },
    ];
  }
  return undefined;
}

const isWordOfCompound = (part: string) =>
  otherWords.has(part) || (part.length > 2 && isCommonEnglish(part) && !affixes.has(part));

function splitEnding(word: string, phones: readonly string[], find: FindPhones): readonly WordPart[] {
  const whole: WordPart = { letters: word, phones, joint: 'none' };
  const plural = /[^s]s$/.test(word) && /^[SZ]$/.test(phones.at(-1) ?? '') ? phones.at(-1)! : undefined;
  const [stem, sounds] = plural ? [word.slice(0, -1), phones.slice(0, -1)] : [word, phones];
  for (const [ending, spoken] of endings) {
    if (!stem.endsWith(ending) || stem.length < ending.length + 3) continue;
    const base = stem.slice(0, -ending.length);
    const vowelless = (heard: readonly string[]) => withoutStress(heard).replace(/IH|EH|AE/, 'AH');
    if (vowelless(sounds.slice(-spoken.length)) !== vowelless(spoken)) continue;
    if (!find(base) || /\d$/.test(sounds.at(-spoken.length - 1) ?? '0')) continue;
    return [
      { letters: base, phones: sounds.slice(0, -spoken.length), joint: 'none' },
      {
        letters: plural ? `${ending}s` : ending,
        phones: [...(spokenEndings[ending] ?? spoken), ...(plural ? [plural] : [])],
        joint: 'ending',
      },
    ];
  }
  return [whole];
}
