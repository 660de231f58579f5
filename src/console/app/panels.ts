import { AudioLines, CaseSensitive, Languages, type LucideIcon, Server, Volume2 } from 'lucide-react';
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { ShellWords } from '#console/catalogues/shell.ts';

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
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = await fetchPanel();
    return { default: loaded };
  };
  const Awaited = lazy(load);
  // React waits for a lazy component even when its code is there, and shows it 300 ms after the fallback at the
  // earliest. The choice is kept as long as the panel is on screen, so that it never starts anew.
  const Panel = () => {
    const [Chosen] = useState(() => loaded ?? Awaited);
    return createElement(Chosen);
  };
  return { path, name, icon, load, Panel };
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
