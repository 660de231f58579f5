import type { filteredWords } from '#console/catalogues/translation/filtered-words.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof filteredWords> = {
  label: 'अपशब्द फ़िल्टर से छिपाए गए शब्द',
  times: (count) => `${formatNumber(count)} बार`,
  severity: { strong: 'गंभीर', mild: 'हल्का' },
};
