import type { restoredWords } from '#console/catalogues/exchange/restored.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof restoredWords> = {
  from: (moment) => `${moment} का परिणाम, पेज दोबारा लोड होने से पहले का।`,
  missing: (count) => `${formatNumber(count)} वाक्य नहीं दिखाए गए: उनका ऑडियो अब सहेजा हुआ नहीं है।`,
  lost: {
    audio: (moment) => `${moment} का परिणाम नहीं दिखाया गया: उसका ऑडियो अब सहेजा हुआ नहीं है।`,
    size: (moment, size) => `${moment} का परिणाम दोबारा लोड होने पर नहीं रहा: ${size} बहुत बड़ा था।`,
    room: (moment, size) =>
      `${moment} का परिणाम दोबारा लोड होने पर नहीं रहा: ब्राउज़र में उसके ${size} के लिए जगह नहीं थी।`,
  },
};
