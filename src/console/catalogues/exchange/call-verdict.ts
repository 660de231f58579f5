import { formatNumber } from '#console/ui/text/format.ts';

/** Words for the state of a call and for whether its answer is as specified. */
const en = {
  clean: 'Contract clean',
  deviations: (count: number) => `${formatNumber(count)} ${count === 1 ? 'deviation' : 'deviations'}`,
  notChecked: 'Not checked',
  explain: 'Every answer is compared with the specification. Open the exchange to see where it differs.',
  explainNotChecked:
    'No answer of the target arrived, so there is nothing to compare with the specification. Open the exchange to see why.',
  cancelled: 'Cancelled',
  notSent: 'Not sent',
  noAnswer: 'No answer',
  faults: {
    refused: 'refused',
    'wrong-shape': 'wrong shape',
    'not-json': 'not JSON',
    'not-audio': 'not audio',
    empty: 'empty',
    status: 'not documented',
  },
};

const hi: typeof en = {
  clean: 'विनिर्देश के अनुरूप',
  deviations: (count) => `${formatNumber(count)} अंतर`,
  notChecked: 'जाँच नहीं हुई',
  explain: 'हर उत्तर की तुलना विनिर्देश से की जाती है। अंतर कहाँ है, यह देखने के लिए कॉल का विवरण खोलें।',
  explainNotChecked:
    'लक्ष्य से कोई उत्तर नहीं आया, इसलिए विनिर्देश से तुलना करने के लिए कुछ नहीं है। कारण देखने के लिए कॉल का विवरण खोलें।',
  cancelled: 'रद्द किया गया',
  notSent: 'नहीं भेजा गया',
  noAnswer: 'कोई उत्तर नहीं',
  faults: {
    refused: 'अस्वीकृत',
    'wrong-shape': 'ग़लत संरचना',
    'not-json': 'JSON नहीं',
    'not-audio': 'ऑडियो नहीं',
    empty: 'ख़ाली',
    status: 'विनिर्देश में नहीं',
  },
};

const ur: typeof en = {
  clean: 'تصریح کے مطابق',
  deviations: (count) => `${formatNumber(count)} فرق`,
  notChecked: 'جانچ نہیں ہوئی',
  explain: 'ہر جواب کا موازنہ تصریح سے کیا جاتا ہے۔ فرق کہاں ہے، یہ دیکھنے کے لیے کال کی تفصیل کھولیں۔',
  explainNotChecked:
    'ہدف سے کوئی جواب نہیں آیا، اس لیے تصریح سے موازنہ کرنے کو کچھ نہیں۔ وجہ دیکھنے کے لیے کال کی تفصیل کھولیں۔',
  cancelled: 'منسوخ',
  notSent: 'نہیں بھیجا گیا',
  noAnswer: 'کوئی جواب نہیں',
  faults: {
    refused: 'مسترد',
    'wrong-shape': 'غلط ساخت',
    'not-json': 'JSON نہیں',
    'not-audio': 'آڈیو نہیں',
    empty: 'خالی',
    status: 'تصریح میں نہیں',
  },
};

export const verdictWords = { en, hi, ur };
