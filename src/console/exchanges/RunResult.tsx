import { type ReactNode, Suspense } from 'react';
import type { Failure, Ok } from '#client/outcome.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { onceIdle } from '#console/ui/idle.ts';
import { isSame } from '#console/ui/is-same.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import type { Run, SendOptions } from './run-store.ts';

const { load, Component: RunFailure } = preloadable(
  async () => (await import('./RunFailure.tsx')).RunFailure,
);
// Loaded early, so that a failure can be shown even when the server is down by then.
onceIdle(load);

interface RunResultProps<Form extends object, Data> {
  /** The form as it is now; an answer to an older form is marked. */
  form: Form;
  run: Run<Form, Data> | undefined;
  /** The previous run, shown dimmed while the newest one is under way. */
  previous: Run<Form, Data> | undefined;
  waiting: string;
  /** Whether the run from before a reload is still being read. */
  restoring: boolean | undefined;
  /** Shown before the first run. */
  empty: ReactNode;
  onSend: (options?: SendOptions) => void;
  /** An additional action on the failure card. */
  failureAction?: (failure: Failure) => ReactNode;
  children: (run: Run<Form, Data>, answer: Ok<Data>) => ReactNode;
}

/** The result of a panel's newest run: none yet, waiting, an answer, a failure, or cancelled. */
export function RunResult<Form extends object, Data>(props: RunResultProps<Form, Data>) {
  const { form, run, previous, restoring, waiting, empty, onSend, failureAction, children } = props;
  if (!run) return restoring ? <div className="min-h-64" /> : empty;
  const outcome = outcomeOf(run);
  if (!outcome) {
    const before = previous && outcomeOf(previous);
    return (
      <div aria-busy="true">
        <div aria-hidden="true" className="h-0.5 overflow-hidden bg-line">
          <div className="h-full w-1/3 animate-pulse bg-marigold" />
        </div>
        {previous && before?.kind === 'ok' ? (
          <div inert className="opacity-40">
            {children(previous, before)}
          </div>
        ) : (
          <p className="px-4 py-16 text-center text-base text-ink-third">{waiting}</p>
        )}
      </div>
    );
  }
  if (outcome.kind === 'ok') {
    return (
      <>
        {children(run, outcome)}
        <StaleNote sent={run.form} form={form} />
      </>
    );
  }
  return (
    <Suspense>
      <RunFailure
        failure={outcome}
        action={failureAction?.(outcome)}
        onAgain={() => onSend()}
        onSendAnyway={() => onSend({ sendAnyway: true })}
      />
    </Suspense>
  );
}

/** The first answer of a run, otherwise the outcome of its first call. */
function outcomeOf<Form, Data>({ calls }: Run<Form, Data>) {
  return (calls.find(({ outcome }) => outcome?.kind === 'ok') ?? calls[0])?.outcome;
}

/** A note that the form has changed since the answer. */
export function StaleNote<Form extends object>({ sent, form }: { sent: Form; form: Form }) {
  const words = useWords(shellWords).run;
  if (isSameForm(sent, form)) return null;
  return <p className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-second">{words.stale}</p>;
}

/** Compares field by field, since serialising a text of a megabyte at every key press would delay typing. */
function isSameForm(one: object, other: object): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}
