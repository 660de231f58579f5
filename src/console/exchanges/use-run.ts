import { useMemo, useRef, useSyncExternalStore } from 'react';
import { noRuns, type Run, type RunStore, type SendForm, type SendOptions } from './run-store.ts';

export interface Runner<Form, Data> {
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

/** The runs of a store, and how to send the next one. */
export function useRun<Form, Data>(
  store: RunStore<Form, Data>,
  send: SendForm<Form, Data>,
): Runner<Form, Data> {
  const { newest, previous } = useSyncExternalStore(store.subscribe, store.runs, () => noRuns);
  const latestSend = useRef(send);
  latestSend.current = send;
  // Stable while no call changes, so that typing beside a long answer does not render the answer again.
  return useMemo(
    (): Runner<Form, Data> => ({
      run: newest,
      previous,
      running: newest?.calls.some(({ outcome }) => !outcome) ?? false,
      start: (form, options) => store.start(form, latestSend.current, options),
      again: (name, options) => store.again(name, latestSend.current, options),
      cancel: store.cancel,
    }),
    [store, newest, previous],
  );
}
