import { AudioLines, CaseSensitive, Languages, type LucideIcon, Server, Volume2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ShellWords } from '#console/catalogues/shell.ts';
import { preloadable } from '#console/ui/preloadable.ts';

export interface PanelEntry {
  readonly path: string;
  readonly name: Exclude<keyof ShellWords['panels'], 'label'>;
  readonly icon: LucideIcon;
  /** Loads the panel's own chunk; called early when its link is about to be used. */
  readonly load: () => Promise<unknown>;
  readonly Panel: ComponentType;
}

function entry(
  path: string,
  name: PanelEntry['name'],
  icon: LucideIcon,
  fetchPanel: () => Promise<ComponentType>,
): PanelEntry {
  const { load, Component } = preloadable(fetchPanel);
  return { path, name, icon, load, Panel: Component };
}

/** The panels in the order of the rail. */
export const panels: readonly PanelEntry[] = [
  entry(
    '/translation',
    'translation',
    Languages,
    async () => (await import('../panels/translation/TranslationPanel.tsx')).TranslationPanel,
  ),
  entry(
    '/transliteration',
    'transliteration',
    CaseSensitive,
    async () => (await import('../panels/transliteration/TransliterationPanel.tsx')).TransliterationPanel,
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
  ),
  entry(
    '/service',
    'service',
    Server,
    async () => (await import('../panels/service/ServicePanel.tsx')).ServicePanel,
  ),
];
