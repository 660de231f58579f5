import { callTargetOf } from '#console/targets/target-choice.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { ScenePanelName } from '../set-file/scene.ts';
import {
  addressOfForm,
  callTo,
  changedFields,
  completeForm,
  createRunPanel,
  type ScenePanel,
  storedForm,
} from './scene-panel.ts';

/** Creates the scene panel of a panel that scenes only open: they send nothing there. */
function createQuietPanel(
  path: string,
  addressOf: ScenePanel['addressOf'],
  currentForm: ScenePanel['currentForm'],
): ScenePanel {
  return {
    ...{ path, addressOf, currentForm },
    sendAhead: () => ({ ended: Promise.resolve('ok'), cancel: () => {} }),
    start: async () => {},
    clear: () => {},
    state: () => 'none',
    subscribe: () => () => {},
    isOf: () => true,
    record: async () => 'no-good-answer',
    showRecorded: async () => false,
    engine: () => undefined,
  };
}

/** What scenes need of each panel, loaded when a scene opens it. */
export const scenePanelLoaders: Readonly<Record<ScenePanelName, () => Promise<ScenePanel>>> = {
  translation: async () => {
    const [{ translationForm }, { translationRuns, sendTranslation }] = await Promise.all([
      import('#console/panels/translation/form/form.ts'),
      import('#console/panels/translation/queries.ts'),
    ]);
    return createRunPanel({
      spec: translationForm,
      runs: translationRuns,
      sendTo: ({ session, ...choice }) => sendTranslation(callTargetOf(choice, session)),
    });
  },
  transliteration: async () => {
    const [{ transliterationForm }, { transliterationRuns, sendTransliteration }] = await Promise.all([
      import('#console/panels/transliteration/form/form.ts'),
      import('#console/panels/transliteration/form/queries.ts'),
    ]);
    return createRunPanel({
      spec: transliterationForm,
      runs: transliterationRuns,
      sendTo: (destination) =>
        sendTransliteration(callTo(destination), { explain: destination.target === embeddedTarget }),
    });
  },
  'speech-to-text': async () => (await import('./speech-to-text.ts')).speechToTextPanel,
  'text-to-speech': async () => {
    const [{ formSpec }, { speechRuns, sendSpeech }, { addTake }] = await Promise.all([
      import('#console/panels/text-to-speech/form/form.ts'),
      import('#console/panels/text-to-speech/speech-runs.ts'),
      import('#console/panels/text-to-speech/takes/takes.ts'),
    ]);
    return createRunPanel({
      spec: formSpec,
      runs: speechRuns,
      sendTo: (destination) => sendSpeech(callTo(destination)),
      onShown: (form, { target, account }, outcome) => void addTake(form, { target, account }, outcome),
    });
  },
  service: async () => {
    const { serviceFormSpec } = await import('#console/panels/service/service-form.ts');
    return createQuietPanel(
      serviceFormSpec.path,
      (scene, destination) =>
        addressOfForm(serviceFormSpec, completeForm(serviceFormSpec, scene), destination),
      () => changedFields(serviceFormSpec, storedForm(serviceFormSpec)),
    );
  },
  cases: async () =>
    createQuietPanel(
      '/cases',
      () => '/cases',
      () => ({}),
    ),
};

/** The panel at a path of the page, if scenes can open it. */
export const panelAtPath = (path: string): ScenePanelName | undefined => {
  const name = path.slice(1);
  return Object.keys(scenePanelLoaders).find((known): known is ScenePanelName => known === name);
};
