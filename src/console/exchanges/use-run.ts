import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { onceIdle } from '#console/ui/idle.ts';
import { noRuns, type Run, type RunStore, type Runs, type SendForm, type SendOptions } from './run-store.ts';

export interface Runner<Form, Data> extends Pick<Runs<Form, Data>, 'restoring' | 'lost'> {
  readonly run: Run<Form, Data> | undefined;
  /** The latest earlier run with an answer. */
  readonly previous: Run<Form, Data> | undefined;
  readonly running: boolean;
  /** Sends a form; calls under way are cancelled first. */
  readonly start: (form: Form, options?: SendOptions) => void;
  /** Sends one call again. */
  readonly again: (name: string, options?: SendOptions) => void;
  /** Cancels one call, or all. */
  readonly cancel: (name?: string) => void;
}

/**
 * The runs of a store, including those from before a reload.
 *
 * @param linked whether a link with another form was opened, to which a run from before a reload does not belong
 */
export function useRuns<Form, Data>(store: RunStore<Form, Data>, linked = false): Runs<Form, Data> {
  useEffect(() => {
    if (linked) store.forget();
  }, [store, linked]);
  useEffect(() => {
    if (!store.keeping) return;
    const keep = () =>
      import('./kept/keep-runs.ts').then(
        ({ keepRuns }) => keepRuns(store),
        // The server is unreachable: no earlier run is shown, and this page's runs stay in memory only.
        () => store.restore(noRuns),
      );
    if (store.runs().restoring) void keep();
    else onceIdle(keep);
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.runs, () => noRuns);
}

/** The runs of a store, and how to send the next one. `linked`: see `useRuns`. */
export function useRun<Form, Data>(
  store: RunStore<Form, Data>,
  send: SendForm<Form, Data>,
  linked?: boolean,
): Runner<Form, Data> {
  const { newest, previous, restoring, lost } = useRuns(store, linked);
  const latestSend = useRef(send);
  latestSend.current = send;
  // The object stays the same until a call changes, so that typing does not re-render a long answer.
  return useMemo(
    (): Runner<Form, Data> => ({
      run: newest,
      previous,
      restoring,
      lost,
      running: newest?.calls.some(({ outcome }) => !outcome) ?? false,
      start: (form, options) => store.start(form, latestSend.current, options),
      again: (name, options) => store.again(name, latestSend.current, options),
      cancel: store.cancel,
    }),
    [store, newest, previous, restoring, lost],
  );
}
