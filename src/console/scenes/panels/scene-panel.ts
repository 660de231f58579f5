import * as z from 'zod/mini';
import type { Ok } from '#client/outcome.ts';
import { writeLink } from '#console/app/link/url.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import type { Run, RunStore, SendForm } from '#console/exchanges/run-store.ts';
import { type ConsoleCall, callAndLog } from '#console/exchanges/use-call.ts';
import { callTargetOf, choiceParameters, type SessionCredentials } from '#console/targets/target-choice.tsx';
import { isSame } from '#console/ui/is-same.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { Recorded } from '../set-file/recorded.ts';
import type { Scene } from '../set-file/scene.ts';
import { type MadeRecording, recordedRun, recordRun } from './recording.ts';

/** The target and account to which scenes send. */
export interface Destination {
  readonly target: string;
  readonly account: string;
  readonly session?: SessionCredentials | undefined;
}

/** How the call of a scene is going. `none`: nothing was sent. */
export type SendState = 'none' | 'running' | 'ok' | 'failed';

/** The call of a scene that was sent before the scene is shown. */
export interface AdvanceCall {
  /** Settles when the call has ended. Never rejects. */
  readonly ended: Promise<'ok' | 'failed'>;
  readonly cancel: () => void;
}

/** What a scene needs of its panel. Forms are the fields that differ from the defaults of the panel. */
export interface ScenePanel {
  readonly path: string;
  /** The form in the panel, as this tab has stored it. */
  readonly currentForm: () => Scene['form'];
  /** Recording that the panel shows, for a scene that uploads it. */
  readonly currentAudio?: () => Promise<Scene['audio'] | 'too-large'>;
  /** The address that opens a scene's form in the panel. */
  readonly addressOf: (scene: Scene, destination: Destination) => string;
  /** Sends the call of a scene before the scene is shown. */
  readonly sendAhead: (scene: Scene, destination: Destination) => AdvanceCall;
  /** Shows the outcome of a call that was sent ahead, or sends it now. The panel must be open. */
  readonly start: (scene: Scene, destination: Destination, ahead: AdvanceCall | undefined) => Promise<void>;
  /** Removes the result of an earlier scene. */
  readonly clear: () => void;
  /** How the newest call is going. */
  readonly state: () => SendState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the newest call was made with the form of this scene, not with one that the presenter has changed. */
  readonly isOf: (scene: Scene) => boolean;
  /** Records the answer in view. */
  readonly record: () => Promise<MadeRecording>;
  /** Shows a recorded answer. @returns whether it is a good answer for the form */
  readonly showRecorded: (scene: Scene, recorded: Recorded, destination: Destination) => Promise<boolean>;
  /** The name of the engine that answered, if the target says it. */
  readonly engine: () => string | undefined;
}

interface RunPanelOptions<Form extends object, Data> {
  readonly spec: FormSpec<Form>;
  readonly runs: RunStore<Form, Data>;
  readonly sendTo: (destination: Destination) => SendForm<Form, Data>;
  /** Called when a good answer is shown. */
  readonly onShown?: (form: Form, destination: Destination, outcome: Ok<Data>) => void;
}

/** The client's `call` for a destination, recorded in the exchange drawer like every call. */
export const callTo =
  ({ session, ...choice }: Destination): ConsoleCall =>
  (operation, input, options) =>
    callAndLog(operation, input, callTargetOf(choice, session), options);

/** A panel's form from the fields of a scene. */
export const completeForm = <Form extends object>({ schema }: FormSpec<Form>, { form }: Scene): Form =>
  z.parse(schema, form);

/** The fields of a form that differ from the defaults of its panel. */
export function changedFields<Form extends object>({ schema }: FormSpec<Form>, form: Form): Scene['form'] {
  const defaults = z.parse(schema, {});
  return Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => value !== undefined && !isSame(value, Reflect.get(defaults, name)),
    ),
  );
}

/** The form that this tab has stored for a panel, otherwise its initial one. */
export const storedForm = <Form extends object>(spec: FormSpec<Form>): Form =>
  readStored(spec.path, spec.schema) ?? spec.initial;

/** The address of a form. Texts that are too long for a link are read from the tab's storage. */
export function addressOfForm<Form extends object>(
  spec: FormSpec<Form>,
  form: Form,
  destination: Destination,
): string {
  writeStored(spec.path, form);
  const { settings, texts } = spec.toLink(form);
  return writeLink(spec.path, { ...settings, ...choiceParameters(destination) }, texts).address;
}

/** Creates the scene panel of a panel that sends its form and shows the newest run. */
export function createRunPanel<Form extends object, Data>({
  spec,
  runs,
  sendTo,
  onShown = () => {},
}: RunPanelOptions<Form, Data>): ScenePanel {
  const formOf = (scene: Scene) => completeForm(spec, scene);
  /** For each call that was sent ahead, the function that returns its outcomes instead of sending it again. */
  const sent = new WeakMap<AdvanceCall, SendForm<Form, Data>>();
  const newest = (): Run<Form, Data> | undefined => runs.runs().newest;
  return {
    path: spec.path,
    currentForm: () => changedFields(spec, storedForm(spec)),
    addressOf: (scene, destination) => addressOfForm(spec, formOf(scene), destination),
    sendAhead: (scene, destination) => {
      const controller = new AbortController();
      const outcomes = new Map(
        runs
          .partsOf(formOf(scene))
          .map(({ form }) => [
            JSON.stringify(form),
            sendTo(destination)(form, { signal: controller.signal, sendAnyway: false }),
          ]),
      );
      const ahead: AdvanceCall = {
        ended: Promise.all(outcomes.values()).then((all) =>
          all.every(({ kind }) => kind === 'ok') ? 'ok' : 'failed',
        ),
        cancel: () => controller.abort(),
      };
      sent.set(ahead, (form, { signal }) => {
        signal.addEventListener('abort', () => controller.abort(), { once: true });
        return outcomes.get(JSON.stringify(form)) ?? Promise.resolve({ kind: 'aborted' });
      });
      return ahead;
    },
    start: async (scene, destination, ahead) => {
      const send = (ahead && sent.get(ahead)) ?? sendTo(destination);
      runs.start(formOf(scene), async (form, options) => {
        const outcome = await send(form, options);
        if (outcome.kind === 'ok') onShown(form, destination, outcome);
        return outcome;
      });
    },
    clear: () => {
      runs.cancel();
      runs.show(undefined);
    },
    state: () => {
      const calls = newest()?.calls ?? [];
      if (calls.length === 0) return 'none';
      if (calls.some(({ outcome }) => !outcome)) return 'running';
      return calls.every(({ outcome }) => outcome?.kind === 'ok') ? 'ok' : 'failed';
    },
    subscribe: runs.subscribe,
    isOf: (scene) => {
      const sentForm = newest()?.form;
      return sentForm !== undefined && isSame(spec.toLink(sentForm), spec.toLink(formOf(scene)));
    },
    record: () => recordRun(newest()),
    showRecorded: async (scene, recorded) => {
      const run = await recordedRun<Form, Data>(recorded, formOf(scene), runs);
      if (run) runs.show(run);
      return run !== undefined;
    },
    engine: () => {
      const outcome = newest()?.calls[0]?.outcome;
      return outcome?.kind === 'ok' ? outcome.exchange.response?.headers['x-engine'] : undefined;
    },
  };
}

/** Whether calls to a target are free of charge: only those to the embedded service are. */
export const isFree = ({ target }: Destination): boolean => target === embeddedTarget;
