import { formatNumber } from '#console/ui/text/format.ts';

/** Words of comparisons: of two runs, and of two answers to one request. */
const en = {
  compare: 'Compare',
  cancel: 'Cancel',
  sides: ['First side', 'Second side'] as const,
  what: 'What to compare',
  newRun: 'A new run',
  target: 'Target',
  account: 'Account',
  typed: 'typed for this session',
  configured: 'Sent with the credentials of the target.',
  noCredentials: 'This target has no credentials: choose it above and type them in the account menu.',
  sameRun: 'Choose two different runs.',
  willRun: (cases: number, runs: number) =>
    `${formatNumber(cases)} ${cases === 1 ? 'request' : 'requests'}${runs === 2 ? ' on each side, one side after the other' : ''}`,
  runAndCompare: 'Run and compare',
  pair: (first: string, second: string) => `Comparison: ${first} with ${second}`,
  comparing: 'Comparing the answers',
  failed: 'The runs cannot be compared',
  differing: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} differ`,
  differsOnly: 'Differs only',
  none: 'Nothing differs.',
  differs: 'differs',
  same: 'same',
  notRun: 'not run',
  median: (duration: string) => `median ${duration}`,
  results: 'Compared cases',
  back: 'All compared cases',
  differences: 'Differences',
  found: (count: number) => (count === 1 ? '1 difference' : `${formatNumber(count)} differences`),
  noDifferences: 'The answers are the same, apart from ids and times.',
  noAnswers: 'Only two answers can be compared, and one is missing.',
  more: (count: number) => `and ${formatNumber(count)} more`,
  cut: 'The first part of a long text.',
  nothing: 'nothing',
  answer: 'the answer',
  only: { 'normal-form': 'only the normal form differs', joiners: 'only invisible joiners differ' },
  answers: 'Answers',
};

export type ComparisonWords = typeof en;
export const comparisonWords = { name: 'comparison', en };
