import type { referenceWords } from '#console/catalogues/reference.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof referenceWords> = {
  pages: 'حوالے کے صفحات',
  search: {
    label: 'حوالے میں تلاش کریں',
    placeholder: 'تلاش کریں',
    results: 'تلاش کے نتائج',
    found: (count) => countOf(count, { one: 'نتیجہ', other: 'نتائج' }),
    more: (count) => `پہلے ${formatNumber(count)} دکھائے گئے ہیں۔`,
    none: 'حوالے میں ایسا کچھ نہیں۔',
    noneHint: 'تلاش کے تمام الفاظ ملنے چاہییں۔ کم الفاظ یا لفظ کا ایک حصہ لکھیں۔',
    clear: 'تلاش صاف کریں',
  },
  unknown: (anchor) => `حوالے میں ”${ltr(anchor)}“ نام کی کوئی چیز نہیں۔`,
  linkTo: (name) => `${name} کا لنک`,
  tryIt: 'آزمائیں',
  tryExample: (title) => `آزمائیں: ${title}`,
  tryHint: 'پینل کھلتا ہے جس میں یہ کال بھری ہوتی ہے۔ جب تک آپ نہ بھیجیں کچھ نہیں بھیجا جاتا۔',
  uploadHint: 'انھی ترتیبات کے ساتھ پینل کھلتا ہے۔ ریکارڈنگ یا نمونہ وہاں منتخب کریں۔',
  copyCurl: 'curl کے طور پر کاپی کریں',
  provoke: 'خرابی پیدا کریں',
  provokeError: (name) => `خرابی پیدا کریں: ${name}`,
  provokeHint:
    '”خرابی پیدا کریں“ اگلی کال کے لیے ایک خرابی تیار کرتا ہے، پہلے سے تیار خرابی کی جگہ، اور فارم کھولتا ہے۔ خرابی دیکھنے کے لیے فارم بھیجیں؛ وہ ایک ہی بار ہوتی ہے۔ تب تک اوپر کی پٹی میں دکھائی دیتا ہے کہ خرابی تیار ہے، اور وہیں سے ہٹائی جا سکتی ہے۔',
  provokeRemote: `صرف اندرونی سروس میں خرابی پیدا کی جا سکتی ہے۔ اس کے لیے ہدف ${ltr('“embedded”')} منتخب کریں۔`,
  provokeUpload: 'خرابی تیار ہے۔ دیکھنے کے لیے ریکارڈنگ یا نمونہ اپ لوڈ کریں۔',
  provokeSend: 'خرابی تیار ہے۔ دیکھنے کے لیے فارم بھیجیں۔',
  download: {
    openapi: 'OpenAPI 3.1',
    schema: 'JSON Schema',
    hint: 'یا کمانڈ لائن سے، جب اندرونی سروس چل رہی ہو:',
  },
  font: 'فونٹ',
};
