import type { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof makeCaseWords> = {
  make: 'کیس بنائیں',
  makeOf: (call) => `${call} سے کیس بنائیں`,
  made: (name) => `کیس محفوظ ہوا: ${name}`,
  open: 'کیس کھولیں',
  dismiss: 'ہٹائیں',
  chooseRecording: 'اس کی ریکارڈنگ اب اس براؤزر میں نہیں: کیس میں منتخب کریں۔',
  notMade: {
    code: 'کیس نہیں بنا: کنسول کا سرور جواب نہیں دے رہا۔ اسے پھر چلائیں اور دوبارہ کوشش کریں۔',
    request:
      'کیس نہیں بنا: اس درخواست کا صرف ابتدائی حصہ رکھا گیا تھا۔ کال دوبارہ بھیجیں اور اس سے کیس بنائیں۔',
    room: 'کیس محفوظ نہیں ہوا: اس براؤزر میں جگہ نہیں بچی۔ ریکارڈنگ یا رن ہٹائیں اور دوبارہ کوشش کریں۔',
    storage:
      'کیس محفوظ نہیں ہوا: یہ براؤزر یہاں کچھ محفوظ نہیں کرنے دیتا، جیسا نجی ونڈو میں ہوتا ہے۔ عام ونڈو استعمال کریں۔',
  },
};
