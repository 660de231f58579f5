import type * as z from 'zod/mini';
import type { Outcome } from '#client/outcome.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { isStored, removeStored } from '#console/ui/storage.ts';
import type { OperationId } from '#contract/errors.ts';

/** The part of a form that one call sends. The name of a part does not change when the part is sent again. */
export interface CallPart<Form> {
  readonly name: string;
  readonly form: Form;
}

/** One request and its outcome. */
export interface Call<Form, Data> extends CallPart<Form> {
  /** When the call was sent, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** How the call ended; absent while it is under way. */
  readonly outcome?: Outcome<Data> | undefined;
  /** Whether the call was made before the page was reloaded. */
  readonly restored?: boolean;
}

/** What one press of the main button sends: one or several calls, in the order of the form. */
export interface Run<Form, Data> {
  /** The form as it was sent. */
  readonly form: Form;
  readonly startedAt: number;
  readonly calls: readonly Call<Form, Data>[];
  /** Number of calls from before a reload that are missing, because the audio of their answers is not kept. */
  readonly missing?: number;
}

export interface SendOptions {
  readonly sendAnyway?: boolean;
}

/** How a panel sends the form of one call. */
export type SendForm<Form, Data> = (
  form: Form,
  options: { readonly signal: AbortSignal; readonly sendAnyway: boolean },
) => Promise<Outcome<Data>>;

/** The runs of one panel: the newest, and the latest earlier one with an answer. */
export interface Runs<Form, Data> {
  readonly newest?: Run<Form, Data> | undefined;
  readonly previous?: Run<Form, Data> | undefined;
  /** Whether the runs from before the reload are still being loaded. */
  readonly restoring?: boolean;
  /** The last run from before the reload, if it is not shown. */
  readonly lost?: LostRun | undefined;
}

/**
 * A run that is not shown after a reload: it was too large, the browser had no room for it, or its audio is not kept.
 */
export interface LostRun {
  readonly reason: 'size' | 'room' | 'audio';
  readonly startedAt: number;
  readonly bytes: number;
}

/** How the runs of a store are stored, so that the page can show the last one again after a reload. */
export interface KeepOptions<Form> {
  /** Identifies the store: the panel's path. */
  readonly name: string;
  readonly operation: OperationId;
  readonly schema: z.core.$ZodType<Form>;
  /** Reads the audio of an answer by the id of its exchange. It is stored elsewhere, so not a second time here. */
  readonly audioOf?: (exchangeId: string) => Promise<Blob | undefined>;
}

/** The key under which a tab stores which runs it shows. */
export const shownRunsKey = (name: string) => `runs.${name}`;

/** Sends a panel's form and keeps its runs outside of its components, so that they survive a change of panel. */
export interface RunStore<Form, Data> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until a call starts or ends. */
  readonly runs: () => Runs<Form, Data>;
  /** Sends a form; calls under way are cancelled first. */
  readonly start: (form: Form, send: SendForm<Form, Data>, options?: SendOptions) => void;
  /** Sends one call of the newest run again. */
  readonly again: (name: string, send: SendForm<Form, Data>, options?: SendOptions) => void;
  /** Cancels one call of the newest run, or all. */
  readonly cancel: (name?: string) => void;
  /** How the runs survive a reload; undefined if they do not. */
  readonly keeping: KeepOptions<Form> | undefined;
  readonly partsOf: (form: Form) => readonly CallPart<Form>[];
  /** Shows a run whose calls were made elsewhere, and keeps it; undefined: shows none. */
  readonly show: (run: Run<Form, Data> | undefined) => void;
  /** Shows runs from before the page was reloaded, unless a newer one has started. */
  readonly restore: (runs: Runs<Form, Data>) => void;
  /** Deletes the stored run, and removes it from the page if it is from before the reload. */
  readonly forget: () => void;
}

/** The runs of a store before the first one is sent, and of a prerendered page. */
export const noRuns: Runs<never, never> = {};

let callsUnderWay = 0;

/** Whether any call of any panel is under way. */
export const isCalling = (): boolean => callsUnderWay > 0;

/** Whether a run has calls from before the page was reloaded. */
export const isRestored = (run: Run<unknown, unknown> | undefined): boolean =>
  run?.calls.some(({ restored }) => restored) ?? false;

const wholeFormAsPart = <Form>(form: Form): CallPart<Form>[] => [{ name: 'all', form }];

/** Waits for the next task, so that the task that parsed a long answer does not become even longer. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Creates the store of a panel. The calls of a run are sent at the same time, so a slow one does not delay the others.
 *
 * @param partsOf divides a form into the parts that the calls send; by default one call sends the whole form
 * @param keeping how runs survive a reload; without it they do not
 */
export function createRunStore<Form, Data>(
  partsOf: (form: Form) => readonly CallPart<Form>[] = wholeFormAsPart,
  keeping?: KeepOptions<Form>,
): RunStore<Form, Data> {
  const { subscribe, notify } = createListeners();
  let runs: Runs<Form, Data> = keeping && isStored(shownRunsKey(keeping.name)) ? { restoring: true } : noRuns;
  /** The calls of the newest run that are under way, by name. */
  const controllers = new Map<string, AbortController>();

  const keep = (next: Runs<Form, Data>) => {
    runs = next;
    notify();
  };
  /** Replaces the newest call of the same name. */
  const keepCall = (call: Call<Form, Data>) => {
    if (!runs.newest) return;
    const calls = runs.newest.calls.map((kept) => (kept.name === call.name ? call : kept));
    keep({ ...runs, newest: { ...runs.newest, calls } });
  };
  const cancel = (name?: string) => {
    for (const [called, controller] of controllers) {
      if (name === undefined || called === name) controller.abort();
    }
  };
  const sendCall = async (
    call: Call<Form, Data>,
    send: SendForm<Form, Data>,
    { sendAnyway = false }: SendOptions = {},
  ) => {
    const controller = new AbortController();
    controllers.set(call.name, controller);
    callsUnderWay += 1;
    const outcome = await send(call.form, { signal: controller.signal, sendAnyway });
    callsUnderWay -= 1;
    await nextTask();
    // A newer call has replaced it.
    if (controllers.get(call.name) !== controller) return;
    controllers.delete(call.name);
    keepCall({ ...call, outcome });
  };

  return {
    subscribe,
    runs: () => runs,
    start: (form, send, options) => {
      cancel();
      controllers.clear();
      const startedAt = Date.now();
      const calls = partsOf(form).map((part) => ({ ...part, startedAt }));
      const answered = runs.newest?.calls.some(({ outcome }) => outcome?.kind === 'ok');
      keep({
        newest: { form, startedAt, calls },
        previous: answered ? runs.newest : runs.previous,
      });
      for (const call of calls) void sendCall(call, send, options);
    },
    again: (name, send, options) => {
      cancel(name);
      const last = runs.newest?.calls.find((call) => call.name === name);
      if (!last) return;
      const call = { name, form: last.form, startedAt: Date.now() };
      keepCall(call);
      void sendCall(call, send, options);
    },
    cancel,
    keeping,
    partsOf,
    show: (newest) => keep({ newest }),
    restore: (restored) => {
      if (runs.restoring) keep(restored);
    },
    forget: () => {
      if (keeping) removeStored(shownRunsKey(keeping.name));
      if (!runs.newest || isRestored(runs.newest)) keep(noRuns);
    },
  };
}

/** The only call of a run; undefined if it sent several. */
export function onlyCall<Form, Data>(run: Run<Form, Data> | undefined): Call<Form, Data> | undefined {
  return run?.calls.length === 1 ? run.calls[0] : undefined;
}
