import type { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { words as speechToText } from './speech-to-text.ts';

export const words: Translation<typeof jobViewWords> = {
  ...speechToText,
  jobIdOf: (id) => `जॉब ${id}`,
  wordCount: (count) => `${formatNumber(count)} शब्द`,
  channel: (channel) => `चैनल ${channel}`,
  copyJobId: 'जॉब आईडी कॉपी करें',
  recording: 'रिकॉर्डिंग',
  noAudio: 'इस जॉब का ऑडियो इस ब्राउज़र में नहीं है, इसलिए चलाने के लिए कुछ नहीं है।',
  views: 'ट्रांसक्रिप्ट के दृश्य',
  transcript: 'ट्रांसक्रिप्ट',
  original: 'मूल',
  moreViews: (count) => `${formatNumber(count)} और दृश्य`,
  subtitlesView: 'सबटाइटल',
  noSubtitles: 'इस अपलोड के साथ सबटाइटल नहीं माँगे गए थे।',
  noText: 'ट्रांसक्रिप्ट ख़ाली है: कुछ पहचाना नहीं गया।',
  transcriptLoading: 'ट्रांसक्रिप्ट लाया जा रहा है',
  jobFailed: {
    title: (code) => `जॉब कोड ${code} के साथ असफल रहा`,
    explanation: (message) => `सेवा का संदेश: “${message}”।`,
    rule: 'कोड 005: “Job failed; contact the developers”।',
    remedy: 'ऑडियो फ़ाइल जाँचें, फिर दोबारा अपलोड करें।',
  },
  copyText: 'पाठ कॉपी करें',
  origin: {
    recognisedBy: (engine) => `${engine} ने पहचाना`,
    untimed: (count) => `${formatNumber(count)} शब्द बिना समय के`,
    otherLanguage: (language) => `यह रिकॉर्डिंग ${language} जैसी नहीं लगती, इसलिए इसके शब्द शायद ग़लत हैं।`,
  },
  stillRunning: 'जॉब पूरा होने पर ट्रांसक्रिप्ट मिलेगा।',
  closeJob: 'जॉब बंद करें',
};
