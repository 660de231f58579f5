import * as z from 'zod/mini';
import type { OperationId } from '#contract/errors.ts';
import { LenientTranslationResponse } from '#contract/translation.ts';
import { LenientTransliterationResponse } from '#contract/transliteration.ts';

/** The output for one input string in one target language. */
export interface AnswerText {
  /** Index of the input string, from 0. */
  readonly string: number;
  readonly input: string;
  /** Code of the target language. */
  readonly language: string;
  /** The text, or several suggestions, best first. */
  readonly texts: readonly string[];
  /** The status of the string in this language. */
  readonly status?: number | undefined;
}

/**
 * The outputs of a translation or transliteration: one for every string of `inputs` in every language of `targets`,
 * with empty `texts` where the answer has none. An empty list for refusals and for answers of other operations.
 */
export function answerTexts(
  operation: OperationId,
  body: unknown,
  targets: readonly string[],
  inputs: readonly string[],
): AnswerText[] {
  const found = textsIn(operation, body, targets);
  if (!found) return [];
  const places = new Set(found.map(({ string, language }) => `${string} ${language}`));
  const missing = inputs.flatMap((input, string) =>
    targets.flatMap((language): AnswerText[] =>
      places.has(`${string} ${language}`) ? [] : [{ string, input, language, texts: [] }],
    ),
  );
  return [...found, ...missing];
}

/** The outputs in an answer; undefined when it has no list of outputs. */
function textsIn(
  operation: OperationId,
  body: unknown,
  targets: readonly string[],
): AnswerText[] | undefined {
  const [only = ''] = targets;
  if (operation === 'localization') {
    const parsed = z.safeParse(LenientTranslationResponse, body);
    if (!parsed.success) return undefined;
    return parsed.data.responseList.flatMap((entry, string) => {
      const { inString: input, outString, apiStatus, outStrings, api_statuses } = entry;
      if (!outStrings)
        return [{ string, input, language: only, texts: [outString ?? ''], status: apiStatus }];
      return Object.entries(outStrings).map(([language, text]) => ({
        ...{ string, input, language, texts: [text] },
        status: api_statuses?.[language],
      }));
    });
  }
  if (operation !== 'transliteration') return undefined;
  const parsed = z.safeParse(LenientTransliterationResponse, body);
  if (!parsed.success) return undefined;
  return parsed.data.responseList.map(({ inString, outString, status }, string) => ({
    ...{ string, input: inString, language: only, texts: outString, status },
  }));
}
