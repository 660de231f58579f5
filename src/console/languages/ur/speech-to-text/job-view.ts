import type { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { words as speechToText } from './speech-to-text.ts';

export const words: Translation<typeof jobViewWords> = {
  ...speechToText,
  jobIdOf: (id) => `جاب ${ltr(id)}`,
  wordCount: (count) => countOf(count, { one: 'لفظ', other: 'الفاظ' }),
  channel: (channel) => `چینل ${channel}`,
  copyJobId: 'جاب آئی ڈی کاپی کریں',
  recording: 'ریکارڈنگ',
  noAudio: 'اس جاب کی آڈیو اس براؤزر میں نہیں، اس لیے چلانے کو کچھ نہیں۔',
  views: 'ٹرانسکرپٹ دیکھنے کے انداز',
  transcript: 'ٹرانسکرپٹ',
  original: 'اصل',
  moreViews: (count) => `مزید ${formatNumber(count)}`,
  subtitlesView: 'سب ٹائٹل',
  noSubtitles: 'اس اپ لوڈ کے ساتھ سب ٹائٹل نہیں مانگے گئے تھے۔',
  noText: 'ٹرانسکرپٹ خالی ہے: کچھ نہیں پہچانا گیا۔',
  transcriptLoading: 'ٹرانسکرپٹ لایا جا رہا ہے',
  jobFailed: {
    title: (code) => `جاب کوڈ ${code} کے ساتھ ناکام ہوئی`,
    explanation: (message) => `سروس کا پیغام: ”${message}“۔`,
    rule: `کوڈ 005: ${ltr('“Job failed; contact the developers”')}`,
    remedy: 'آڈیو فائل دیکھ لیں، پھر دوبارہ اپ لوڈ کریں۔',
  },
  copyText: 'متن کاپی کریں',
  origin: {
    recognisedBy: (engine) => `${engine} نے پہچانا`,
    untimed: (count) => `${countOf(count, { one: 'لفظ', other: 'الفاظ' })} کا وقت نہیں`,
    otherLanguage: (language) => `یہ ریکارڈنگ ${language} جیسی نہیں لگتی، اس لیے غالباً الفاظ غلط ہیں۔`,
  },
  stillRunning: 'جاب مکمل ہونے پر ٹرانسکرپٹ ملے گا۔',
  closeJob: 'جاب بند کریں',
};
