import type { resultWords } from '#console/catalogues/translation/results.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof resultWords> = {
  targets: 'ترجمے کی زبانیں',
  moreTargets: (count) => `مزید ${countOf(count, { one: 'زبان', other: 'زبانیں' })}`,
  waiting: 'جواب کا انتظار ہے',
  states: {
    waiting: 'انتظار',
    cancelled: 'منسوخ',
    failed: 'ناکام',
    doneIn: (language) => `${language}: مکمل۔`,
    cancelledIn: (language) => `${language}: منسوخ۔`,
    failedIn: (language, title) => `${language}: ناکام۔ ${title}`,
    again: 'دوبارہ بھیجیں',
    sendAnyway: 'پھر بھی بھیجیں',
  },
  tones: {
    served: (count) => `${formatNumber(count)} ترجمہ شدہ`,
    database: (count) => `${formatNumber(count)} ڈیٹابیس سے`,
    transliterated: (count) => `${formatNumber(count)} نقلِ حرفی`,
    unchanged: (count) => `${formatNumber(count)} جوں کے توں`,
    failed: (count) => `${formatNumber(count)} ناکام`,
    waiting: (count) => `${formatNumber(count)} نامعلوم`,
  },
  statusCount: (code, name, count, unchanged) =>
    `${code === undefined ? 'اسٹیٹس نہیں' : [code, name].filter(Boolean).join(' ')}${unchanged ? '، جوں کا توں واپس' : ''}: ${formatNumber(count)}`,
  returnedUnchanged: 'جوں کا توں واپس',
  view: 'انداز',
  views: { list: 'فہرست', grid: 'جدول' },
  allTargets: 'تمام',
  filter: 'صرف یہ دکھائیں',
  order: 'ترتیب',
  orders: {
    sent: 'جیسے بھیجی گئیں',
    status: 'اسٹیٹس کے لحاظ سے',
    input: 'اصل متن کے لحاظ سے',
    output: 'ترجمے کے لحاظ سے',
  },
  search: 'اس ٹیب میں تلاش کریں',
  rows: 'ترجمے',
  noRows: 'اس فلٹر میں کوئی عبارت نہیں۔',
  all: 'سب دکھائیں',
  copyRow: (number, language) =>
    language ? `ترجمہ ${number} کاپی کریں، ${language}` : `ترجمہ ${number} کاپی کریں`,
  copyAll: 'سب کاپی کریں',
  more: (number, language) =>
    language ? `قطار ${number} کے لیے مزید، ${language}` : `قطار ${number} کے لیے مزید`,
  extras: { script: 'نقلِ حرفی کریں', compare: 'موازنہ کریں' },
  missing: 'اس زبان کا کوئی نتیجہ نہیں ملا۔',
  meanings: {
    2: 'ترجمہ ڈیٹابیس سے لیا گیا',
    3: 'NMT سے ترجمہ ہوا',
    4: 'مواد کئی زبانوں کے لیے لیا گیا؛ آؤٹ پٹ میں وہ سب ہیں',
    5: 'ترجمہ شدہ مواد ڈیٹابیس میں ہے؛ اس کی جانچ جاری ہے',
    6: 'ایک ٹکڑے کا کچھ حصہ ڈیٹابیس سے ملا',
    10: 'مواد نقلِ حرفی سے ملا',
    '-2': 'مواد کا ترجمہ نہیں، نقلِ حرفی ہوئی',
    '-3': 'جملے کی ابتدائی تیاری میں خرابی',
    '-4': 'NMT سے ترجمے کے دوران خرابی',
    '-5': 'NMT انجن نے وقت پر جواب نہیں دیا',
    '-6': 'مواد سنبھالنے والے جزو میں خرابی',
    '-7': 'جملے کو ٹکڑوں میں بانٹتے وقت خرابی',
  },
  unknownStatus: 'یہ کوڈ تصریح میں درج نہیں۔',
  noStatus: 'اسٹیٹس نہیں',
  tokensConsumed: (count) => `${count} ٹوکن خرچ ہوئے`,
  emptyAnswer: 'جواب میں کوئی عبارت نہیں۔',
};
