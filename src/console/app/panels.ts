import { AudioLines, CaseSensitive, Languages, type LucideIcon, Server, Volume2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ShellWords } from '#console/catalogues/shell.ts';
import type { SentCall } from '#console/exchanges/free-call.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import type { OperationId } from '#contract/errors.ts';

export interface PanelEntry {
  readonly path: string;
  readonly name: Exclude<keyof ShellWords['panels'], 'label'>;
  readonly icon: LucideIcon;
  /** Loads the panel's own chunk; called early when its link is about to be used. */
  readonly load: () => Promise<unknown>;
  readonly Panel: ComponentType;
  /** For the panels whose calls open again from what was sent alone. */
  readonly reopens?: Reopens;
}

interface Reopens {
  readonly operation: OperationId;
  /** Loads the way from a call to the form that sends it. */
  readonly formOf: () => Promise<(call: SentCall) => unknown>;
}

function entry(
  path: string,
  name: PanelEntry['name'],
  icon: LucideIcon,
  fetchPanel: () => Promise<ComponentType>,
  reopens?: Reopens,
): PanelEntry {
  const { load, Component } = preloadable(fetchPanel);
  return { path, name, icon, load, Panel: Component, ...(reopens && { reopens }) };
}

/** The panels in the order of the rail. */
export const panels: readonly PanelEntry[] = [
  entry(
    '/translation',
    'translation',
    Languages,
    async () => (await import('../panels/translation/TranslationPanel.tsx')).TranslationPanel,
    {
      operation: 'localization',
      formOf: async () => (await import('../panels/translation/form-of-sent.ts')).formOfSent,
    },
  ),
  entry(
    '/transliteration',
    'transliteration',
    CaseSensitive,
    async () => (await import('../panels/transliteration/TransliterationPanel.tsx')).TransliterationPanel,
    {
      operation: 'transliteration',
      formOf: async () => (await import('../panels/transliteration/form-of-sent.ts')).formOfSent,
    },
  ),
  entry(
    '/speech-to-text',
    'speechToText',
    AudioLines,
    async () => (await import('../panels/speech-to-text/SpeechToTextPanel.tsx')).SpeechToTextPanel,
  ),
  entry(
    '/text-to-speech',
    'textToSpeech',
    Volume2,
    async () => (await import('../panels/text-to-speech/TextToSpeechPanel.tsx')).TextToSpeechPanel,
    {
      operation: 'tts',
      formOf: async () => (await import('../panels/text-to-speech/form-of-sent.ts')).formOfSent,
    },
  ),
  entry(
    '/service',
    'service',
    Server,
    async () => (await import('../panels/service/ServicePanel.tsx')).ServicePanel,
  ),
];
