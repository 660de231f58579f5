import { LanguageCode, languages } from '#contract/languages.ts';
import type { AnswerText } from '../answer/answer-texts.ts';
import type { Answer } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { align } from '../checks/error-rate/align.ts';
import { graphemesOf } from '../checks/text/graphemes.ts';
import { type Judged, oneOf } from './verdict-of.ts';

interface Subject {
  readonly string?: number | undefined;
  readonly language?: string | undefined;
}

/** Judges every output that an expectation is about: the first that fails, else the last; one must be there. */
function judgeEach(
  { string, language }: Subject,
  { texts }: Answer,
  expected: string,
  judge: (output: AnswerText) => Judged,
): Judged {
  const chosen = texts.filter(
    (output) =>
      (string === undefined || output.string === string) &&
      (language === undefined || output.language === language),
  );
  const judged = chosen.map((output) => ({ ...judge(output), language: output.language }));
  return (
    judged.find(({ passed }) => !passed) ??
    judged.at(-1) ?? { passed: false, expected, received: 'no output' }
  );
}

const localeOf = (code: string) => {
  const known = LanguageCode.safeParse(code);
  return known.success ? languages[known.data].bcp47 : 'und';
};

export function judgeStringStatus(
  expectation: Expectation & { kind: 'string-status' },
  answer: Answer,
): Judged {
  const { oneOf: expected } = expectation;
  return judgeEach(expectation, answer, expected.join(' or '), ({ status }) => ({
    ...oneOf(expected, status),
  }));
}

export function judgeText(expectation: Expectation & { kind: 'text' }, answer: Answer): Judged {
  const { oneOf: expected, suggestion = 0 } = expectation;
  return judgeEach(expectation, answer, expected.join(' or '), ({ texts }) =>
    oneOf(expected, texts[suggestion]),
  );
}

/** Every letter of the outputs is expected in a script; letters that many scripts share are in each. */
export function judgeScript(expectation: Expectation & { kind: 'script' }, answer: Answer): Judged {
  const { script, except = [] } = expectation;
  let isOfScript: RegExp;
  try {
    isOfScript = new RegExp(
      `^(?:\\p{Script_Extensions=${script}}|\\p{Script=Common}|\\p{Script=Inherited})$`,
      'u',
    );
  } catch {
    return { passed: false, expected: script, received: `${script} is not the code of a script` };
  }
  return judgeEach(expectation, answer, script, ({ input, texts }) => {
    const all = except.reduce((text, word) => text.replaceAll(word, ''), texts.join('\n'));
    const others = [...all].filter((letter) => /[\p{L}\p{M}]/u.test(letter) && !isOfScript.test(letter));
    if (texts.join('') === '' && /\p{L}/u.test(input)) {
      return { passed: false, expected: script, received: 'no text' };
    }
    return {
      passed: others.length === 0,
      expected: script,
      received:
        others.length === 0 ? texts.join('\n') : `${[...new Set(others)].join(' ')} in ${texts.join('\n')}`,
    };
  });
}

/** Kept terms are expected in the outputs as written, as often as in the input. */
export function judgeKeptTerms(expectation: Expectation & { kind: 'kept-terms' }, answer: Answer): Judged {
  const { keptTerms } = answer;
  const expected = `each of ${keptTerms.join(', ') || 'no terms'} as often as in the input`;
  if (keptTerms.length === 0) return { passed: false, expected, received: 'the request keeps no terms' };
  return judgeEach(expectation, answer, expected, ({ input, texts: [text = ''] }) => {
    const count = (within: string, term: string) => within.split(term).length - 1;
    const wrong = keptTerms.filter((term) => count(text, term) !== count(input, term));
    return { passed: wrong.length === 0, expected, received: text };
  });
}

/** A share of graphemes in common is expected. */
export function judgeSimilarity(expectation: Expectation & { kind: 'similarity' }, answer: Answer): Judged {
  const { to, atLeast } = expectation;
  return judgeEach(expectation, answer, `${to} (${atLeast})`, ({ language, texts: [text = ''] }) => {
    const share = similarity(to, text, localeOf(language));
    return {
      passed: share >= atLeast,
      expected: `${to} (at least ${atLeast})`,
      received: `${text} (${share.toFixed(2)})`,
    };
  });
}

/** Share of graphemes in common: 1 when equal, 0 when nothing is. */
export function similarity(a: string, b: string, locale: string): number {
  const [before, after] = [a, b].map((text) => graphemesOf(text.normalize('NFC'), locale));
  if (!before || !after) return 0;
  const longest = Math.max(before.length, after.length);
  if (longest === 0) return 1;
  const equal = align(before, after).filter(({ kind }) => kind === 'same').length;
  return equal / longest;
}
