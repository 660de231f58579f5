import type { characterWords } from '#console/catalogues/characters.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof characterWords> = {
  title: 'حروف',
  first: 'متن',
  second: 'موازنے کا متن',
  secondHint: 'کوئی متن چسپاں کریں، یا اس صفحے سے چنیں۔',
  choose: 'اس صفحے سے متن چنیں',
  nothingChosen: 'متن چنیں…',
  before: (text) => `پہلے دیکھا گیا: ${text}`,
  empty: 'متن لکھیں یا چسپاں کریں، یا یہ فہرست کھولنے سے پہلے کوئی متن منتخب کریں۔',
  working: 'جانچا جا رہا ہے',
  failed: 'متن جانچا نہیں جا سکا: اس کا کوڈ لوڈ نہیں ہوا۔ دوبارہ کوشش کریں۔',
  again: 'دوبارہ کوشش کریں',
  show: {
    label: 'دکھائے گئے حروف',
    all: 'تمام',
    marked: 'نشان زد',
    different: 'مختلف',
    none: 'متن میں ایسے حروف نہیں۔',
  },
  list: { first: 'متن کے حروف', second: 'موازنے کے متن کے حروف' },
  counts: (graphemes, codePoints, units, bytes) =>
    [
      countOf(graphemes, { one: 'حرف', other: 'حروف' }),
      countOf(codePoints, { one: 'کوڈ پوائنٹ', other: 'کوڈ پوائنٹس' }),
      countOf(units, { one: 'UTF-16 اکائی', other: 'UTF-16 اکائیاں' }),
      `UTF-8 کے ${formatNumber(bytes)} بائٹ`,
    ].join('، '),
  scripts: 'رسم الخط',
  forms: 'نارمل شکلیں',
  noForm: 'کوئی نہیں',
  marks: 'نشان زد',
  noMarks: 'کچھ نہیں',
  common: 'تمام رسم الخط',
  inherited: 'ساتھ والے حرف کا رسم الخط',
  marksOf: {
    joiner: 'جوڑنے والا حرف',
    direction: 'سمت بدلنے والا حرف',
    variation: 'شکل چننے والا حرف',
    control: 'کنٹرول حرف',
    space: 'خاص خالی جگہ',
    surrogate: 'surrogate جوڑے کا آدھا',
    private: 'نجی استعمال',
    unassigned: 'غیر مختص',
    invisible: 'نادیدہ',
    confusable: 'مشابہ',
  },
  isDifferent: 'مختلف',
  looksLike: 'اس جیسا دکھتا ہے',
  more: (count) => `اور مزید ${countOf(count, { one: 'کوڈ پوائنٹ', other: 'کوڈ پوائنٹس' })}`,
  relation: {
    same: 'دونوں متن کے کوڈ پوائنٹس ایک ہی ہیں۔',
    canonical: 'کوڈ پوائنٹس مختلف ہیں، مگر NFC میں دونوں متن ایک ہی ہیں۔',
    compatible: 'دونوں متن صرف NFKC میں ایک ہیں: کچھ حروف دوسروں کی بدلی ہوئی شکلیں ہیں۔',
    hidden: 'دونوں متن میں صرف ان حروف کا فرق ہے جو دکھائی نہیں دیتے۔',
    confusable: 'دونوں متن مختلف ہیں، مگر پڑھنے والا ایک کو دوسرا سمجھ سکتا ہے۔',
    different: 'دونوں متن مختلف ہیں۔',
  },
};
