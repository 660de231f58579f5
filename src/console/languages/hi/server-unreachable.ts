import type { serverUnreachableCatalogue } from '#console/catalogues/server-unreachable.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof serverUnreachableCatalogue> = {
  causes: {
    offline: 'यह डिवाइस ऑफ़लाइन है।',
    'no-server': 'कंसोल का अपना सर्वर उत्तर नहीं दे रहा।',
  },
  remedies: {
    offline: 'नेटवर्क से जुड़ें, फिर दोबारा कोशिश करें।',
    'no-server': 'कंसोल को npm start से फिर शुरू करें, फिर दोबारा कोशिश करें।',
  },
};
