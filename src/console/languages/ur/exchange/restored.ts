import type { restoredWords } from '#console/catalogues/exchange/restored.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof restoredWords> = {
  from: (moment) => `${moment} کا نتیجہ، صفحہ دوبارہ لوڈ ہونے سے پہلے کا۔`,
  missing: (count) => `${formatNumber(count)} جملے نہیں دکھائے گئے: ان کی آڈیو اب محفوظ نہیں۔`,
  lost: {
    audio: (moment) => `${moment} کا نتیجہ نہیں دکھایا گیا: اس کی آڈیو اب محفوظ نہیں۔`,
    size: (moment, size) => `${moment} کا نتیجہ دوبارہ لوڈ ہونے پر نہیں رہا: ${size} بہت بڑا تھا۔`,
    room: (moment, size) =>
      `${moment} کا نتیجہ دوبارہ لوڈ ہونے پر نہیں رہا: براؤزر میں اس کے ${size} کے لیے جگہ نہیں تھی۔`,
  },
};
