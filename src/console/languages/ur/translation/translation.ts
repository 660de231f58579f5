import type { translationWords } from '#console/catalogues/translation/translation.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof translationWords> = {
  request: 'درخواست',
  result: 'نتیجہ',
  from: 'کس زبان سے',
  to: 'کن زبانوں میں',
  source: 'اصل زبان',
  text: 'ترجمے کے لیے عبارتیں، ہر سطر میں ایک',
  placeholder: 'ہر سطر میں ایک عبارت',
  importButton: 'درآمد',
  inputs: { label: 'عبارتیں لکھنے کا طریقہ', lines: 'سطریں', grid: 'جدول' },
  counters: {
    strings: (_count, shown, most) => `${most} میں سے ${shown} عبارتیں`,
    characters: (count, shown) => `${shown} ${count === 1 ? 'حرف' : 'حروف'}`,
    longest: (longest, most) => `، سب سے لمبی ${longest}، حد ${most}`,
    tokens: (most) => `زیادہ سے زیادہ ${most} ٹوکن`,
    noTokens: 'ٹوکن نہیں: NMT بند ہے',
    tokensMean: 'ہر زبان کے لیے حروف الگ گنے جاتے ہیں؛ صرف وہی جن کا ترجمہ NMT کرے۔',
  },
  samples: { clinic: 'کلینک', orders: 'آرڈر', fromHindi: 'ہندی سے' },
  swap: 'دونوں زبانیں آپس میں بدلیں',
  chipKeys: 'Delete سے ہٹتی ہے، Shift اور تیر سے آگے پیچھے ہوتی ہے۔',
  presets: {
    label: 'زبانیں',
    four: () => 'چار رسم الخط',
    scripts: () => 'ہر رسم الخط',
    all: (count) => `تمام ${formatNumber(count)}`,
  },
  terms: {
    count: (count) => `محفوظ الفاظ: ${formatNumber(count)}`,
    removeAll: 'محفوظ الفاظ ہٹائیں',
  },
  send: 'ترجمہ کریں',
  empty: {
    title: 'ترجمے یہاں دکھائی دیں گے',
    explanation: 'ہر عبارت تمام منتخب زبانوں میں، اور ہر ترجمے کا اپنا اسٹیٹس۔',
  },
  waiting: 'جواب کا انتظار ہے',
  targets: 'ترجمے کی زبانیں',
  done: (strings, targets) =>
    `مکمل: ${countOf(strings, { one: 'عبارت', other: 'عبارتیں' })}، ${countOf(targets, { one: 'زبان', other: 'زبانوں' })} میں۔`,
  failed: (title) => `ناکام: ${title}`,
};
