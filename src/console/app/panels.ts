import {
  AudioLines,
  CaseSensitive,
  CircleHelp,
  Languages,
  ListChecks,
  type LucideIcon,
  Server,
  Volume2,
} from 'lucide-react';
import type { ShellWords } from '#console/catalogues/shell.ts';
import { type Preloadable, preloadable } from '#console/ui/preloadable.ts';
import type { OperationId } from '#contract/errors.ts';

export interface PanelEntry extends Preloadable<object> {
  readonly path: string;
  readonly name: Exclude<keyof ShellWords['panels'], 'label'>;
  readonly icon: LucideIcon;
  /** Sends the prerendered form before it is hydrated; the returned function shows the run. Absent for other panels. */
  readonly sendInitialForm?: () => Promise<() => void>;
  /** The operation whose calls the panel can show again. */
  readonly reopens?: OperationId;
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
    reopens: 'localization',
  },
  {
    path: '/transliteration',
    name: 'transliteration',
    icon: CaseSensitive,
    ...preloadable(
      async () => (await import('../panels/transliteration/TransliterationPanel.tsx')).TransliterationPanel,
    ),
    reopens: 'transliteration',
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
    reopens: 'tts',
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
  {
    path: '/reference',
    name: 'reference',
    icon: CircleHelp,
    ...preloadable(async () => (await import('../panels/reference/ReferencePanel.tsx')).ReferencePanel),
  },
];
