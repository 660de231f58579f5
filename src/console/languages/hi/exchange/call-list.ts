import type { callListWords } from '#console/catalogues/exchange/call-list.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { words as operations } from '../operation-names.ts';

export const words: Translation<typeof callListWords> = {
  search: 'कॉल खोजें',
  searchHint: 'पाठ, आईडी, काम',
  functions: { ...operations, local: 'सेवा' },
  speechToText: 'बोली से पाठ',
  moreTargets: (count) => `+${formatNumber(count)}`,
  typing: (count) => `टाइप करते समय ${formatNumber(count)} कॉल`,
  filters: {
    function: 'काम',
    outcome: 'स्थिति',
    target: 'लक्ष्य',
    contract: 'विनिर्देश',
    anyFunction: 'काम',
    anyOutcome: 'स्थिति',
    anyTarget: 'लक्ष्य',
    anyContract: 'विनिर्देश',
    deviations: 'अंतर वाली',
    clean: 'विनिर्देश के अनुरूप',
    outcomes: {
      answered: 'उत्तर मिला',
      failed: 'उत्तर में त्रुटि',
      'no-answer': 'कोई उत्तर नहीं',
      cancelled: 'रद्द',
    },
  },
  noMatch: 'कोई कॉल मेल नहीं खाती।',
  reset: 'सभी कॉल दिखाएँ',
  count: (shown, all) => `${formatNumber(all)} में से ${formatNumber(shown)}`,
};
