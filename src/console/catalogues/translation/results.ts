import { formatNumber } from '#console/ui/text/format.ts';
import { translationStatuses } from '#contract/translation.ts';

/** Words of the translation panel's answers, loaded with the code that renders them. */
const en = {
  targets: 'Target languages',
  moreTargets: (count: number) => (count === 1 ? '1 more language' : `${count} more languages`),
  waiting: 'Waiting for the answer',
  states: {
    waiting: 'waiting',
    cancelled: 'cancelled',
    failed: 'failed',
    doneIn: (language: string) => `${language}: done.`,
    cancelledIn: (language: string) => `${language}: cancelled.`,
    failedIn: (language: string, title: string) => `${language}: failed. ${title}`,
    again: 'Send again',
    sendAnyway: 'Send anyway',
  },
  tones: {
    served: (count: number) => `${formatNumber(count)} translated`,
    database: (count: number) => `${formatNumber(count)} database`,
    transliterated: (count: number) => `${formatNumber(count)} transliterated`,
    unchanged: (count: number) => `${formatNumber(count)} returned unchanged`,
    failed: (count: number) => `${formatNumber(count)} failed`,
    waiting: (count: number) => `${formatNumber(count)} unknown`,
  },
  statusCount: (code: number | undefined, name: string | undefined, count: number, unchanged: boolean) =>
    `${code === undefined ? 'no status' : [code, name].filter(Boolean).join(' ')}${unchanged ? ', returned unchanged' : ''}: ${formatNumber(count)}`,
  returnedUnchanged: 'returned unchanged',
  view: 'View',
  views: { list: 'List', grid: 'Grid' },
  allTargets: 'All',
  filter: 'Show only',
  order: 'Order',
  orders: {
    sent: 'As sent',
    status: 'By status',
    input: 'By input',
    output: 'By translation',
  },
  search: 'Search in this tab',
  rows: 'Translations',
  noRows: 'No string matches the filter.',
  all: 'Show all',
  copyRow: (number: number, language?: string) =>
    language ? `Copy translation ${number}, ${language}` : `Copy translation ${number}`,
  copyAll: 'Copy all',
  more: (number: number, language?: string) =>
    language ? `More for row ${number}, ${language}` : `More for row ${number}`,
  extras: { script: 'Transliterate', compare: 'Compare' },
  missing: 'No result for this language.',
  /** What each status code means. */
  meanings: Object.fromEntries(translationStatuses.map(({ code, meaning }) => [code, meaning])) as Readonly<
    Record<number, string>
  >,
  unknownStatus: 'The specification does not list this code.',
  noStatus: 'no status',
  tokensConsumed: (count: string) => `${count} tokens consumed`,
  emptyAnswer: 'The answer has no strings.',
};

export const resultWords = { name: 'translation/results', en };
