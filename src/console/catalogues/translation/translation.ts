import { formatNumber } from '#console/ui/text/format.ts';

/** Words of the translation panel, loaded with its chunk. */
const en = {
  request: 'Request',
  result: 'Result',
  from: 'From',
  to: 'To',
  source: 'Source language',
  text: 'Strings to translate, one per line',
  placeholder: 'One string per line',
  importButton: 'Import',
  inputs: { label: 'Strings are written as', lines: 'Lines', grid: 'Grid' },
  counters: {
    strings: (count: number, shown: string, most: string) =>
      `${shown} ${count === 1 ? 'string' : 'strings'} of ${most}`,
    characters: (count: number, shown: string) => `${shown} ${count === 1 ? 'character' : 'characters'}`,
    /** Follows the number of characters. */
    longest: (longest: string, most: string) => `, longest ${longest} of ${most}`,
    tokens: (most: string) => `at most ${most} ${most === '1' ? 'token' : 'tokens'}`,
    noTokens: 'no tokens: NMT is off',
    tokensMean: 'Characters for each target language; only what NMT translates is counted.',
  },
  samples: { clinic: 'Clinic', orders: 'Orders', fromHindi: 'From Hindi' },
  swap: 'Swap source and target',
  chipKeys: 'Delete removes it, Shift with an arrow moves it.',
  presets: {
    label: 'Languages',
    four: (_count: number) => 'Four scripts',
    scripts: (_count: number) => 'Every script',
    all: (count: number) => `All ${count}`,
  },
  terms: {
    count: (count: number) => (count === 1 ? '1 kept term' : `${formatNumber(count)} kept terms`),
    removeAll: 'Remove kept terms',
  },
  send: 'Translate',
  empty: {
    title: 'Translations appear here',
    explanation: 'Each string in all target languages, each translation with its own status.',
  },
  waiting: 'Waiting for the answer',
  targets: 'Target languages',
  done: (strings: number, targets: number) =>
    `Done: ${strings} ${strings === 1 ? 'string' : 'strings'} in ${targets} ${targets === 1 ? 'language' : 'languages'}.`,
  failed: (title: string) => `Failed: ${title}`,
};

export const translationWords = { name: 'translation/translation', en };
