import type { LanguageCode } from '#contract/languages.ts';

/** Letters by the ones to give to the engine instead. */
type Substitutes = Readonly<Record<string, string>>;

const marathi: Substitutes = { ॲ: 'ऍ' };
/** Arabic letters that Urdu and Sindhi write differently, and marks that do not change the sound. */
const arabic: Substitutes = {
  إ: 'ا',
  ٱ: 'ا',
  ـ: '',
  '\u064c': '',
  '\u064d': '',
  '\u0652': '',
  '\u0656': '',
  '\u0657': '',
};

/**
 * Letters that a voice does not know and would spell in English ("letter b 71 akar") in the middle of a word. A key is
 * one character, or a letter with its nukta.
 */
const substitutes: Partial<Record<LanguageCode, Substitutes>> = {
  as: { '\u09af\u09bc': '\u09df' },
  bn: { ৰ: 'র', ৱ: 'ব' },
  hi: marathi,
  mr: marathi,
  or: { ୱ: 'ଵ' },
  pa: { '\u0a01': '\u0a02' },
  sd: { ...arabic, ى: 'ي', ة: 'ه', ۀ: 'ه', ں: 'ن' },
  ur: { ...arabic, ك: 'ک', ى: 'ی', ة: 'ت', ۀ: 'ہ' },
};

/** The replacement of the character at `at`: itself, a letter with the same sound, or nothing. */
export function readableLetter(point: string, text: string, at: number, language: LanguageCode): string {
  const table = substitutes[language];
  if (!table) return point;
  const pair = table[text.slice(at, at + 2)];
  if (pair !== undefined) return pair;
  if (at > 0 && table[text.slice(at - 1, at + 1)] !== undefined) return '';
  return table[point] ?? point;
}
