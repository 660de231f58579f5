/** Words for the details of one call. */
const en = {
  notChecked: 'Not checked: no answer of the target arrived.',
  cancelled: 'The call was cancelled before an answer arrived.',
  proxyAnswered: 'The console’s proxy answered this call; the target did not.',
  cause: 'Cause',
};

const hi: typeof en = {
  notChecked: 'जाँच नहीं हुई: लक्ष्य से कोई उत्तर नहीं आया।',
  cancelled: 'उत्तर आने से पहले कॉल रद्द कर दी गई।',
  proxyAnswered: 'इस कॉल का उत्तर कंसोल की प्रॉक्सी ने दिया, लक्ष्य ने नहीं।',
  cause: 'कारण',
};

const ur: typeof en = {
  notChecked: 'جانچ نہیں ہوئی: ہدف سے کوئی جواب نہیں آیا۔',
  cancelled: 'جواب آنے سے پہلے کال منسوخ کر دی گئی۔',
  proxyAnswered: 'اس کال کا جواب کنسول کی پراکسی نے دیا، ہدف نے نہیں۔',
  cause: 'وجہ',
};

export const callDetailWords = { en, hi, ur };
