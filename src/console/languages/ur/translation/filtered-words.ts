import type { filteredWords } from '#console/catalogues/translation/filtered-words.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof filteredWords> = {
  label: 'نازیبا الفاظ کے فلٹر سے چھپائے گئے الفاظ',
  times: (count) => `${formatNumber(count)} بار`,
  severity: { strong: 'سخت', mild: 'ہلکا' },
};
