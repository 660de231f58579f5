import type { Failure } from '#client/outcome.ts';
import type { StageWords } from '#console/catalogues/stage.ts';
import { findLanguage } from '#contract/languages.ts';

/** What failed, in one sentence that an audience understands. */
export function problemSentence(failure: Failure, { problem }: StageWords): string {
  switch (failure.kind) {
    case 'network':
      return problem.network;
    case 'unexpected':
      return problem.unexpected;
    case 'invalid-request':
      return problem.incomplete;
    case 'aborted':
      return problem.aborted;
    case 'refused': {
      const row = failure.row?.id.split('.').at(-1);
      switch (row) {
        case 'invalid-credentials':
          return problem.credentials;
        case 'expired':
          return problem.expired;
        case 'exhausted':
          return problem.exhausted;
        case 'unauthorized-api':
        case 'unauthorized-language':
          return problem.forbidden;
        default:
          return problem.refused;
      }
    }
  }
}

/** The name of a language's script, in the language of the interface. */
export function scriptName(language: string, { tag }: StageWords): string {
  const script = findLanguage(language)?.script;
  // Nastaliq, the style in which Urdu and Kashmiri are written, is not named: two names would confuse an audience.
  return script ? (new Intl.DisplayNames(tag, { type: 'script' }).of(script) ?? script) : language;
}

/** Names as a list, such as “Hindi, Tamil and Urdu”. */
export const listOf = (names: readonly string[], { tag }: StageWords): string =>
  new Intl.ListFormat(tag).format(names);
