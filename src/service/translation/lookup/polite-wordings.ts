import type { TranslationLanguage } from '#contract/languages.ts';
import { expandContractions, normaliseText, trimEndMarks } from '#service/store/normal-form.ts';

const openers =
  /^(?:please |kindly )?(?:(?:can|could|will|would) you (?:please |kindly )?|please |kindly )/iu;
const closers = /[ ,]+please(?=[.?!]*$)/iu;

/** Openings of a request, each with openings that mean the same. */
const openings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:can|could|may) (?:i|we) (?=\p{L})/iu, ['can i ', 'may i ', 'could i ']],
  [/^i (?:would like|want|wish) to (?=\p{L})/iu, ['i want to ', 'i would like to ']],
  [/^i (?:would like|want) (?!to )(?=\p{L})/iu, ['i would like ', 'i want ', 'can i have ']],
  [/^have you got (?=\p{L})/iu, ['do you have ']],
];

/**
 * Other wordings of an English request that mean the same: without "please" and "could you", with "please", and with
 * another opening ("may I", "I would like to"). The lookup tries them when the exact sentence is unknown.
 */
export function politeWordings(text: string, from: TranslationLanguage): string[] {
  if (from !== 'en') return [];
  const sentence = normaliseText(text);
  const plain = sentence.replace(closers, '').replace(openers, '');
  if (plain === '') return [];
  const asked = expandContractions(plain);
  const reworded = openings.flatMap(([opening, others]) =>
    opening.test(asked) ? others.map((other) => asked.replace(opening, other)) : [],
  );
  const others = reworded.flatMap((one) => [one, `${trimEndMarks(one)} please`]);
  return [...(plain === sentence ? [] : [plain]), `please ${plain}`, ...others];
}
