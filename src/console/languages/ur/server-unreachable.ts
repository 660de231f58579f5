import type { serverUnreachableCatalogue } from '#console/catalogues/server-unreachable.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';

export const words: Translation<typeof serverUnreachableCatalogue> = {
  causes: {
    offline: 'یہ آلہ آف لائن ہے۔',
    'no-server': 'کنسول کا اپنا سرور جواب نہیں دے رہا۔',
  },
  remedies: {
    offline: 'نیٹ ورک سے جڑیں، پھر دوبارہ کوشش کریں۔',
    'no-server': `کنسول کو ${ltr('npm start')} سے پھر شروع کریں، پھر دوبارہ کوشش کریں۔`,
  },
};
