import type { TranslationLanguage } from '#contract/languages.ts';
import type { Steps } from '#service/in-turns.ts';
import { isTaggedEntity, splitTrailingPunctuation } from '#service/transliteration/tagged-entities.ts';

/** Transliterates text of one language into the script of another, in steps. */
export type TransliterateInSteps = (
  text: string,
  from: TranslationLanguage,
  to: TranslationLanguage,
) => Steps<string>;

const openingPunctuation = /^[("'“‘[{<]+/u;
const handleOrHashtagPattern = /^[@#][A-Za-z_][\w.]*$/;
const codePattern = /^#?[A-Za-z0-9]+(?:[-_/.:][A-Za-z0-9]+)*$/;
const ordinalPattern = /^[0-9]+(?:st|nd|rd|th)$/i;
/** Five capitals in a row are a word and not a part of a code, as in "COVID-19". */
const longWordPattern = /[A-Z]{5}/;
const letterDigitChangePattern = /[A-Za-z](?=[0-9])|[0-9](?=[A-Za-z])/g;

/** Whether a text is a code such as "AB-1234" or "tx_9f3e2d", not a word with a number such as "10am" or "covid-19". */
function isCode(text: string): boolean {
  if (!codePattern.test(text) || !/[A-Za-z]/.test(text) || !/[0-9]/.test(text) || ordinalPattern.test(text))
    return false;
  if (!/[a-z]/.test(text)) return !longWordPattern.test(text);
  return text.includes('_') || (text.match(letterDigitChangePattern)?.length ?? 0) >= 3;
}

/** Whether a word means the same in every script: an address, a handle, a hashtag, a code. */
function isLiteral(word: string): boolean {
  return isTaggedEntity(word) || handleOrHashtagPattern.test(word) || isCode(word);
}

/** Makes a transliteration of texts leave addresses, handles, hashtags and codes as they are. */
export function keepLiterals(transliterateText: TransliterateInSteps): TransliterateInSteps {
  return function* inSteps(text, from, to) {
    let output = '';
    let open = '';
    for (const chunk of text.split(/(\s+)/u)) {
      const [start = ''] = openingPunctuation.exec(chunk) ?? [];
      const [body, after] = splitTrailingPunctuation(chunk.slice(start.length));
      if (!isLiteral(body)) {
        open += chunk;
        continue;
      }
      output += (yield* transliterateText(open + start, from, to)) + body;
      open = after;
    }
    return open === '' ? output : output + (yield* transliterateText(open, from, to));
  };
}
