import type { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof verdictWords> = {
  clean: 'تصریح کے مطابق',
  deviations: (count) => `${formatNumber(count)} فرق`,
  notChecked: 'جانچ نہیں ہوئی',
  explain: 'ہر جواب کا موازنہ تصریح سے کیا جاتا ہے۔ فرق کہاں ہے، یہ دیکھنے کے لیے کال کی تفصیل کھولیں۔',
  explainNotChecked:
    'ہدف سے کوئی جواب نہیں آیا، اس لیے تصریح سے موازنہ کرنے کو کچھ نہیں۔ وجہ دیکھنے کے لیے کال کی تفصیل کھولیں۔',
  cancelled: 'منسوخ',
  notSent: 'نہیں بھیجا گیا',
  noAnswer: 'کوئی جواب نہیں',
  faults: {
    refused: 'مسترد',
    'wrong-shape': 'غلط ساخت',
    'not-json': 'JSON نہیں',
    'not-audio': 'آڈیو نہیں',
    empty: 'خالی',
    status: 'تصریح میں نہیں',
  },
};
