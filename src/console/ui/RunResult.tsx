import { type ReactNode, Suspense, useEffect } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { Run } from '#console/exchanges/use-run.ts';
import { isSame } from './is-same.ts';
import { preloadable } from './preloadable.ts';

const { load, Component: RunFailure } = preloadable(
  async () => (await import('./RunFailure.tsx')).RunFailure,
);

/** Fetches what draws a failure; called when a person turns to the form, while the server is known to be there. */
export const loadFailure = load;

/**
 * Milliseconds after which a failure can be drawn even if the server has gone away by then: later than all that the
 * first click needs.
 */
const quietDelay = 6000;

interface RunResultProps<Form extends object, Data> {
  /** The form as it is now: an answer to another one is marked. */
  form: Form;
  run: Run<Form, Data> | undefined;
  /** The answer before, shown faintly while the next is under way. */
  previous: Run<Form, Data> | undefined;
  waiting: string;
  /** Shown before the first call. */
  empty: ReactNode;
  onSend: (form: Form, options?: { sendAnyway: boolean }) => void;
  children: (data: Data, form: Form, exchange: Exchange) => ReactNode;
}

/** What became of a panel's newest call: nothing yet, waiting, an answer, a failure, or cancelled. */
export function RunResult<Form extends object, Data>(props: RunResultProps<Form, Data>) {
  const { form, run, previous, waiting, empty, onSend, children } = props;
  useEffect(() => {
    const timer = setTimeout(load, quietDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!run) return empty;
  const { outcome } = run;
  if (!outcome) {
    const before = previous?.outcome;
    return (
      <div aria-busy="true">
        <div aria-hidden="true" className="h-0.5 overflow-hidden bg-line">
          <div className="h-full w-1/3 animate-pulse bg-marigold" />
        </div>
        {before?.kind === 'ok' && previous ? (
          <div inert className="opacity-40">
            {children(before.data, previous.form, before.exchange)}
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
        {children(outcome.data, run.form, outcome.exchange)}
        <StaleNote sent={run.form} form={form} />
      </>
    );
  }
  return (
    <Suspense>
      <RunFailure
        failure={outcome}
        onAgain={() => onSend(form)}
        onSendAnyway={() => onSend(form, { sendAnyway: true })}
      />
    </Suspense>
  );
}

/** Says when an answer belongs to another form than the one that is shown. */
export function StaleNote<Form extends object>({ sent, form }: { sent: Form; form: Form }) {
  const words = useWords(shellWords).run;
  if (isSameForm(sent, form)) return null;
  return <p className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-second">{words.stale}</p>;
}

/** Field by field: a text of a megabyte is compared at every key, and must not be written down for it. */
function isSameForm(one: object, other: object): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}
