import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CallFailed, type Failure, unwrap } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { stringsOf } from '#console/ui/text/strings.ts';
import { defaultOptions, type OptionSet, TransliterationForm } from '../form/form.ts';
import { sendTransliteration } from '../form/queries.ts';
import { allTrials, optionSetsOf, type Trial } from './lab-options.ts';

/** The call for one set of options: the suggestions for each string, or why there are none. */
interface LabCall {
  readonly rows?: readonly (readonly string[])[] | undefined;
  readonly failure?: Failure | undefined;
  readonly waiting: boolean;
}

export type LabResults = ReturnType<typeof useLab>;

/** Strings used by the trials: few, but enough to see the effect. */
export const maxTrialStrings = 100;

const unsentCall: LabCall = { waiting: false };
const labQueryKey = 'transliteration-lab';

/**
 * Sends a text with two sets of options and, for each trial of an option, with the default and the changed value. After
 * the first run, a change of an option sends the same text again.
 */
export function useLab(form: TransliterationForm) {
  const send = sendTransliteration(useCall());
  const client = useQueryClient();
  const { callTarget } = useTargetChoice();
  const [asked, setAsked] = useState<{ text: string; sendAnyway: boolean }>();
  const { source, target } = form;
  const withOptions = (options: OptionSet, text = asked?.text ?? '') =>
    TransliterationForm.parse({ ...options, source, target, text });
  const [first, second] = optionSetsOf(form);
  const someStrings = stringsOf(asked?.text ?? '')
    .slice(0, maxTrialStrings)
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
  // Equal sets share one query.
  const unlike = new Map(asked ? forms.map((one) => [JSON.stringify(one), one]) : []);
  const results = useQueries({
    queries: [...unlike].map(([key, one]) => ({
      queryKey: [labQueryKey, callTarget, asked?.sendAnyway, key],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = unwrap(await send(one, { signal, sendAnyway: asked?.sendAnyway ?? false }));
        return answer.responseList.map(({ outString }) => outString);
      },
    })),
  });
  const answers = new Map(
    [...unlike.keys()].map((key, index): [string, LabCall] => {
      const { data, error, fetchStatus } = results[index] ?? {};
      const failure = error instanceof CallFailed ? error.failure : undefined;
      return [key, { rows: data, failure, waiting: fetchStatus !== undefined && fetchStatus !== 'idle' }];
    }),
  );
  const running = results.some(({ fetchStatus }) => fetchStatus !== 'idle');
  const startedAt = useMemo(() => (running ? Date.now() : undefined), [running]);
  const answerTo = (one: TransliterationForm) => answers.get(JSON.stringify(one)) ?? unsentCall;
  return {
    /** The text that was sent, one string a line; undefined before the first run. */
    text: asked?.text,
    first: answerTo(withOptions(first)),
    second: answerTo(withOptions(second)),
    /**
     * The two calls of a trial: with the option at its default, and at the value of the trial. The other options are
     * those of the first set.
     */
    trial: (trial: Trial) => {
      const { before, after } = formsOf(trial);
      return { before: answerTo(before), after: answerTo(after) };
    },
    /** When the calls under way began, in milliseconds since the epoch; undefined while there are none. */
    startedAt,
    compare: (text: string, { sendAnyway } = { sendAnyway: false }) => setAsked({ text, sendAnyway }),
    cancel: () => void client.cancelQueries({ queryKey: [labQueryKey] }),
    /** Sends again what failed or was cancelled. */
    again: () => {
      for (const { data, fetchStatus, refetch } of results) {
        if (data === undefined && fetchStatus === 'idle') void refetch();
      }
    },
  };
}
