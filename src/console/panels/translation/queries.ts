import { queryOptions } from '@tanstack/react-query';
import type { Exchange } from '#client/exchange.ts';
import { unwrap } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { type Call, type Run, type Runner, useRun } from '#console/exchanges/use-run.ts';
import { localCalls } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { explainIdHeader } from '#contract/headers.ts';
import { embeddedTarget } from '#contract/targets.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { type TranslationForm, translationForm } from './form/form.ts';
import { requestParts, translationRequest } from './form/request.ts';

export type TranslationCall = Call<TranslationForm, AcceptedTranslationResponse>;
export type TranslationRun = Run<TranslationForm, AcceptedTranslationResponse>;
export type TranslationRunner = Runner<TranslationForm, AcceptedTranslationResponse>;

/** Sends the panel's form and keeps its newest run. The embedded service is asked to remember how each string was produced. */
export function useTranslation(): TranslationRunner {
  const call = useCall();
  const { target } = useTargetChoice();
  const explain = target === embeddedTarget;
  return useRun(
    'translation',
    (form, options) =>
      call('localization', translationRequest(form, { explain }), {
        ...options,
        reopening: { path: translationForm.path, form },
      }),
    requestParts,
  );
}

/** The id under which the embedded service remembers how an answer was produced; absent from other targets. */
export function explainIdOf({ response }: Exchange): string | undefined {
  return response?.headers[explainIdHeader.toLowerCase()];
}

/** How the strings of an answer were produced. The service keeps the newest ones only. */
export const explanationQuery = (id: string) =>
  queryOptions({
    queryKey: ['local', 'explain', id],
    queryFn: async ({ signal }) => unwrap(await (await localCalls()).explain(id, signal)),
  });
