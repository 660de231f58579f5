import type { LanguageCode } from '#contract/languages.ts';

/** Text made harmless for the engine, and where each of its code points came from. */
export interface EngineText {
  readonly text: string;
  /** For each code point of `text`, its position in the original in UTF-16 units. */
  readonly origins: readonly number[];
}

/** How each language says the sign `&`, which the engine would read as the start of an entity. */
const and: Partial<Record<LanguageCode, string>> = {
  en: 'and',
  hi: 'और',
  as: 'আৰু',
  bn: 'এবং',
  gu: 'અને',
  kn: 'ಮತ್ತು',
  ml: 'ഉം',
  mr: 'आणि',
  or: 'ଓ',
  pa: 'ਅਤੇ',
  ta: 'மற்றும்',
  te: 'మరియు',
  ne: 'र',
  ur: 'اور',
  sd: '۽',
};

/**
 * Characters the engine may take as a command rather than as text: markup, phoneme escapes in double brackets, its
 * control-character commands and its private code points.
 */
const commands = /[<>[\]{}\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u;

/** Turns any string into text that the engine can only read aloud. */
export function engineText(original: string, language: LanguageCode): EngineText {
  const points: string[] = [];
  const origins: number[] = [];
  const add = (text: string, origin: number) => {
    for (const point of text) {
      points.push(point);
      origins.push(origin);
    }
  };
  let origin = 0;
  for (const point of original) {
    if (point === '&') add(` ${and[language] ?? 'and'} `, origin);
    else add(commands.test(point) ? ' ' : point, origin);
    origin += point.length;
  }
  return { text: points.join(''), origins };
}

/** Whether there is anything to say: letters, digits or signs with a name, not punctuation alone. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sc}\p{Sm}\p{So}%&@#*]/u.test(text.replace(/[<>|]/gu, ' '));
}
