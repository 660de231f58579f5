import { useMemo } from 'react';
import { createRunStore, onlyCall } from '#console/exchanges/run-store.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useRun } from '#console/exchanges/use-run.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import { TransliterationForm, transliterationForm } from '../form/form.ts';
import { sendTransliteration } from '../form/queries.ts';

const backTransliterationRuns = createRunStore<TransliterationForm, LenientTransliterationResponse>(
  undefined,
  {
    name: `${transliterationForm.path}/back`,
    operation: 'transliteration',
    schema: TransliterationForm,
  },
);

/** Whether a text came back unchanged, apart from letter case. */
export function isSameAfterRoundTrip(sent: string, back: string | undefined): boolean {
  return sent.trim().toLowerCase() === back?.trim().toLowerCase();
}

/** The form that sends the first suggestions back; entries without one are omitted. */
function backTransliterationForm(
  { responseList }: LenientTransliterationResponse,
  { source, target, domain }: TransliterationForm,
): TransliterationForm {
  const firsts = responseList.flatMap(({ outString: [first] }) => (first?.trim() ? [first] : []));
  return TransliterationForm.parse({ text: firsts.join('\n'), source: target, target: source, domain });
}

/**
 * Transliterates the first suggestions of an answer back to the source script: `call` is undefined until requested,
 * `textAt` returns the result for the entry at an index.
 */
export function useBackTransliteration(answer: LenientTransliterationResponse, form: TransliterationForm) {
  const { run, start, cancel } = useRun(backTransliterationRuns, sendTransliteration(useCall()));
  const wanted = useMemo(() => backTransliterationForm(answer, form), [answer, form]);
  const call = onlyCall(run);
  const own = call && JSON.stringify(call.form) === JSON.stringify(wanted) ? call : undefined;
  const texts = useMemo(() => {
    const came = own?.outcome?.kind === 'ok' ? own.outcome.data.responseList : [];
    let sent = 0;
    return answer.responseList.map(({ outString: [first] }) =>
      first?.trim() ? came[sent++]?.outString[0] : undefined,
    );
  }, [own, answer]);
  return {
    call: own,
    start: () => start(wanted),
    cancel: () => cancel(),
    textAt: (place: number) => texts[place],
  };
}
