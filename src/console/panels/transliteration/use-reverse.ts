import { useMemo } from 'react';
import { useCall } from '#console/exchanges/use-call.ts';
import { type Run, useRun } from '#console/exchanges/use-run.ts';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import { TransliterationForm } from './form.ts';
import { sendTransliteration } from './queries.ts';

/** The way back: the first suggestions, transliterated into the script they came from. */
export interface Reverse {
  readonly start: () => void;
  readonly cancel: () => void;
  /** Of this answer; undefined before it was asked for. */
  readonly run: Run<TransliterationForm, AcceptedTransliterationResponse> | undefined;
  /** The text that came back for the entry at this place. */
  readonly textAt: (place: number) => string | undefined;
}

/** Whether a text came back as it was; letter case is no difference. */
export function cameBack(sent: string, back: string | undefined): boolean {
  return sent.trim().toLowerCase() === back?.trim().toLowerCase();
}

/** The request that sends the first suggestions back; entries without one are left out. */
export function reverseForm(
  { responseList }: AcceptedTransliterationResponse,
  { source, target, domain }: TransliterationForm,
): TransliterationForm {
  const firsts = responseList.flatMap(({ outString: [first] }) => (first?.trim() ? [first] : []));
  return TransliterationForm.parse({ text: firsts.join('\n'), source: target, target: source, domain });
}

/** Sends an answer's first suggestions back to their source. */
export function useReverse(answer: AcceptedTransliterationResponse, form: TransliterationForm): Reverse {
  const { run, start, cancel } = useRun('transliteration-reverse', sendTransliteration(useCall()));
  const wanted = useMemo(() => reverseForm(answer, form), [answer, form]);
  const own = run && JSON.stringify(run.form) === JSON.stringify(wanted) ? run : undefined;
  const texts = useMemo(() => {
    const came = own?.outcome?.kind === 'ok' ? own.outcome.data.responseList : [];
    let sent = 0;
    return answer.responseList.map(({ outString: [first] }) =>
      first?.trim() ? came[sent++]?.outString[0] : undefined,
    );
  }, [own, answer]);
  return { run: own, start: () => start(wanted), cancel, textAt: (place) => texts[place] };
}
