/*
 * The SSML of the specification: its eight tags, their attributes, and the values that these take. Where the
 * specification names a tag alone, the rest is what the local service reads.
 */

export interface SsmlTag {
  readonly attributes: readonly string[];
  readonly required: readonly string[];
  /** `text`: text alone. */
  readonly content: 'elements' | 'text' | 'nothing';
}

const tag = (content: SsmlTag['content'], attributes: string[] = [], required: string[] = []): SsmlTag => ({
  attributes,
  required,
  content,
});

/** The eight supported tags. `speak` takes the attributes that standard documents carry; the voice decides the language. */
export const ssmlTags = {
  speak: tag('elements', ['version', 'xmlns', 'xml:lang']),
  voice: tag('elements', ['name'], ['name']),
  prosody: tag('elements', ['pitch', 'rate', 'duration', 'volume']),
  'say-as': tag('text', ['interpret-as', 'format'], ['interpret-as']),
  sub: tag('text', ['alias'], ['alias']),
  break: tag('nothing', ['time', 'strength']),
  p: tag('elements'),
  s: tag('elements'),
} as const satisfies Record<string, SsmlTag>;

export type SsmlTagName = keyof typeof ssmlTags;

/** Whether a tag is one of the eight. */
export function isSsmlTag(name: string): name is SsmlTagName {
  return Object.hasOwn(ssmlTags, name);
}

/** Orders of a date, as `format` says them. */
export const dateFormats = ['dmy', 'mdy', 'dm', 'md'] as const;
/** Currencies of an amount, as `format` says them. */
export const currencyFormats = ['INR', 'USD', 'GBP', 'EUR'] as const;

/** What `format` takes beside each value of `interpret-as`. */
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

/** Longest text that say-as reads in a way of its own, in UTF-16 units; far beyond any number, date or address. */
export const sayAsLength = 1000;

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const time = new RegExp(String.raw`^\+?${number}(?:s|ms)$`, 'u');

interface ValueRule {
  /** Names that stand for a value. */
  readonly labels: readonly string[];
  /** What else is understood. */
  readonly pattern?: RegExp;
  /** Values of that kind, for people. */
  readonly examples: readonly string[];
}

/** The values of the attributes that have a form of their own, by tag and attribute. */
export const ssmlValues: Readonly<Record<string, ValueRule>> = {
  'say-as interpret-as': { labels: Object.keys(interpretAsFormats), examples: [] },
  'break time': { labels: [], pattern: time, examples: ['400ms', '1s'] },
  'break strength': { labels: ['none', 'x-weak', 'weak', 'medium', 'strong', 'x-strong'], examples: [] },
  'prosody pitch': {
    labels: ['x-low', 'low', 'medium', 'default', 'high', 'x-high'],
    pattern: new RegExp(`^[+-]?${number}(?:st|Hz|%)$`, 'u'),
    examples: ['+2st', '-10%', '200Hz'],
  },
  'prosody rate': {
    labels: ['x-slow', 'slow', 'medium', 'default', 'fast', 'x-fast'],
    pattern: new RegExp(`^(?:${number}|[+-]?${number}%)$`, 'u'),
    examples: ['90%', '1.2', '+20%'],
  },
  'prosody volume': {
    labels: ['silent', 'x-soft', 'soft', 'medium', 'default', 'loud', 'x-loud'],
    pattern: new RegExp(`^[+-]?${number}(?:dB|%)?$`, 'u'),
    examples: ['+6dB', '50%', '80'],
  },
  'prosody duration': { labels: [], pattern: time, examples: ['2s', '1500ms'] },
};

/** Whether the value of an attribute has a form that the tag understands; true for those that take any text. */
export function fitsSsmlValue(tagName: string, attribute: string, value: string): boolean {
  const rule = Object.hasOwn(ssmlValues, `${tagName} ${attribute}`)
    ? ssmlValues[`${tagName} ${attribute}`]
    : undefined;
  if (!rule) return true;
  // The kind of reading is taken letter by letter, everything else without the blanks around it.
  const read = attribute === 'interpret-as' ? value : value.trim();
  return rule.labels.includes(read) || (rule.pattern?.test(read) ?? false);
}
