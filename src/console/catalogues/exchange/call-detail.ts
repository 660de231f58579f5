import { formatNumber } from '#console/ui/text/format.ts';

/** Words for the details of one call. */
const en = {
  notChecked: 'Not checked: no answer of the target arrived.',
  cancelled: 'The call was cancelled before an answer arrived.',
  proxyAnswered: 'The console’s proxy answered this call; the target did not.',
  cause: 'Cause',
  asBrowserSent: 'The proxy reported no call to the target, so this is what the browser sent.',
  fromTarget: 'From the target',
  fromProxy: 'Added by the console’s proxy',
  headers: (count: number) => `Headers (${formatNumber(count)})`,
  tooLong: 'left out: too long',
  omitted: (count: number) =>
    `${formatNumber(count)} more left out: together they are too long to be reported.`,
  copyPython: 'Copy as Python',
  slowest: (duration: string) => `slowest ${duration}`,
  uuid: {
    name: 'uuid',
    copy: 'Copy the uuid',
    count: (count: number) => `${formatNumber(count)} uuids`,
    copyAll: 'Copy the uuids',
  },
  requestId: {
    name: 'request id',
    copy: 'Copy the request id',
    count: (count: number) => `${formatNumber(count)} request ids`,
    copyAll: 'Copy the request ids',
  },
  atTarget: (part: string) => `Target: ${part}`,
};

const hi: typeof en = {
  notChecked: 'जाँच नहीं हुई: लक्ष्य से कोई उत्तर नहीं आया।',
  cancelled: 'उत्तर आने से पहले कॉल रद्द कर दी गई।',
  proxyAnswered: 'इस कॉल का उत्तर कंसोल की प्रॉक्सी ने दिया, लक्ष्य ने नहीं।',
  cause: 'कारण',
  asBrowserSent: 'प्रॉक्सी ने लक्ष्य को भेजी गई कॉल का ब्योरा नहीं दिया, इसलिए यहाँ वही है जो ब्राउज़र ने भेजा।',
  fromTarget: 'लक्ष्य से',
  fromProxy: 'कंसोल की प्रॉक्सी ने जोड़े',
  headers: (count) => `हेडर (${formatNumber(count)})`,
  tooLong: 'छोड़ दिया गया: बहुत लंबा',
  omitted: (count) => `${formatNumber(count)} और छोड़ दिए गए: सब मिलाकर सूचना के लिए बहुत लंबे हैं।`,
  copyPython: 'Python के रूप में कॉपी करें',
  slowest: (duration) => `सबसे धीमा ${duration}`,
  uuid: {
    name: 'uuid',
    copy: 'uuid कॉपी करें',
    count: (count) => `${formatNumber(count)} uuid`,
    copyAll: 'सभी uuid कॉपी करें',
  },
  requestId: {
    name: 'अनुरोध आईडी',
    copy: 'अनुरोध आईडी कॉपी करें',
    count: (count) => `${formatNumber(count)} अनुरोध आईडी`,
    copyAll: 'सभी अनुरोध आईडी कॉपी करें',
  },
  atTarget: (part) => `लक्ष्य: ${part}`,
};

const ur: typeof en = {
  notChecked: 'جانچ نہیں ہوئی: ہدف سے کوئی جواب نہیں آیا۔',
  cancelled: 'جواب آنے سے پہلے کال منسوخ کر دی گئی۔',
  proxyAnswered: 'اس کال کا جواب کنسول کی پراکسی نے دیا، ہدف نے نہیں۔',
  cause: 'وجہ',
  asBrowserSent: 'پراکسی نے ہدف کو بھیجی گئی کال کی تفصیل نہیں دی، اس لیے یہاں وہی ہے جو براؤزر نے بھیجا۔',
  fromTarget: 'ہدف سے',
  fromProxy: 'کنسول کی پراکسی نے شامل کیے',
  headers: (count) => `ہیڈرز (${formatNumber(count)})`,
  tooLong: 'چھوڑ دیا گیا: بہت لمبا',
  omitted: (count) => `مزید ${formatNumber(count)} چھوڑ دیے گئے: سب مل کر اطلاع کے لیے بہت لمبے ہیں۔`,
  copyPython: 'Python کے طور پر کاپی کریں',
  slowest: (duration) => `سب سے سست ${duration}`,
  uuid: {
    name: 'uuid',
    copy: 'uuid کاپی کریں',
    count: (count) => `${formatNumber(count)} uuid`,
    copyAll: 'تمام uuid کاپی کریں',
  },
  requestId: {
    name: 'درخواست آئی ڈی',
    copy: 'درخواست آئی ڈی کاپی کریں',
    count: (count) => `${formatNumber(count)} درخواست آئی ڈی`,
    copyAll: 'تمام درخواست آئی ڈی کاپی کریں',
  },
  atTarget: (part) => `ہدف: ${part}`,
};

export const callDetailWords = { en, hi, ur };
