import type { LanguageCode } from '#contract/languages.ts';
import { spokenOrdinal } from '../../say-as/ordinal.ts';
import { attachSuffix, numberInWords, yearInWords } from '../spoken-number.ts';
import { spokenList, spokenPairs } from '../spoken-words.ts';

/**
 * A number with the ending that follows it: `5वीं`, `10টি`, `2024-ൽ`; undefined when the language has no such ending.
 * After a space only the endings of ordinals belong to the number: `2024 ஆம்`.
 */
export function numberWithSuffix(
  written: string,
  suffix: string,
  afterSpace: boolean,
  language: LanguageCode,
): string | undefined {
  if (afterSpace) return ordinalWithSuffix(written, suffix, language);
  const irregular = spokenPairs('joined', language).get(written + suffix);
  if (irregular !== undefined) return irregular;
  if (!spokenList('suffixes', language).includes(suffix)) return undefined;
  const isYear = /^1[1-9]\d\d$/u.test(written) && spokenList('year-endings', language).includes(suffix);
  const number = isYear ? yearInWords(Number(written), language) : numberInWords(written, language);
  return ordinalWithSuffix(written, suffix, language) ?? attachSuffix(number, suffix, language);
}

function ordinalWithSuffix(written: string, suffix: string, language: LanguageCode): string | undefined {
  const ordinal = () => spokenOrdinal(written, language);
  switch (`${language} ${suffix}`) {
    case 'ta ஆவது':
    case 'ta வது':
      return ordinal();
    case 'ta ஆம்':
    case 'ta ம்':
      return ordinal()?.replace(/ாவது$/u, 'ாம்');
    case 'te వ':
    case 'ml ാം':
    case 'ml ആം':
      return ordinal();
    case 'kn ನೇ':
    case 'kn ನೆ':
    case 'kn ನೆಯ':
      return ordinal()?.replace(/ನೇ$/u, suffix);
    default:
      return undefined;
  }
}
