import type { operationNames } from '#console/catalogues/operation-names.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof operationNames> = {
  localization: 'अनुवाद',
  transliteration: 'लिप्यंतरण',
  stt_upload: 'बोली से पाठ: अपलोड',
  stt_status: 'बोली से पाठ: स्थिति',
  stt_transcript: 'बोली से पाठ: ट्रांसक्रिप्ट',
  tts: 'पाठ से बोली',
};
