import type { comparisonWords } from '#console/catalogues/comparison.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof comparisonWords> = {
  compare: 'موازنہ کریں',
  cancel: 'منسوخ کریں',
  sides: ['پہلا رخ', 'دوسرا رخ'],
  what: 'کس کا موازنہ کریں',
  newRun: 'نیا رن',
  target: 'ہدف',
  account: 'اکاؤنٹ',
  typed: 'اس سیشن کے لیے لکھا گیا',
  configured: 'ہدف کے لیے طے شدہ کلیدوں کے ساتھ بھیجا جاتا ہے۔',
  noCredentials: 'اس ہدف کی کلیدیں نہیں ہیں: اسے اوپر منتخب کریں اور اکاؤنٹ کے مینو میں کلیدیں لکھیں۔',
  sameRun: 'دو الگ رن منتخب کریں۔',
  willRun: (cases, runs) =>
    `${countOf(cases, { one: 'درخواست', other: 'درخواستیں' })}${runs === 2 ? ' ہر رخ پر، پہلے ایک پھر دوسرا' : ''}`,
  runAndCompare: 'چلائیں اور موازنہ کریں',
  pair: (first, second) => `موازنہ: ${first} اور ${second}`,
  comparing: 'جوابوں کا موازنہ ہو رہا ہے',
  failed: 'ان رنز کا موازنہ نہیں ہو سکتا',
  differing: (count, all) => `${formatNumber(all)} میں سے ${formatNumber(count)} مختلف`,
  differsOnly: 'صرف مختلف',
  none: 'کوئی فرق نہیں۔',
  differs: 'مختلف',
  same: 'یکساں',
  notRun: 'نہیں چلا',
  median: (duration) => `وسطانیہ ${duration}`,
  results: 'موازنہ کیے گئے کیس',
  back: 'موازنہ کیے گئے تمام کیس',
  differences: 'فرق',
  found: (count) => `${formatNumber(count)} فرق`,
  noDifferences: 'آئی ڈی اور اوقات کے سوا جواب یکساں ہیں۔',
  noAnswers: 'موازنہ دو جوابوں کا ہی ہو سکتا ہے، اور ایک موجود نہیں۔',
  more: (count) => `اور مزید ${formatNumber(count)}`,
  cut: 'لمبے متن کا ابتدائی حصہ۔',
  nothing: 'کچھ نہیں',
  answer: 'جواب',
  only: { 'normal-form': 'صرف نارمل شکل کا فرق', joiners: 'صرف نادیدہ جوڑنے والے حروف کا فرق' },
  answers: 'جواب',
};
