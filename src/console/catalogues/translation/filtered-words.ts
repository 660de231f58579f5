import { formatNumber } from '#console/ui/text/format.ts';

/** Words for what the profanity filter hid. */
const en = {
  label: 'Hidden by the profanity filter',
  times: (count: number) => `${formatNumber(count)} times`,
  severity: { strong: 'strong', mild: 'mild' },
};

export const filteredWords = { name: 'translation/filtered-words', en };
