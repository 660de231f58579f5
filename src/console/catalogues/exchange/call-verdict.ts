import { formatNumber } from '#console/ui/text/format.ts';

/** Words for the state of a call and for whether its answer is as specified. */
const en = {
  clean: 'Contract clean',
  deviations: (count: number) => `${formatNumber(count)} ${count === 1 ? 'deviation' : 'deviations'}`,
  notChecked: 'Not checked',
  explain: 'Every answer is compared with the specification. Open the exchange to see where it differs.',
  explainNotChecked:
    'No answer arrived from the target, so there is nothing to compare with the specification. Open the exchange to see why.',
  cancelled: 'Cancelled',
  notSent: 'Not sent',
  noAnswer: 'No answer',
  faults: {
    refused: 'refused',
    'wrong-shape': 'wrong shape',
    'not-json': 'not JSON',
    'not-audio': 'not audio',
    empty: 'empty',
    status: 'not documented',
  },
};

export const verdictWords = { name: 'exchange/call-verdict', en };
