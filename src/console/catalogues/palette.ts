import type { PageAction } from '#console/ui/keyboard/page-shortcuts.ts';
import { formatNumber } from '#console/ui/text/format.ts';

/** Synonyms by which an action is found. */
const otherNames: Partial<Record<PageAction, string>> = {
  send: 'run translate transliterate speak',
  exchange: 'calls history log',
  stage: 'stage presentation projector audience',
  help: 'keys keyboard shortcuts',
  theme: 'dark light colours',
  characters: 'unicode inspect',
};

/** What panels and fault injection are called as well, separated by commas. */
const alsoCalled: Partial<Record<string, string>> = {
  translation: 'translator',
  transliteration: 'transliterator',
  speechToText: 'transcribe, recognise, recording',
  textToSpeech: 'speak, voice, read aloud',
  faults: 'error, errors, failure',
};

/** Words of the command palette. */
const en = {
  title: 'Command palette',
  placeholder: 'Search panels, actions, languages, calls…',
  list: 'Commands',
  recent: 'Recent',
  groups: {
    actions: 'Actions',
    languages: 'Languages',
    samples: 'Samples',
    calls: 'History',
    settings: 'Settings',
  },
  otherNames,
  alsoCalled,
  language: {
    translate: (language: string) => `Translate into ${language}`,
    transliterate: (language: string) => `Transliterate into ${language}`,
    speak: (language: string) => `Speak ${language}`,
    recognise: (language: string) => `Recognise ${language}`,
  },
  sample: (panel: string, sample: string) => `${panel}: ${sample}`,
  interfaceLanguage: (name: string) => `Language of the interface: ${name}`,
  more: (count: number) => `${formatNumber(count)} more. Type to narrow the list.`,
  none: (query: string) => `Nothing matches “${query}”.`,
  found: (count: number) => `${formatNumber(count)} ${count === 1 ? 'command' : 'commands'}`,
  loading: 'Loading commands',
  keys: { choose: 'to choose', run: 'to run', close: 'to close' },
};

export const paletteWords = { name: 'palette', en };
