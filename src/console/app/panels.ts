import {
  AudioLines,
  CaseSensitive,
  Languages,
  ListChecks,
  type LucideIcon,
  Server,
  Volume2,
} from 'lucide-react';
import type { ShellWords } from '#console/catalogues/shell.ts';
import type { SentRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { type Preloadable, preloadable } from '#console/ui/preloadable.ts';
import type { OperationId } from '#contract/errors.ts';

export interface PanelEntry extends Preloadable<object> {
  readonly path: string;
  readonly name: Exclude<keyof ShellWords['panels'], 'label'>;
  readonly icon: LucideIcon;
  /** Present for the panel whose form is prerendered: sends it before it is hydrated. The result shows the run. */
  readonly sendInitialForm?: () => Promise<() => void>;
  /** Present for panels that can restore their form from a sent request. */
  readonly reopens?: {
    readonly operation: OperationId;
    /** Loads the function that turns a sent request into the form that sends it. */
    readonly formOf: () => Promise<(call: SentRequest) => unknown>;
  };
}

/** The panels in the order of the rail. */
export const panels: readonly PanelEntry[] = [
  {
    path: '/translation',
    name: 'translation',
    icon: Languages,
    ...preloadable(
      async () => (await import('../panels/translation/TranslationPanel.tsx')).TranslationPanel,
      true,
    ),
    sendInitialForm: async () =>
      (await import('../panels/translation/TranslationPanel.tsx')).sendInitialForm(),
    reopens: {
      operation: 'localization',
      formOf: async () => (await import('#console/panels/translation/form/form-of-sent.ts')).formOfSent,
    },
  },
  {
    path: '/transliteration',
    name: 'transliteration',
    icon: CaseSensitive,
    ...preloadable(
      async () => (await import('../panels/transliteration/TransliterationPanel.tsx')).TransliterationPanel,
    ),
    reopens: {
      operation: 'transliteration',
      formOf: async () => (await import('#console/panels/transliteration/form/form-of-sent.ts')).formOfSent,
    },
  },
  {
    path: '/speech-to-text',
    name: 'speechToText',
    icon: AudioLines,
    ...preloadable(
      async () => (await import('../panels/speech-to-text/SpeechToTextPanel.tsx')).SpeechToTextPanel,
    ),
  },
  {
    path: '/text-to-speech',
    name: 'textToSpeech',
    icon: Volume2,
    ...preloadable(
      async () => (await import('../panels/text-to-speech/TextToSpeechPanel.tsx')).TextToSpeechPanel,
    ),
    reopens: {
      operation: 'tts',
      formOf: async () => (await import('#console/panels/text-to-speech/form/form-of-sent.ts')).formOfSent,
    },
  },
  {
    path: '/service',
    name: 'service',
    icon: Server,
    ...preloadable(async () => (await import('../panels/service/ServicePanel.tsx')).ServicePanel),
  },
  {
    path: '/cases',
    name: 'cases',
    icon: ListChecks,
    ...preloadable(async () => (await import('../panels/cases/CasesPanel.tsx')).CasesPanel),
  },
];
