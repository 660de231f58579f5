import { LanguageCode, languages } from '#contract/languages.ts';
import type { AnswerText } from '../answer/answer-texts.ts';
import type { Answer } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { align } from '../checks/error-rate/align.ts';
import { describeDifference } from '../checks/text/describe-difference.ts';
import { graphemesOf } from '../checks/text/graphemes.ts';
import { type Judgement, oneOf } from './judgement.ts';

interface Subject {
  readonly string?: number | undefined;
  readonly language?: string | undefined;
}

/** How many failing outputs a result shows. */
const shownFailures = 5;

/**
 * Judges every output that an expectation applies to; there must be at least one. Failing outputs are shown with the
 * number of their input string, from 1.
 */
function judgeEach(
  { string, language }: Subject,
  { texts }: Answer,
  expected: string,
  judge: (output: AnswerText) => Judgement,
): Judgement {
  const chosen = texts.filter(
    (output) =>
      (string === undefined || output.string === string) &&
      (language === undefined || output.language === language),
  );
  const judged = chosen.map((output) => ({ ...judge(output), output }));
  const failed = judged.filter(({ passed }) => !passed);
  const [first] = failed;
  if (!first) {
    const last = judged.at(-1);
    if (!last) return { passed: false, expected, received: 'no output' };
    return { passed: true, expected: last.expected, received: last.received, language: last.output.language };
  }
  const lines = failed.slice(0, shownFailures).map(({ received, output }) => {
    const code = output.language === '' ? '' : ` (${output.language})`;
    return `string ${output.string + 1}${code}: ${received}`;
  });
  const left = failed.length - lines.length;
  return {
    passed: false,
    expected: first.expected,
    received: [...lines, ...(left > 0 ? [`${left} more`] : [])].join('\n'),
    language: first.output.language,
    compared: first.compared,
  };
}

const localeOf = (code: string) => {
  const known = LanguageCode.safeParse(code);
  return known.success ? languages[known.data].bcp47 : 'und';
};

export function judgeStringStatus(
  expectation: Expectation & { kind: 'string-status' },
  answer: Answer,
): Judgement {
  const { oneOf: expected } = expectation;
  return judgeEach(expectation, answer, expected.join(' or '), ({ status }) => ({
    ...oneOf(expected, status),
  }));
}

export function judgeText(expectation: Expectation & { kind: 'text' }, answer: Answer): Judgement {
  const { oneOf: expected, suggestion = 0 } = expectation;
  return judgeEach(expectation, answer, expected.join(' or '), ({ language, texts }) => {
    const judged = oneOf(expected, texts[suggestion]);
    const [only] = expected;
    const received = texts[suggestion];
    if (judged.passed || only === undefined || expected.length > 1 || received === undefined) return judged;
    return {
      ...judged,
      received: `${judged.received} (${describeDifference(only, received, localeOf(language))})`,
      compared: { expected: only, received },
    };
  });
}

/** Judges whether every letter of the outputs is in a script; letters that scripts share count as being in each. */
export function judgeScript(expectation: Expectation & { kind: 'script' }, answer: Answer): Judgement {
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

/**
 * Judges whether each kept term is in the outputs as often as in the input: as written, as the replacement given by a
 * map, or in one of the spellings listed in the expectation. A term in none of these forms may have been
 * transliterated: the expectation is not met, and the result says what can be added.
 */
export function judgeKeptTerms(expectation: Expectation & { kind: 'kept-terms' }, answer: Answer): Judgement {
  const { keptTerms, replacements } = answer;
  const { spellings = {} } = expectation;
  const expected = `each of ${keptTerms.join(', ') || 'no terms'} as often as in the input`;
  if (keptTerms.length === 0) return { passed: false, expected, received: 'the request keeps no terms' };
  return judgeEach(expectation, answer, expected, ({ input, texts: [text = ''] }) => {
    const problems = keptTerms.flatMap((term) => {
      const wanted = countWord(input, term);
      const forms = new Set([term, replacements[term] ?? term, ...(spellings[term] ?? [])]);
      const found = [...forms].reduce((sum, form) => sum + countWord(text, form), 0);
      if (found === wanted) return [];
      return found === 0
        ? [`${term} is not there as written; if it was transliterated, add that spelling to the expectation`]
        : [`${term} ${found} instead of ${wanted} times`];
    });
    return {
      passed: problems.length === 0,
      expected,
      received: problems.length === 0 ? text : `${text} (${problems.join('; ')})`,
    };
  });
}

/** How often a term occurs in a text as complete words. */
function countWord(text: string, term: string): number {
  if (term.trim() === '') return 0;
  const literal = term.normalize('NFC').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const part = '[\\p{L}\\p{M}\\p{N}]';
  return text.normalize('NFC').match(new RegExp(`(?<!${part})${literal}(?!${part})`, 'gu'))?.length ?? 0;
}

/** Judges whether the outputs are similar enough to a text. */
export function judgeSimilarity(
  expectation: Expectation & { kind: 'similarity' },
  answer: Answer,
): Judgement {
  const { to, atLeast } = expectation;
  return judgeEach(expectation, answer, `${to} (${atLeast})`, ({ language, texts: [text = ''] }) => {
    const share = similarity(to, text, localeOf(language));
    return {
      passed: share >= atLeast,
      expected: `${to} (at least ${atLeast})`,
      received: `${text} (${share.toFixed(2)}${
        share >= atLeast ? '' : `; ${describeDifference(to, text, localeOf(language))}`
      })`,
      compared: { expected: to, received: text },
    };
  });
}

/** 1 - edits / length of the longer text, in graphemes: 1 for equal texts, 0 for texts with nothing in common. */
export function similarity(a: string, b: string, locale: string): number {
  const [before, after] = [a, b].map((text) => graphemesOf(text.normalize('NFC'), locale));
  if (!before || !after) return 0;
  const longest = Math.max(before.length, after.length);
  if (longest === 0) return 1;
  const edits = align(before, after).filter(({ kind }) => kind !== 'same').length;
  return 1 - edits / longest;
}
