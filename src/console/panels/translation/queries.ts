import { queryOptions } from '@tanstack/react-query';
import type { Exchange } from '#client/exchange.ts';
import { local } from '#client/local.ts';
import { unwrap } from '#client/outcome.ts';
import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import type { Send } from '#console/exchanges/use-run.ts';
import { embedded } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { type TranslationForm, translationForm } from './form.ts';
import { translationRequest } from './request.ts';
import { type TranslationRunner, useTranslationCalls } from './use-translation-calls.ts';

/** How a form is sent: through the client, kept in the exchange drawer, able to be opened again. */
export function sendTranslation(
  call: ConsoleCall,
  { explain }: { readonly explain: boolean },
): Send<TranslationForm, AcceptedTranslationResponse> {
  return (form, options) =>
    call('localization', translationRequest(form, { explain }), {
      ...options,
      reopening: { path: translationForm.path, form },
    });
}

/** The panel's newest translation, in one request or in one a target, and the ways to start and cancel it. */
export function useTranslation(): TranslationRunner {
  const { target } = useTargetChoice();
  return useTranslationCalls(sendTranslation(useCall(), { explain: target === embeddedTarget }));
}

/** The id under which the embedded service remembers how an answer was produced; absent from other targets. */
export function explainIdOf({ response }: Exchange): string | undefined {
  return response?.headers['x-explain-id'];
}

/** How the strings of an answer were produced. The service keeps the newest ones only. */
export const explanationQuery = (id: string) =>
  queryOptions({
    queryKey: ['local', 'explain', id],
    queryFn: async ({ signal }) => unwrap(await local(embedded).explain(id, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
