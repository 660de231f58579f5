import { languages, type TranslationLanguage } from '#contract/languages.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';
import {
  isKnownLatinName,
  isOrdinaryEnglishWord,
  knownName,
} from '#service/transliteration/lexicon/known-name.ts';
import { monthName, readMonth, readWeekday, weekdayName } from './calendar-names.ts';
import { readDuration } from './durations.ts';
import { nounKinds, readNoun } from './nouns.ts';
import { knownValue, type SlotValue } from './slot-value.ts';
import { readTime } from './time-of-day.ts';

export const slotKinds = [
  'n',
  'code',
  'date',
  'weekday',
  'time',
  'duration',
  'amount',
  'name',
  'place',
  ...nounKinds,
] as const;
export type SlotKind = (typeof slotKinds)[number];

export type TransliterateText = (text: string, from: TranslationLanguage, to: TranslationLanguage) => string;

const figuresPattern = '[#№+−-]?[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}/.,:#-]{0,39}?';
const wordsPattern = "[\\p{L}\\p{M}][\\p{L}\\p{M}.'’\\s-]{0,59}?";

/** The widest pattern of a slot, as the source of a regular expression; `readSlot` checks the value. */
export function slotPattern(kind: SlotKind): string {
  switch (kind) {
    case 'n':
    case 'code':
      return figuresPattern;
    case 'date':
      return "[\\p{L}\\p{M}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}\\s,،./’'-]{0,39}?";
    case 'time':
    case 'duration':
      return "[\\p{L}\\p{M}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}:.\\s'’-]{0,29}?";
    case 'amount':
      return '[\\p{L}\\p{M}\\p{Nd}\\p{Sc}.,\\s/-]{1,39}?';
    default:
      return wordsPattern;
  }
}

/**
 * Recognises the value of a slot and returns how to write it in another language: numbers and amounts are kept (in
 * digits 0 to 9 when the script changes); dates, times and durations are written in words of the language; nouns are
 * translated; names and places are spelled in its script.
 *
 * @returns undefined when `value` is not of this kind, so that the template does not match.
 */
export function readSlot(
  kind: SlotKind,
  value: string,
  from: TranslationLanguage,
  transliterate: TransliterateText,
): SlotValue | undefined {
  switch (kind) {
    case 'n':
      return plain(readNumber(value, from));
    case 'code':
      return plain(readFigures(value, from));
    case 'time':
      return readTime(value, from);
    case 'duration':
      return readDuration(value, from);
    case 'amount':
      return plain(readAmount(value, from));
    case 'date':
      return plain(readDate(value, from));
    case 'weekday':
      return plain(readDayOfWeek(value, from));
    case 'name':
    case 'place':
      return isName(value, from) ? nameValue(value, from, transliterate) : undefined;
    default:
      return readNoun(kind, value, from);
  }
}

const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function readNumber(value: string, from: TranslationLanguage): Write | undefined {
  const number = from === 'en' ? englishNumbers.indexOf(value.toLowerCase()) : -1;
  if (number >= 0) return () => String(number);
  return /\p{Nd}:\p{Nd}/u.test(value) ? undefined : readFigures(value, from);
}

function readFigures(value: string, from: TranslationLanguage): Write | undefined {
  return /\p{Nd}/u.test(value) && value.length <= 40 ? keepValue(value, from) : undefined;
}

type Write = (to: TranslationLanguage) => string;
const plain = (write: Write | undefined) => write && knownValue(write);

function nameValue(value: string, from: TranslationLanguage, transliterate: TransliterateText): SlotValue {
  if (from === 'en') {
    return (to) => ({ text: transliterate(value, from, to), known: isKnownLatinName(value, to) });
  }
  const name = withoutTitleStops(value);
  return (to) => {
    const known = knownName(name, from, to);
    return {
      text: capitaliseName(known ?? transliterate(name, from, to), to),
      known: known !== undefined,
    };
  };
}

function readDayOfWeek(value: string, from: TranslationLanguage): Write | undefined {
  const weekday = readWeekday(value, from);
  return weekday === undefined ? undefined : (to) => weekdayName(weekday, to);
}

const sameScript = (from: TranslationLanguage, to: TranslationLanguage) =>
  languages[from].script === languages[to].script;

/** Removes the full stops of titles ("Dr. Rao"), which the output is written without, but not those of initials. */
function withoutTitleStops(name: string): string {
  return name.replace(/(\p{L}{2,})\.(?=\s)/gu, '$1');
}

/** Capitalises the words of an English name; other scripts have no capitals. */
function capitaliseName(name: string, to: TranslationLanguage): string {
  return to === 'en' ? name.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;
}

function keepValue(value: string, from: TranslationLanguage): Write {
  return (to) => (sameScript(from, to) ? value : asciiDigits(value));
}

const numericDatePattern = /^\p{Nd}{1,4}([-/.])\p{Nd}{1,2}(?:\1\p{Nd}{2,4})?$/u;
const dayFirstDatePattern =
  /^(\p{Nd}{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([\p{L}\p{M}'’]+)\.?(?:[,،]?\s+(\p{Nd}{4}))?$/iu;
const monthFirstDatePattern =
  /^([\p{L}\p{M}'’]+)\.?\s+(\p{Nd}{1,2})(?:st|nd|rd|th)?(?:[,،]?\s+(\p{Nd}{4}))?$/iu;
const yearFirstDatePattern = /^(\p{Nd}{4})\s+([\p{L}\p{M}'’]+)\s+(\p{Nd}{1,2})$/iu;
const weekdayPrefixPattern = /^([\p{L}\p{M}]+)(?:[,،]\s*|\s+)(.+)$/u;

function readDate(value: string, from: TranslationLanguage): Write | undefined {
  const weekday = readDayOfWeek(value, from);
  if (weekday !== undefined) return weekday;

  const [, dayName = '', rest = ''] = weekdayPrefixPattern.exec(value) ?? [];
  const leading = readWeekday(dayName, from);
  if (leading !== undefined) {
    const date = readDate(rest, from);
    return date && ((to) => `${weekdayName(leading, to)}, ${date(to)}`.replace(',', to === 'ur' ? '،' : ','));
  }
  if (numericDatePattern.test(value)) return keepValue(value, from);

  const [day, name, year] =
    dayFirstDatePattern.exec(value)?.slice(1) ??
    groupsInOrder(monthFirstDatePattern.exec(value), [2, 1, 3]) ??
    groupsInOrder(yearFirstDatePattern.exec(value), [3, 2, 1]) ??
    [];
  const month = name === undefined ? undefined : readMonth(name, from);
  if (day === undefined || month === undefined) return undefined;
  const number = Number(asciiDigits(day));
  if (number < 1 || number > 31) return undefined;
  return (to) => [number, monthName(month, to), year && asciiDigits(year)].filter(Boolean).join(' ');
}

function groupsInOrder(match: RegExpExecArray | null, order: readonly number[]) {
  return match ? order.map((group) => match[group]) : undefined;
}

const rupeePattern =
  'rs\\.?|inr|rupees?|रु\\.?|रू\\.?|रुपये|रुपए|रुपया|रुपयां|रुपयांचे|रुपैयाँ|टाका|টাকা|টকা|રૂ\\.?|રૂપિયા|ರೂ\\.?|ರೂಪಾಯಿ|രൂ\\.?|രൂപ|ଟ\\.?|ଟଙ୍କା|ਰੁ\\.?|ਰੁਪਏ|ரூ\\.?|ரூபாய்|రూ\\.?|రూపాయలు|روپے|روپیہ';
const figurePattern = '\\p{Nd}(?:[\\p{Nd},]*\\p{Nd})?(?:\\.\\p{Nd}+)?';
const symbolAmountPattern = new RegExp(
  `^(?:\\p{Lu}{0,2}\\p{Sc}|usd|eur|gbp)\\s?${figurePattern}(?:/-)?$`,
  'iu',
);
const trailingSymbolPattern = new RegExp(`^${figurePattern}\\s?\\p{Sc}$`, 'u');
const rupeesBeforePattern = new RegExp(`^(?:${rupeePattern})\\s?(${figurePattern})(?:/-)?$`, 'iu');
const rupeesAfterPattern = new RegExp(`^(${figurePattern})\\s?(?:${rupeePattern})$`, 'iu');

/** Reads an amount, which keeps its figure and symbol; rupees in words become ₹ in another script. */
function readAmount(value: string, from: TranslationLanguage): Write | undefined {
  const rupees = (rupeesBeforePattern.exec(value) ?? rupeesAfterPattern.exec(value))?.[1];
  if (rupees !== undefined) return (to) => (sameScript(from, to) ? value : `₹${asciiDigits(rupees)}`);
  return symbolAmountPattern.test(value) || trailingSymbolPattern.test(value)
    ? keepValue(value, from)
    : undefined;
}

const maxNameWords = 4;
const notANamePattern =
  /^(?:someone|somebody|nobody|everyone|everybody|anyone|anybody|something|nothing|anything|everything|hungry|tired|fine|sorry|ready)$/iu;

/** Whether a value may be a name: in English, several words must be capitalised; elsewhere, any few words may. */
function isName(value: string, from: TranslationLanguage): boolean {
  const words = value.split(/\s+/u);
  if (words.length > maxNameWords || value.length > 60) return false;
  if (from !== 'en') return true;
  if (words.length === 1) return !notANamePattern.test(value) && !isOrdinaryEnglishWord(value);
  return words.every((word) => /^\p{Lu}|^(?:of|de|del|van|von|al|bin|e)$/u.test(word));
}
