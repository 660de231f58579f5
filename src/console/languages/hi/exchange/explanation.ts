import type { explanationWords } from '#console/catalogues/exchange/explanation.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof explanationWords> = {
  ask: 'यह कैसे बना',
  again: 'फिर पूछें',
  failed: 'सेवा अब नहीं बताती कि ये कैसे बने: वह केवल सबसे नए उत्तर याद रखती है।',
};
