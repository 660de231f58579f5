import type { callListWords } from '#console/catalogues/exchange/call-list.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { words as operations } from '#console/languages/ur/operation-names.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof callListWords> = {
  search: 'کالیں تلاش کریں',
  searchHint: 'متن، آئی ڈی، فنکشن',
  functions: { ...operations, local: 'سروس' },
  speechToText: 'آواز سے متن',
  moreTargets: (count) => ltr(`+${formatNumber(count)}`),
  typing: (count) => `ٹائپنگ کے دوران ${countOf(count, { one: 'کال', other: 'کالیں' })}`,
  filters: {
    function: 'فنکشن',
    outcome: 'اسٹیٹس',
    target: 'ہدف',
    contract: 'تصریح',
    anyFunction: 'فنکشن',
    anyOutcome: 'اسٹیٹس',
    anyTarget: 'ہدف',
    anyContract: 'تصریح',
    deviations: 'فرق کے ساتھ',
    clean: 'تصریح کے مطابق',
    outcomes: {
      answered: 'جواب ملا',
      failed: 'جواب میں خرابی',
      'no-answer': 'کوئی جواب نہیں',
      cancelled: 'منسوخ',
    },
  },
  noMatch: 'ایسی کوئی کال نہیں۔',
  reset: 'تمام کالیں دکھائیں',
  count: (shown, all) => `${formatNumber(all)} میں سے ${formatNumber(shown)}`,
};
