import type { Outcome } from '#client/outcome.ts';
import { TranslationForm } from '#console/panels/translation/form/form.ts';
import type { TranslationCall } from '#console/panels/translation/queries.ts';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { exchangeOf } from './exchange.ts';

/** A call for these targets: answered with `data`, ended with another outcome, or in progress. */
export function translationCall(
  targets: readonly TranslationLanguage[],
  outcome?: LenientTranslationResponse | Outcome<LenientTranslationResponse>,
  startedAt = 0,
): TranslationCall {
  return {
    name: targets.join(),
    form: { ...TranslationForm.parse({}), targets: [...targets] },
    startedAt,
    outcome:
      outcome && 'responseList' in outcome
        ? { kind: 'ok', data: outcome, exchange: exchangeOf('localization') }
        : outcome,
  };
}
