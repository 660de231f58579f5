import type { operationNames } from '#console/catalogues/operation-names.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof operationNames> = {
  localization: 'ترجمہ',
  transliteration: 'نقلِ حرفی',
  stt_upload: 'آواز سے متن: اپ لوڈ',
  stt_status: 'آواز سے متن: حالت',
  stt_transcript: 'آواز سے متن: ٹرانسکرپٹ',
  tts: 'متن سے آواز',
};
