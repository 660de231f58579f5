import { useQueries } from '@tanstack/react-query';
import { CallFailed, type Failure } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { type LabOption, labOptions, type TransliterationForm } from './form.ts';
import { turned } from './lab-options.ts';
import { sendTransliteration } from './queries.ts';

/** First suggestions, one for each string; undefined while they are awaited. */
export type Firsts = readonly string[] | undefined;

export interface LabResults {
  /** With the options as they are. */
  readonly before: Firsts;
  /** With one option turned. */
  readonly after: ReadonlyMap<LabOption, Firsts>;
  /** With every option of the second set turned. */
  readonly second: Firsts;
  readonly failure: Failure | undefined;
  readonly again: () => void;
}

/** Sends a form as it is, once for each option with that one turned, and once with a second set of options. */
export function useLab(asked: TransliterationForm | undefined, set: readonly LabOption[]): LabResults {
  const send = sendTransliteration(useCall());
  const { callTarget } = useTargetChoice();
  const variants = asked
    ? [asked, turned(asked, set), ...labOptions.map((option) => turned(asked, [option]))]
    : [];
  // Two sets may be alike: a query is asked once.
  const unlike = [...new Map(variants.map((form) => [JSON.stringify(form), form]))];
  const results = useQueries({
    queries: unlike.map(([key, form]) => ({
      queryKey: ['transliteration-lab', callTarget, key],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const outcome = await send(form, { signal, sendAnyway: false });
        if (outcome.kind !== 'ok') throw new CallFailed(outcome);
        return outcome.data.responseList.map(({ outString }) => outString[0] ?? '');
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: 0,
    })),
  });
  const byForm = new Map(unlike.map(([key], index) => [key, results[index]]));
  const firsts = (form: TransliterationForm) => byForm.get(JSON.stringify(form))?.data;
  const error = results.find((result) => result.error)?.error;
  return {
    before: asked && firsts(asked),
    after: new Map(labOptions.map((option) => [option, asked && firsts(turned(asked, [option]))])),
    second: asked && firsts(turned(asked, set)),
    failure: error instanceof CallFailed ? error.failure : undefined,
    again: () => {
      for (const result of results) if (result.error) result.refetch();
    },
  };
}
