import type { TranslationLanguage } from '#contract/languages.ts';
import { expandContractions, normaliseText, trimEndMarks } from '#service/store/normal-form.ts';

const ask =
  '(?:(?:can|could|will|would) (?:you|someone|anyone) )?(?:(?:please|kindly) )?(?:tell|show) (?:me|us)';
const wantToKnow = 'i (?:just )?(?:want|wanted|need|wish|would like) to (?:know|ask)';
const opener = new RegExp(
  `^(?:(?:please |kindly )?${ask}|do you (?:happen to )?know|(?:do you have )?any idea|${wantToKnow}|(?:may|can|could) i (?:please )?(?:know|ask)|i (?:wonder|(?:am|was) wondering))(?: please)?,? (?=\\p{L})`,
  'iu',
);
/** An opener "let me know", but not before "when" or "if": "let me know when you arrive" asks for a message later. */
const letMeKnow = /^(?:please |kindly )?let (?:me|us) know,? (?!when\b|if\b)(?=\p{L})/iu;

const longQuestionWords =
  /^(?:how (?:much|many|far|long|often|old|late|big|soon)|what (?:time|day|date|kind of|sort of)|(?:what|which|whose|how many|how much) \p{L}+)$/iu;
const shortQuestionWords = /^(?:where|when|why|how|what|who|which|whose)$/iu;
const determiner = /^(?:the|your|my|our|his|her|their)$/iu;
const auxiliary =
  /^(?:is|are|was|were|am|can|could|will|would|should|shall|may|might|must|do|does|did|has|have|had)$/iu;
const infinitives: Readonly<Record<string, readonly string[]>> = {
  how: ['do i', 'can i'],
  where: ['can i', 'do i'],
  when: ['should i'],
  what: ['should i'],
  which: ['should i'],
  who: ['should i'],
};

const maxWords = 20;
const maxQuestions = 16;

/**
 * The direct questions that an English indirect question may stand for, most likely first: "Could you tell me where the
 * bank is?" asks "where is the bank". Some of them are not correct sentences, so they are used only for lookups. Any
 * other text has none.
 */
export function directQuestions(text: string, from: TranslationLanguage): string[] {
  if (from !== 'en') return [];
  const sentence = trimEndMarks(expandContractions(normaliseText(text)));
  const start = (opener.exec(sentence) ?? letMeKnow.exec(sentence))?.[0].length;
  if (start === undefined) return [];
  const words = sentence.slice(start).split(' ');
  if (words.length > maxWords) return [];
  const [first = ''] = words;
  if (/^(?:if|whether)$/i.test(first)) return firstOnes(inverted([], words.slice(1)));
  if (determiner.test(first)) return [`what is ${words.join(' ')}`, `what are ${words.join(' ')}`];
  if (!shortQuestionWords.test(first)) return [];
  const toDo =
    words[1]?.toLowerCase() === 'to'
      ? (infinitives[first.toLowerCase()] ?? []).map((by) => [first, by, ...words.slice(2)].join(' '))
      : [];
  const heads = [3, 2, 1]
    .map((size) => words.slice(0, size))
    .filter((head) => head.length === 1 || longQuestionWords.test(head.join(' ')));
  const asked = heads.flatMap((head) => inverted(head, words.slice(head.length)));
  return firstOnes([...toDo, ...asked, words.join(' ')]);
}

const firstOnes = (questions: readonly string[]) => [...new Set(questions)].slice(0, maxQuestions);

/**
 * A question with its verb before the subject, for each word that may be the verb: "the train leaves" → "does the train
 * leave".
 */
function inverted(head: readonly string[], clause: readonly string[]): string[] {
  const join = (...parts: readonly (string | readonly string[])[]) => [head, parts].flat(2).join(' ');
  const withAuxiliary = clause.flatMap((word, at) =>
    at > 0 && auxiliary.test(word) ? [join(word, clause.slice(0, at), clause.slice(at + 1))] : [],
  );
  const withDoes = clause.flatMap((word, at) =>
    at > 0 && /[^s]s$/i.test(word) && !/^(?:is|was|does)$/i.test(word)
      ? [join('does', clause.slice(0, at), baseOf(word), clause.slice(at + 1))]
      : [],
  );
  const withDo = clause.length > 1 ? [join('do', clause)] : [];
  return [...withAuxiliary.slice(0, 2), ...withDoes.slice(0, 3), ...withDo];
}

/** The base form of a verb in -s: "goes" → "go", "carries" → "carry", "leaves" → "leave". */
function baseOf(verb: string): string {
  if (/^has$/i.test(verb)) return 'have';
  if (/[^aeiou]ies$/i.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z|o)es$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
