import { type LanguageCode, languages } from '#contract/languages.ts';
import { phonemesOf, spellPhonemes } from '../scripts/phonemes-of.ts';
import { borrowedWordOf, isOnlyName, lexiconSpellings } from './lexicon.ts';

/** What the built-in lexicon answered, by languages and word; emptied when it is full. */
const remembered = new Map<string, readonly string[] | undefined>();
const mostRemembered = 20_000;
/** Maximum number of characters of a word that is looked up; the lexicon has no longer ones. */
const maxWordLength = 60;

/**
 * A name or an English word in an Indian script as another language spells it: சென்னை is not written सेन्नै. Undefined
 * for words that the lexicon does not know in both languages, and between languages with the same script.
 */
export function borrowedSpellings(
  word: string,
  from: LanguageCode,
  to: LanguageCode,
  lexicon = lexiconSpellings,
): readonly string[] | undefined {
  if (languages[from].script === languages[to].script) return undefined;
  if (word.length > maxWordLength) return undefined;
  if (lexicon !== lexiconSpellings) return borrowedSpellingsIn(lexicon, word, from, to);
  const key = `${from} ${to} ${word}`;
  const known = remembered.get(key);
  if (known || remembered.has(key)) return known;
  if (remembered.size === mostRemembered) remembered.clear();
  const spellings = borrowedSpellingsIn(lexicon, word, from, to);
  remembered.set(key, spellings);
  return spellings;
}

function borrowedSpellingsIn(
  lexicon: typeof lexiconSpellings,
  word: string,
  from: LanguageCode,
  to: LanguageCode,
): readonly string[] | undefined {
  const latin = borrowedWordOf(word, from);
  if (latin === undefined) return undefined;
  if (to === 'en') return [latin];
  const { spellings, derived } = lexicon(latin, to, { readAs: 'english' });
  if (derived || spellings.length === 0) return undefined;
  if (!isOnlyName(latin)) return spellings;
  const same = spellings.filter((spelling) => isSpelledBack(spelling, to, word, from));
  return same.length > 0 ? same : undefined;
}

/**
 * Whether a spelling of a name, written back in the script of `word`, is that word, except for the length of a final
 * vowel: राघव is the same name as ராகவ், but रमन is not ராமன்.
 */
function isSpelledBack(spelling: string, to: LanguageCode, word: string, from: LanguageCode): boolean {
  const back = spellPhonemes(phonemesOf(spelling, to), from, to);
  return withShortEnd(back) === withShortEnd(word);
}

const withShortEnd = (text: string) =>
  text.normalize('NFC').replace(/[ாீூ]$/, (vowel) => ({ 'ா': '', 'ீ': 'ி', 'ூ': 'ு' })[vowel] ?? '');
