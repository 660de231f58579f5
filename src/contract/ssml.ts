/*
 * The SSML of the specification: its eight tags, their attributes and the allowed values. Where the specification gives
 * only a tag, the local service defines the details.
 */

export interface SsmlTag {
  readonly attributes: readonly string[];
  readonly required: readonly string[];
  /** What the tag may contain; `text` means no other tags. */
  readonly content: 'elements' | 'text' | 'nothing';
}

const ssmlTag = (
  content: SsmlTag['content'],
  attributes: string[] = [],
  required: string[] = [],
): SsmlTag => ({
  attributes,
  required,
  content,
});

/**
 * The eight supported tags. `speak` allows the version and namespace attributes of W3C documents; the voice determines
 * the language.
 */
export const ssmlTags = {
  speak: ssmlTag('elements', ['version', 'xmlns', 'xmlns:xsi', 'xsi:schemaLocation', 'xml:lang']),
  voice: ssmlTag('elements', ['name'], ['name']),
  prosody: ssmlTag('elements', ['pitch', 'rate', 'duration', 'volume']),
  'say-as': ssmlTag('text', ['interpret-as', 'format'], ['interpret-as']),
  sub: ssmlTag('text', ['alias'], ['alias']),
  break: ssmlTag('nothing', ['time', 'strength']),
  p: ssmlTag('elements'),
  s: ssmlTag('elements'),
} as const satisfies Record<string, SsmlTag>;

export type SsmlTagName = keyof typeof ssmlTags;

/** Whether a tag is one of the eight supported ones. */
export function isSsmlTag(name: string): name is SsmlTagName {
  return Object.hasOwn(ssmlTags, name);
}

/** The formats of a date. */
export const dateFormats = ['dmy', 'mdy', 'ymd', 'dm', 'md', 'my', 'ym', 'd', 'm', 'y'] as const;
/** The formats of a currency amount. */
export const currencyFormats = ['INR', 'USD', 'GBP', 'EUR'] as const;

/** The values of `format` for each value of `interpret-as`. */
export const interpretAsFormats: Readonly<Record<string, readonly string[]>> = {
  cardinal: [],
  ordinal: [],
  characters: [],
  digits: [],
  unit: [],
  date: dateFormats,
  currency: currencyFormats,
  url: [],
};

/** Longest text of a say-as in UTF-16 units, far beyond any number, date or address. */
export const maxSayAsLength = 1000;

const numberPattern = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const timePattern = new RegExp(String.raw`^\+?${numberPattern}(?:s|ms)$`, 'u');

interface ValueRule {
  /** Allowed keywords. */
  readonly labels: readonly string[];
  /** Pattern of the allowed values that are not keywords. */
  readonly pattern?: RegExp;
  /** Examples of values that match the pattern, for display. */
  readonly examples: readonly string[];
}

/** Allowed values by tag and attribute; attributes without an entry allow any text. */
export const ssmlValues: Readonly<Record<string, ValueRule>> = {
  'say-as interpret-as': { labels: Object.keys(interpretAsFormats), examples: [] },
  'break time': { labels: [], pattern: timePattern, examples: ['400ms', '1s'] },
  'break strength': { labels: ['none', 'x-weak', 'weak', 'medium', 'strong', 'x-strong'], examples: [] },
  'prosody pitch': {
    labels: ['x-low', 'low', 'medium', 'default', 'high', 'x-high'],
    pattern: new RegExp(`^[+-]?${numberPattern}(?:st|Hz|%)$`, 'u'),
    examples: ['+2st', '-10%', '200Hz'],
  },
  'prosody rate': {
    labels: ['x-slow', 'slow', 'medium', 'default', 'fast', 'x-fast'],
    pattern: new RegExp(`^(?:${numberPattern}|[+-]?${numberPattern}%)$`, 'u'),
    examples: ['90%', '1.2', '+20%'],
  },
  'prosody volume': {
    labels: ['silent', 'x-soft', 'soft', 'medium', 'default', 'loud', 'x-loud'],
    pattern: new RegExp(`^[+-]?${numberPattern}(?:dB|%)?$`, 'u'),
    examples: ['+6dB', '50%', '80'],
  },
  'prosody duration': { labels: [], pattern: timePattern, examples: ['2s', '1500ms'] },
};

/** Whether an attribute of a tag allows this value. */
export function fitsSsmlValue(tagName: string, attribute: string, value: string): boolean {
  const rule = Object.hasOwn(ssmlValues, `${tagName} ${attribute}`)
    ? ssmlValues[`${tagName} ${attribute}`]
    : undefined;
  if (!rule) return true;
  // `interpret-as` is compared exactly, every other value without surrounding whitespace.
  const read = attribute === 'interpret-as' ? value : value.trim();
  return rule.labels.includes(read) || (rule.pattern?.test(read) ?? false);
}
