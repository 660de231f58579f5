import { formatNumber } from '#console/ui/text/format.ts';
import { operationNames } from '../operation-names.ts';

/** Words for the list of calls. */
const en = {
  search: 'Search calls',
  searchHint: 'Text, id, function',
  functions: { ...operationNames.en, local: 'Service' },
  /** All operations of the function. */
  speechToText: 'Speech to text',
  moreTargets: (count: number) => `+${formatNumber(count)}`,
  typing: (count: number) => `${formatNumber(count)} calls while typing`,
  filters: {
    function: 'Function',
    outcome: 'Status',
    target: 'Target',
    contract: 'Contract',
    anyFunction: 'Function',
    anyOutcome: 'Status',
    anyTarget: 'Target',
    anyContract: 'Contract',
    deviations: 'With deviations',
    clean: 'Contract clean',
    outcomes: {
      answered: 'Answered',
      failed: 'Answered with an error',
      'no-answer': 'No answer',
      cancelled: 'Cancelled',
    },
  },
  noMatch: 'No call matches.',
  reset: 'Show all calls',
  count: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
};

export const callListWords = { name: 'exchange/call-list', en };
