import type { LanguageCode } from '#contract/languages.ts';
import { interpretAsFormats, sayAsLength } from '#contract/ssml.ts';
import { quoted } from '../ssml/prosody-values.ts';
import { spokenCharacters, spokenDigits } from './characters.ts';
import { spokenCurrency } from './currency.ts';
import { spokenDate } from './date.ts';
import { spokenCardinal } from './number-text.ts';
import { spokenOrdinal } from './ordinal.ts';
import { spokenUrl } from './spoken-url.ts';
import { spokenUnit } from './unit.ts';

/** The words to read instead of the text, and their language. */
export interface Spoken {
  readonly text: string;
  readonly language: LanguageCode;
}

/** Why the text cannot be read that way, for display. */
export interface Unspeakable {
  readonly problem: string;
}

/** Reads text of one kind in a language; undefined when the text is not of this kind. */
export type Reading = (
  text: string,
  language: LanguageCode,
  format: string | undefined,
) => string | undefined;

const readings: Record<string, { readonly read: Reading; readonly needs: string }> = {
  cardinal: { read: spokenCardinal, needs: 'a number' },
  ordinal: { read: spokenOrdinal, needs: 'a whole number' },
  characters: { read: spokenCharacters, needs: 'letters or digits' },
  digits: { read: spokenDigits, needs: 'digits' },
  unit: { read: spokenUnit, needs: 'a number and a unit such as 5 km' },
  date: { read: spokenDate, needs: 'a real date in the order that format gives' },
  currency: { read: spokenCurrency, needs: 'an amount with INR, USD, GBP, EUR or their signs' },
  url: { read: spokenUrl, needs: 'a web address' },
};

/** How text is read as `interpret-as` says; `format` is the order of a date or the currency of an amount. */
export function sayAs(
  text: string,
  interpretAs: string,
  format: string | undefined,
  language: LanguageCode,
): Spoken | Unspeakable {
  const reading = Object.hasOwn(readings, interpretAs) ? readings[interpretAs] : undefined;
  if (!reading)
    return { problem: `interpret-as ${quoted(interpretAs)} is none of ${Object.keys(readings).join(', ')}` };
  const allowed = interpretAsFormats[interpretAs] ?? [];
  if (format !== undefined && !allowed.includes(format)) {
    return {
      problem: `format ${quoted(format)} of ${interpretAs} is ${allowed.length ? `none of ${allowed.join(', ')}` : 'unknown'}`,
    };
  }
  if (text.length > sayAsLength)
    return { problem: `${text.length} characters of say-as; allowed are at most ${sayAsLength}` };
  const spoken = reading.read(text.trim(), language, format);
  if (spoken === undefined) return { problem: `${quoted(text.trim())} is not ${reading.needs}` };
  // A web address is read as English, whatever the language around it.
  return { text: spoken, language: interpretAs === 'url' ? 'en' : language };
}
