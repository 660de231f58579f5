import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CallFailed, type Failure } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { stringsOf } from '#console/ui/strings.ts';
import { defaultOptions, type OptionSet, TransliterationForm } from './form.ts';
import { allTrials, setsOf, type Trial } from './lab-options.ts';
import { sendTransliteration } from './queries.ts';

/** Of a text under one set of options: for each string its suggestions, or why there are none. */
export interface Answered {
  readonly rows?: readonly (readonly string[])[] | undefined;
  readonly failure?: Failure | undefined;
  readonly waiting: boolean;
}

export interface LabResults {
  /** The text that was asked for, one string a line; undefined before anything was. */
  readonly text: string | undefined;
  readonly first: Answered;
  readonly second: Answered;
  /** With the option at its default, and at the value that is tried; the other options are those of the first set. */
  readonly trial: (trial: Trial) => { readonly before: Answered; readonly after: Answered };
  /** Milliseconds since the epoch, while an answer is awaited. */
  readonly startedAt: number | undefined;
  readonly compare: (text: string, options?: { readonly sendAnyway: boolean }) => void;
  readonly cancel: () => void;
  /** Asks again for what failed or was cancelled. */
  readonly again: () => void;
}

/** Options are tried on so many strings: enough to see what they do. */
export const triedStrings = 100;

const nothing: Answered = { waiting: false };
const lab = 'transliteration-lab';

/**
 * Sends a text under two sets of options, and once for each option with that one at its default and changed. Once
 * asked, the answers follow the options; the text that they are about is the one that was asked for.
 */
export function useLab(form: TransliterationForm): LabResults {
  const send = sendTransliteration(useCall());
  const client = useQueryClient();
  const { callTarget } = useTargetChoice();
  const [asked, setAsked] = useState<{ text: string; sendAnyway: boolean }>();
  const { source, target } = form;
  const withOptions = (options: OptionSet, text = asked?.text ?? '') =>
    TransliterationForm.parse({ ...options, source, target, text });
  const [first, second] = setsOf(form);
  const someStrings = stringsOf(asked?.text ?? '')
    .slice(0, triedStrings)
    .join('\n');
  const formsOf = ({ option, set }: Trial) => ({
    before: withOptions({ ...first, [option]: defaultOptions[option] }, someStrings),
    after: withOptions({ ...first, ...set }, someStrings),
  });
  const forms = [
    withOptions(first),
    withOptions(second),
    ...allTrials(form)
      .map(formsOf)
      .flatMap(({ before, after }) => [before, after]),
  ];
  // Two sets may be alike: a query is asked once.
  const unlike = new Map(asked ? forms.map((one) => [JSON.stringify(one), one]) : []);
  const results = useQueries({
    queries: [...unlike].map(([key, one]) => ({
      queryKey: [lab, callTarget, asked?.sendAnyway, key],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const outcome = await send(one, { signal, sendAnyway: asked?.sendAnyway ?? false });
        if (outcome.kind !== 'ok') throw new CallFailed(outcome);
        return outcome.data.responseList.map(({ outString }) => outString);
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: 0,
    })),
  });
  const answers = new Map(
    [...unlike.keys()].map((key, index): [string, Answered] => {
      const { data, error, fetchStatus } = results[index] ?? {};
      const failure = error instanceof CallFailed ? error.failure : undefined;
      return [key, { rows: data, failure, waiting: fetchStatus !== undefined && fetchStatus !== 'idle' }];
    }),
  );
  const running = results.some(({ fetchStatus }) => fetchStatus !== 'idle');
  const startedAt = useMemo(() => (running ? Date.now() : undefined), [running]);
  const answerTo = (one: TransliterationForm) => answers.get(JSON.stringify(one)) ?? nothing;
  return {
    text: asked?.text,
    first: answerTo(withOptions(first)),
    second: answerTo(withOptions(second)),
    trial: (trial) => {
      const { before, after } = formsOf(trial);
      return { before: answerTo(before), after: answerTo(after) };
    },
    startedAt,
    compare: (text, { sendAnyway } = { sendAnyway: false }) => setAsked({ text, sendAnyway }),
    cancel: () => void client.cancelQueries({ queryKey: [lab] }),
    again: () => {
      for (const { data, fetchStatus, refetch } of results) {
        if (data === undefined && fetchStatus === 'idle') void refetch();
      }
    },
  };
}
