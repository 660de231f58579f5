import { type Preloadable, preloadable } from '#console/ui/preloadable.ts';
import type { StageContent } from './stage-content.ts';

/** The view of a panel on the stage. */
export interface StageView extends Preloadable<object> {
  readonly path: string;
  readonly panel: StageContent['panel'];
}

/** The panels that can be shown to an audience, in the order of the rail. */
export const stageViews: readonly StageView[] = [
  {
    path: '/translation',
    panel: 'translation',
    ...preloadable(
      async () => (await import('#console/panels/translation/TranslationStage.tsx')).TranslationStage,
    ),
  },
  {
    path: '/transliteration',
    panel: 'transliteration',
    ...preloadable(
      async () =>
        (await import('#console/panels/transliteration/TransliterationStage.tsx')).TransliterationStage,
    ),
  },
  {
    path: '/speech-to-text',
    panel: 'speechToText',
    ...preloadable(
      async () => (await import('#console/panels/speech-to-text/SpeechToTextStage.tsx')).SpeechToTextStage,
    ),
  },
  {
    path: '/text-to-speech',
    panel: 'textToSpeech',
    ...preloadable(
      async () => (await import('#console/panels/text-to-speech/TextToSpeechStage.tsx')).TextToSpeechStage,
    ),
  },
];
