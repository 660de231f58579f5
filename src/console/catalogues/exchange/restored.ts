import { formatNumber } from '#console/ui/text/format.ts';

/** Words about a result from before the page was reloaded. */
const en = {
  from: (moment: string) => `From ${moment}, before the page was reloaded.`,
  missing: (count: number) =>
    count === 1
      ? 'One sentence is not shown: its audio is not kept.'
      : `${formatNumber(count)} sentences are not shown: their audio is not kept.`,
  lost: {
    audio: (moment: string) => `The result from ${moment} is not shown: its audio is not kept.`,
    size: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: at ${size}, it was too large.`,
    room: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: the browser had no room for its ${size}.`,
  },
};

const hi: typeof en = {
  from: (moment) => `${moment} का परिणाम, पेज दोबारा लोड होने से पहले का।`,
  missing: (count) => `${formatNumber(count)} वाक्य नहीं दिखाए गए: उनका ऑडियो अब सहेजा हुआ नहीं है।`,
  lost: {
    audio: (moment) => `${moment} का परिणाम नहीं दिखाया गया: उसका ऑडियो अब सहेजा हुआ नहीं है।`,
    size: (moment, size) => `${moment} का परिणाम दोबारा लोड होने पर नहीं रहा: ${size} बहुत बड़ा था।`,
    room: (moment, size) =>
      `${moment} का परिणाम दोबारा लोड होने पर नहीं रहा: ब्राउज़र में उसके ${size} के लिए जगह नहीं थी।`,
  },
};

const ur: typeof en = {
  from: (moment) => `${moment} کا نتیجہ، صفحہ دوبارہ لوڈ ہونے سے پہلے کا۔`,
  missing: (count) => `${formatNumber(count)} جملے نہیں دکھائے گئے: ان کی آڈیو اب محفوظ نہیں۔`,
  lost: {
    audio: (moment) => `${moment} کا نتیجہ نہیں دکھایا گیا: اس کی آڈیو اب محفوظ نہیں۔`,
    size: (moment, size) => `${moment} کا نتیجہ دوبارہ لوڈ ہونے پر نہیں رہا: ${size} بہت بڑا تھا۔`,
    room: (moment, size) =>
      `${moment} کا نتیجہ دوبارہ لوڈ ہونے پر نہیں رہا: براؤزر میں اس کے ${size} کے لیے جگہ نہیں تھی۔`,
  },
};

export const restoredWords = { en, hi, ur };
