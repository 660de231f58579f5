import { formatNumber } from '#console/ui/text/format.ts';

/** Words for what the profanity filter hid. */
const en = {
  label: 'Hidden by the profanity filter',
  times: (count: number) => `${formatNumber(count)} times`,
  severity: { strong: 'strong', mild: 'mild' },
};

const hi: typeof en = {
  label: 'अपशब्द फ़िल्टर से छिपाए गए शब्द',
  times: (count) => `${formatNumber(count)} बार`,
  severity: { strong: 'गंभीर', mild: 'हल्का' },
};

const ur: typeof en = {
  label: 'نازیبا الفاظ کے فلٹر سے چھپائے گئے الفاظ',
  times: (count) => `${formatNumber(count)} بار`,
  severity: { strong: 'سخت', mild: 'ہلکا' },
};

export const filteredWords = { en, hi, ur };
