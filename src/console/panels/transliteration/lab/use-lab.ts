import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import { isRestored, type Run } from '#console/exchanges/run-store.ts';
import { useRuns } from '#console/exchanges/use-run.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { stringsOf } from '#console/ui/text/strings.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import { defaultOptions, type OptionSet, TransliterationForm } from '../form/form.ts';
import { useSendTransliteration } from '../form/queries.ts';
import { allTrials, optionSetsOf, type Trial } from './lab-options.ts';
import { callName, type LabForm, labRuns } from './lab-runs.ts';

/** The call for one set of options: the suggestions for each string, or why there are none. */
interface LabCall {
  readonly rows?: readonly (readonly string[])[] | undefined;
  readonly exchange?: Exchange | undefined;
  readonly failure?: Failure | undefined;
  readonly waiting: boolean;
}

export type LabResults = ReturnType<typeof useLab>;

/** Maximum number of strings in a trial: few, but enough to see the effect. */
export const maxTrialStrings = 100;

const unsentCall: LabCall = { waiting: false };
const labQueryKey = 'transliteration-lab';

/** The text that was last sent, and when. */
interface SentText extends Pick<LabForm, 'text' | 'sendAnyway'> {
  readonly startedAt: number;
  /** Whether it was sent before the page was reloaded. */
  readonly restored: boolean;
  /** Where a run that is shown again was sent, and the outcomes of its calls by name. */
  readonly shown?: {
    readonly target: Target;
    readonly outcomes: ReadonlyMap<string, Outcome<LenientTransliterationResponse>>;
  };
}

/**
 * Sends a text with two sets of options and, for each trial of an option, with the default and the changed value. After
 * the first run, a change of an option sends the same text again. The last run is shown again after a reload or a
 * change of view, unless the options of the form have changed.
 */
export function useLab(form: TransliterationForm) {
  const send = useSendTransliteration();
  const client = useQueryClient();
  const { callTarget } = useTargetChoice();
  const { newest, restoring, lost } = useRuns(labRuns);
  const [latest, setAsked] = useState<SentText>();
  // The run from before a reload is dropped when the log is cleared.
  const asked = latest?.restored && !newest ? undefined : latest;
  const { source, target } = form;
  const withOptions = (options: OptionSet, text: string) =>
    TransliterationForm.parse({ ...options, source, target, text });
  const [first, second] = optionSetsOf(form);
  const trialFormsOf = ({ option, set }: Trial, text: string) => {
    const someStrings = stringsOf(text).slice(0, maxTrialStrings).join('\n');
    return {
      before: withOptions({ ...first, [option]: defaultOptions[option] }, someStrings),
      after: withOptions({ ...first, ...set }, someStrings),
    };
  };
  /** The sets of options with which a text is sent, by name. Equal sets share one call. */
  const formsFor = (text: string) =>
    new Map(
      [
        withOptions(first, text),
        withOptions(second, text),
        ...allTrials(form).flatMap((trial) => Object.values(trialFormsOf(trial, text))),
      ].map((one) => [callName(one), one]),
    );
  // Set during rendering: an effect could overwrite a text that the user has sent in the meantime.
  if (!latest && newest) {
    const { text, sendAnyway } = newest.form;
    const outcomes = outcomesOf(newest);
    if ([...formsFor(text).keys()].every((name) => outcomes.has(name)))
      setAsked({
        text,
        sendAnyway,
        startedAt: newest.startedAt,
        restored: isRestored(newest),
        shown: { target: callTarget, outcomes },
      });
  }
  const forms = asked ? formsFor(asked.text) : new Map<string, TransliterationForm>();
  const results = useQueries({
    queries: [...forms].map(([name, one]) => ({
      // The start time is in the key, so that each press of the button sends the text again.
      queryKey: [labQueryKey, callTarget, asked?.startedAt, name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        send(one, { signal, sendAnyway: asked?.sendAnyway ?? false }),
      initialData: asked?.shown?.target === callTarget ? asked.shown?.outcomes.get(name) : undefined,
      structuralSharing: false as const,
    })),
  });
  const answers = new Map(
    [...forms.keys()].map((name, index): [string, LabCall] => {
      const { data: outcome, fetchStatus } = results[index] ?? {};
      const waiting = fetchStatus !== undefined && fetchStatus !== 'idle';
      if (waiting || !outcome) return [name, { waiting }];
      return outcome.kind === 'ok'
        ? [
            name,
            {
              waiting,
              rows: outcome.data.responseList.map(({ outString }) => outString),
              exchange: outcome.exchange,
            },
          ]
        : [name, { waiting, failure: outcome }];
    }),
  );
  const running = results.some(({ fetchStatus }) => fetchStatus !== 'idle');
  const startedAt = useMemo(() => (running ? Date.now() : undefined), [running]);
  const answerTo = (one: TransliterationForm) => answers.get(callName(one)) ?? unsentCall;

  useEffect(() => {
    if (!asked || running) return;
    const { text, sendAnyway, startedAt: sentAt } = asked;
    const calls = [...forms].map(([name, one], index) => ({
      name,
      form: { text, sendAnyway, forms: [one] },
      startedAt: sentAt,
      outcome: results[index]?.data,
    }));
    const before = outcomesOf(newest);
    if (calls.some(({ outcome }) => !outcome)) return;
    if (calls.every(({ name, outcome }) => before.get(name) === outcome)) return;
    labRuns.show({ form: { text, sendAnyway, forms: [...forms.values()] }, startedAt: sentAt, calls });
  });

  return {
    /** The text that was sent, one string per line; undefined before the first run. */
    text: asked?.text,
    /** When the button was pressed for what is shown; undefined for an earlier run that is shown again. */
    pressedAt: asked?.shown ? undefined : asked?.startedAt,
    /** The run on the screen, if it is from before a reload. */
    kept: { run: asked?.restored ? newest : undefined, restoring, lost },
    first: answerTo(withOptions(first, asked?.text ?? '')),
    second: answerTo(withOptions(second, asked?.text ?? '')),
    /**
     * The two calls of a trial: with the option at its default, and at the value of the trial. The other options are
     * taken from the first set.
     */
    trial: (trial: Trial) => {
      const { before, after } = trialFormsOf(trial, asked?.text ?? '');
      return { before: answerTo(before), after: answerTo(after) };
    },
    /** When the calls under way began, in milliseconds since the epoch; undefined while there are none. */
    startedAt,
    compare: (text: string, { sendAnyway } = { sendAnyway: false }) =>
      setAsked({ text, sendAnyway, startedAt: Date.now(), restored: false }),
    cancel: () => void client.cancelQueries({ queryKey: [labQueryKey] }),
    /** Repeats the calls that failed or were cancelled. */
    again: () => {
      for (const { data, fetchStatus, refetch } of results) {
        if (data?.kind !== 'ok' && fetchStatus === 'idle') void refetch();
      }
    },
  };
}

/** The outcomes of a run's calls that have ended, by the name of the call. */
const outcomesOf = (run: Run<LabForm, LenientTransliterationResponse> | undefined) =>
  new Map(run?.calls.flatMap(({ name, outcome }) => (outcome ? [[name, outcome] as const] : [])));
