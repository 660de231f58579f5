import type { wordRouteWords } from '#console/catalogues/word-routes.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof wordRouteWords> = {
  label: 'ہر لفظ کس سے لکھا گیا',
  layers: {
    own: 'اپنا مستثنیٰ',
    builtIn: 'پہلے سے موجود مستثنیٰ',
    lexicon: 'لغت',
    english: 'انگریزی تلفظ',
    model: 'تربیت یافتہ ماڈل',
    sounds: 'رسم الخط کی آوازیں',
    letters: 'حرف بہ حرف',
    number: 'عدد',
    address: 'پتا',
    kept: 'جوں کا توں',
  },
};
