import type { LanguageCode } from '#contract/languages.ts';
import { partOfDay } from '#service/numbers/part-of-day.ts';
import { beforeNoun, digitsInWords, fillPattern, numberInWords } from '../spoken-number.ts';
import { countedForm, spokenList, spokenWord } from '../spoken-words.ts';

/** A time as it was written. */
export interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly second?: number | undefined;
  readonly half?: 'am' | 'pm' | undefined;
  /** Whether the language's word for "at … o'clock" follows as part of the time. */
  readonly atOclock?: boolean | undefined;
}

/** A time of day in words: `शाम छह बजकर चालीस मिनट`. */
export function timeInWords(time: WrittenTime, language: LanguageCode): string {
  return language === 'en' ? englishTime(time) : timeWithWords(time, language);
}

function timeWithWords(
  { hour, minute, second, half, atOclock }: WrittenTime,
  language: LanguageCode,
): string {
  const name = `${minute === 0 && second === undefined ? 'clock-hour' : 'clock-minutes'}${atOclock ? '-at' : ''}`;
  const phrase = fillPattern(
    countedForm(name, hour === 1, language),
    beforeNoun(numberInWords(String(hour), language), language),
    beforeNoun(numberInWords(String(minute), language), language),
    language,
  );
  return [
    ...(half === undefined ? [] : [spokenWord(partOfDay(hour, half), language)]),
    phrase,
    ...(second === undefined
      ? []
      : [numberInWords(String(second), language), spokenWord('second', language).split('/').at(-1)]),
  ].join(' ');
}

function englishTime({ hour, minute, second, half }: WrittenTime): string {
  const words = [numberInWords(String(hour), 'en')];
  if (minute > 0 || second !== undefined)
    words.push(
      minute < 10 ? `oh ${digitsInWords(String(minute), 'en')}` : numberInWords(String(minute), 'en'),
    );
  else if (half === undefined) words.push(hour > 12 || hour === 0 ? 'hundred hours' : "o'clock");
  if (second !== undefined)
    words.push('and', numberInWords(String(second), 'en'), second === 1 ? 'second' : 'seconds');
  if (half !== undefined) words.push(half === 'am' ? 'A M' : 'P M');
  return words.join(' ');
}

/** The words of a language that follow a time: its "at … o'clock" and its plain "o'clock". */
export function clockWords(language: LanguageCode): readonly string[] {
  const plain = spokenWord('clock-hour', language).split('/').at(-1)?.replace(/^#\s?/u, '') ?? '';
  return language === 'en' ? [] : [...new Set([...spokenList('clock-word', language), plain])];
}

/** The first letters of all forms of a language's word for "o'clock", such as `बजे` in `बजेतक`. */
export function clockStems(language: LanguageCode): readonly string[] {
  return clockWords(language).map((word) => word.slice(0, 3));
}

/** Whether the clock word means "at": it is the word for that, and no postposition follows. */
export function isClockWordForAt(clockWord: string, textAfter: string, language: LanguageCode): boolean {
  const next = /^\s+(\S+)/u.exec(textAfter)?.[1] ?? '';
  return (
    spokenList('clock-word', language).includes(clockWord) &&
    !spokenList('postpositions', language).includes(next.replace(/[.,;:!?।]+$/u, ''))
  );
}
