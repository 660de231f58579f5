import type { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

const seconds = (amount: number) => `${amount.toFixed(3)} सेकंड`;

export const words: Translation<typeof transcriptChecksWords> = {
  view: 'जाँच',
  running: 'ट्रांसक्रिप्ट जाँचा जा रहा है',
  failed: 'इस ब्राउज़र में जाँच नहीं हो सकी।',
  severities: { error: 'त्रुटि', warning: 'चेतावनी', note: 'टिप्पणी' },
  show: 'दिखाएँ',
  filters: { all: 'हर जाँच', found: 'जिनमें समस्या मिली', error: 'त्रुटियाँ', warning: 'चेतावनियाँ' },
  summary: (found, clean, unchecked) =>
    `${countOf(found, { one: 'समस्या', other: 'समस्याएँ' })} · ${formatNumber(clean)} जाँच सही · ${formatNumber(unchecked)} नहीं हो सकीं`,
  found: (count) => countOf(count, { one: 'समस्या', other: 'समस्याएँ' }),
  places: (name) => `समस्याएँ: ${name}`,
  noTime: 'समय नहीं',
  noneShown: 'इस फ़िल्टर से कोई जाँच मेल नहीं खाती।',
  reportOf: (name) => `${name} की जाँच`,
  notChecked: {
    'no-audio': 'जाँच नहीं हो सकी: यहाँ ऑडियो नहीं है।',
    'no-words': 'जाँच नहीं हो सकी: उत्तर में कोई शब्द नहीं है।',
    'no-confidence': 'जाँच नहीं हो सकी: किसी शब्द का भरोसा नहीं बताया गया।',
    'no-original': 'जाँच नहीं हो सकी: original_transcript ख़ाली है।',
    'no-transcript': 'जाँच नहीं हो सकी: transcript ख़ाली है।',
    'no-subtitles': 'जाँच नहीं हो सकी: उत्तर में सबटाइटल नहीं हैं।',
  },
  checks: {
    'end-before-start': {
      name: 'शुरू से पहले अंत',
      holds: 'शब्द शुरू होने के बाद ख़त्म होते हैं',
      meaning: 'कोई शब्द शुरू होने से पहले ख़त्म होता है।',
    },
    'zero-length': {
      name: 'शून्य लंबाई',
      holds: 'हर शब्द कुछ देर चलता है',
      meaning: 'कोई शब्द शुरू होते ही ख़त्म हो जाता है।',
    },
    milliseconds: {
      name: 'सेकंड की जगह मिलीसेकंड',
      holds: 'समय सेकंड में हैं',
      meaning: 'आधे शब्द 10 सेकंड से ज़्यादा लंबे हैं: समय सेकंड में नहीं हैं।',
    },
    'beyond-audio': {
      name: 'रिकॉर्डिंग के बाद',
      holds: 'शब्द रिकॉर्डिंग के भीतर ख़त्म होते हैं',
      meaning: 'कोई शब्द रिकॉर्डिंग ख़त्म होने के 0.05 सेकंड से ज़्यादा बाद तक चलता है।',
    },
    'out-of-order': {
      name: 'ग़लत क्रम',
      holds: 'शब्द क्रम में हैं',
      meaning: 'कोई शब्द पिछले शब्द से पहले शुरू होता है।',
    },
    overlap: {
      name: 'एक के ऊपर दूसरा',
      holds: 'शब्द एक-दूसरे के ऊपर नहीं आते',
      meaning: 'दो शब्द 0.02 सेकंड से ज़्यादा समय तक साथ चलते हैं।',
    },
    'speech-in-gap': {
      name: 'बिना शब्दों की ध्वनि',
      holds: 'बिना शब्दों की ध्वनि नहीं है',
      meaning: 'शब्दों के बीच कम से कम 0.5 सेकंड के अंतराल में कम से कम 0.25 सेकंड ध्वनि है।',
    },
    'word-over-silence': {
      name: 'मौन पर शब्द',
      holds: 'हर शब्द के समय ध्वनि है',
      meaning: 'कम से कम 0.1 सेकंड का कोई शब्द अपने समय के दस में से नौ हिस्सों से ज़्यादा में मौन है।',
    },
    'confidence-range': {
      name: 'भरोसे की सीमा',
      holds: 'भरोसा 0 और 1 के बीच है',
      meaning: 'कोई भरोसा 0 से कम या 1 से ज़्यादा है।',
    },
    'segment-bounds': {
      name: 'खंड',
      holds: 'खंडों में शब्द हैं और वे एक-दूसरे के ऊपर नहीं आते',
      meaning: 'किसी खंड में शब्द नहीं हैं, या वह पिछले खंडों का आख़िरी शब्द ख़त्म होने से 0.02 सेकंड से ज़्यादा पहले शुरू होता है।',
    },
    'original-differs': {
      name: 'शब्द और original_transcript',
      holds: 'शब्द और original_transcript मेल खाते हैं',
      meaning: 'शब्द और original_transcript ठीक एक जैसे नहीं हैं।',
    },
    'transcript-differs': {
      name: 'शब्द और transcript',
      holds: 'शब्द और transcript मेल खाते हैं',
      meaning: 'शब्दों और transcript में छोटे-बड़े अक्षरों, विराम चिह्नों और अंकों के अलावा भी अंतर है।',
    },
    'subtitle-grammar': {
      name: 'SubRip के नियम',
      holds: 'सबटाइटल SubRip के नियमों के अनुसार हैं',
      meaning: 'कोई पंक्ति SubRip के नियम तोड़ती है।',
    },
    'cue-number': {
      name: 'सबटाइटल की संख्या',
      holds: 'सबटाइटल की संख्याएँ 1, 2, 3 हैं',
      meaning: 'सबटाइटल की संख्याएँ 1, 2, 3 नहीं हैं।',
    },
    'cue-time': {
      name: 'सबटाइटल का समय',
      holds: 'सबटाइटल शुरू होने के बाद ख़त्म होते हैं',
      meaning: 'कोई सबटाइटल शुरू होने के बाद ख़त्म नहीं होता।',
    },
    'cue-order': {
      name: 'सबटाइटल का क्रम',
      holds: 'सबटाइटल क्रम में हैं',
      meaning: 'कोई सबटाइटल पिछले सबटाइटल से पहले शुरू होता है।',
    },
    'cue-overlap': {
      name: 'एक के ऊपर दूसरा सबटाइटल',
      holds: 'सबटाइटल एक-दूसरे के ऊपर नहीं आते',
      meaning: 'कोई सबटाइटल पिछले सबटाइटल के ख़त्म होने से पहले शुरू होता है।',
    },
    'reading-speed': {
      name: 'पढ़ने की गति',
      holds: 'सबटाइटल समय पर पढ़े जा सकते हैं',
      meaning: 'किसी सबटाइटल में प्रति सेकंड 20 से ज़्यादा अक्षर हैं।',
    },
    'line-length': {
      name: 'पंक्ति की लंबाई',
      holds: 'सबटाइटल की पंक्तियों में अधिकतम 42 अक्षर हैं',
      meaning: 'सबटाइटल की किसी पंक्ति में 42 से ज़्यादा अक्षर हैं।',
    },
    'line-count': {
      name: 'सबटाइटल में पंक्तियाँ',
      holds: 'सबटाइटल में अधिकतम दो पंक्तियाँ हैं',
      meaning: 'किसी सबटाइटल में दो से ज़्यादा पंक्तियाँ हैं।',
    },
    'cue-drift': {
      name: 'सबटाइटल और शब्द',
      holds: 'सबटाइटल अपने शब्दों के समय से मेल खाते हैं',
      meaning: 'कोई सबटाइटल अपने शब्दों से 0.3 सेकंड से ज़्यादा हटकर शुरू या ख़त्म होता है।',
    },
  },
  amounts: {
    'end-before-start': (amount) => `शुरू होने से ${seconds(amount)} पहले ख़त्म`,
    'zero-length': seconds,
    milliseconds: (amount) => `आधे शब्द कम से कम ${seconds(amount)} के हैं`,
    'beyond-audio': (amount) => `रिकॉर्डिंग के ${seconds(amount)} बाद ख़त्म`,
    'out-of-order': (amount) => `पिछले शब्द से ${seconds(amount)} पहले`,
    overlap: (amount) => `${seconds(amount)} तक पिछले शब्द के साथ`,
    'speech-in-gap': (amount) => `अगले शब्द से पहले ${seconds(amount)} ध्वनि`,
    'word-over-silence': (amount) => `${seconds(amount)} मौन`,
    'confidence-range': (amount) => `भरोसा ${amount}`,
    'segment-bounds': (amount) => `खंड ${amount}`,
    'original-differs': () => 'पाठ ≠ शब्द',
    'transcript-differs': () => 'पाठ ≠ शब्द',
    'subtitle-grammar': (amount) => `पंक्ति ${amount}`,
    'cue-number': (amount) => `सबटाइटल ${amount} होना चाहिए`,
    'cue-time': (amount) => `${seconds(amount)} चलता है`,
    'cue-order': (amount) => `पिछले सबटाइटल से ${seconds(amount)} पहले`,
    'cue-overlap': (amount) => `${seconds(amount)} जल्दी`,
    'reading-speed': (amount: number) => `प्रति सेकंड ${amount.toFixed(1)} अक्षर`,
    'line-length': (amount) => `${formatNumber(amount)} अक्षर`,
    'line-count': (amount) => countOf(amount, { one: 'पंक्ति', other: 'पंक्तियाँ' }),
    'cue-drift': (amount) => `${seconds(amount)} का अंतर`,
  },
};
