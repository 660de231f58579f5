import { formatNumber } from '#console/ui/text/format.ts';

const countOf = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`;

/** Words of the frame around the panels and of the parts that several panels share. */
const en = {
  product: 'Language Console',
  skip: 'Skip to the panel',
  panels: {
    label: 'Panels',
    translation: 'Translation',
    transliteration: 'Transliteration',
    speechToText: 'Speech to text',
    textToSpeech: 'Text to speech',
    service: 'Service',
    cases: 'Cases',
    reference: 'Reference',
  },
  panelLoading: (panel: string) => `Opening ${panel}`,
  panelBroken: {
    title: 'This panel could not be shown',
    explanation: 'What you typed is kept. Reload the page to go on.',
    reload: 'Reload',
  },
  panelNotLoaded: {
    title: 'This part of the console could not be fetched',
    stale: 'The console’s server answers, but a part of this page did not arrive.',
    staleRemedy: 'Try again: the page reloads.',
    kept: 'What you typed is kept.',
    byItself: 'What you typed is kept. This part appears by itself as soon as the server is back.',
    again: 'Try again',
  },
  unknownPage: {
    title: 'There is no such page',
    explanation: (path: string) => `Nothing is at ${path}.`,
    action: 'Open Translation',
  },
  offline: 'This machine is offline. The embedded service still works; a remote target does not.',

  target: {
    label: 'Target',
    button: (name: string) => `Target: ${name}`,
    health: { ready: 'ready', waiting: 'looking for the service', failed: 'does not answer' },
  },
  account: {
    label: 'Account',
    sessionName: 'this session',
    fromTarget: 'as configured',
  },
  theme: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    button: (theme: string) => `Theme: ${theme}`,
  },
  shortcuts: {
    button: 'Keyboard shortcuts',
  },

  exchange: {
    label: 'Exchange',
    open: 'Open',
    close: 'Close',
  },

  run: {
    cancel: 'Cancel',
    running: 'Waiting for the answer',
    stale: 'The input has changed since this answer.',
    last: (duration: string) => `last ${duration}`,
  },
  listen: {
    start: (number: number, language?: string) =>
      language ? `Listen to row ${number} in ${language}` : `Listen to row ${number}`,
    stop: (number: number, language?: string) =>
      language ? `Stop row ${number} in ${language}` : `Stop row ${number}`,
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Copying was not allowed' },
  failure: {
    status: 'Status',
    code: 'Code',
    received: 'Received',
    rule: 'Rule',
    field: 'Field',
  },
  languages: {
    add: 'Add language',
    search: 'Search by name or code',
    remove: (name: string) => `Remove ${name}`,
    choose: 'Languages',
  },
  samples: { label: 'Samples' },
  options: {
    label: 'Options',
    notDefault: (count: number) => `${formatNumber(count)} not default`,
    sendAnyValue: 'Edit raw request',
  },
  details: {
    label: 'Details',
    hint: 'How each result was produced, what it cost, and its ids',
  },
  keys: { enter: 'Enter', escape: 'Esc' },
  count: {
    strings: (count: number) => countOf(count, 'string', 'strings'),
    characters: (count: number) => countOf(count, 'character', 'characters'),
  },
};

export type ShellWords = typeof en;
export const shellWords = { name: 'shell', en };
