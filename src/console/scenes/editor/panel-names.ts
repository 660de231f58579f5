import type { ShellWords } from '#console/catalogues/shell.ts';
import type { ScenePanelName } from '../set-file/scene.ts';

/** The key of each panel's name in the catalogue of the shell. */
export const panelNameKeys: Readonly<Record<ScenePanelName, keyof ShellWords['panels']>> = {
  translation: 'translation',
  transliteration: 'transliteration',
  'speech-to-text': 'speechToText',
  'text-to-speech': 'textToSpeech',
  service: 'service',
  cases: 'cases',
};
