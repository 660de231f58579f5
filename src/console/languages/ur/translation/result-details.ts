import type { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof resultDetailsWords> = {
  grid: {
    label: 'تمام ترجمے',
    number: 'نمبر',
    details: (number, language) => `ترجمہ ${number} کی تفصیلات، ${language}`,
    again: (language) => `دوبارہ بھیجیں: ${language}`,
    sendAnyway: (language) => `پھر بھی بھیجیں: ${language}`,
  },
  produced: {
    segments: (count, how) => `${countOf(count, { one: 'حصہ', other: 'حصے' })}: ${how}`,
    segmentList: 'حصے',
    tokens: (count) => `${count} ٹوکن`,
    steps: {
      lookupHit: 'لک اپ میں ملا',
      templateHit: 'سانچے میں ملا',
      lookupMiss: 'لک اپ میں نہیں ملا',
      lookupOff: 'لک اپ بند',
      nmt: 'NMT',
      nmtFailed: 'NMT ناکام',
      nmtTimedOut: 'NMT کا وقت ختم',
      nmtNoEngine: 'NMT انجن نہیں',
      nmtUnserved: 'NMT نے ترجمہ نہیں کیا',
      nmtOff: 'NMT بند',
      transliterated: 'نقلِ حرفی ہوئی',
      returned: 'جوں کا توں واپس',
      empty: 'خالی: ترجمے کو کچھ نہیں',
      noLetters: 'حروف نہیں: ترجمے کو کچھ نہیں',
      sameLanguage: 'پہلے سے اسی زبان میں: ترجمے کو کچھ نہیں',
      onlyKept: 'صرف پتے، کوڈ اور محفوظ الفاظ: ترجمے کو کچھ نہیں',
    },
  },
  engine: {
    missing: 'ترجمے کا کوئی انجن طے نہیں۔',
    explanation:
      'جملوں کی کتاب میں روزمرہ کے دس میں سے تقریباً چار جملے اور دس میں سے نو لیبل ہیں؛ باقی کی نقلِ حرفی ہوتی ہے۔',
    howToAdd: 'انجن کیسے شامل کریں',
  },
  closeExtra: (name, number) => `بند کریں: ${name}، قطار ${number}`,
  scriptOf: (number) => `قطار ${number} دوسرے رسم الخط میں`,
  script: 'رسم الخط',
  comparisonOf: (number) => `قطار ${number} کا موازنہ`,
  inTargets: 'تمام زبانوں میں',
  sinceBefore: 'پچھلے جواب سے موازنہ',
  noneBefore: 'یہ اس عبارت کا پہلا جواب ہے۔ ابھی موازنے کو کچھ نہیں۔',
  sameAsBefore: 'پہلے جیسا ہی ہے۔',
  before: 'پہلے',
  now: 'اب',
  detailsOf: (number, language) => `ترجمہ ${number} · ${language}`,
};
