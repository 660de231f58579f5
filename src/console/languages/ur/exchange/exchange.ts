import type { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';

export const words: Translation<typeof exchangeWords> = {
  none: 'ابھی کوئی کال نہیں۔ کوئی فارم بھیجیں: ہر کال کی درخواست اور جواب یہاں رکھے جاتے ہیں۔',
  copyFetch: 'fetch کے طور پر کاپی کریں',
  list: 'پچھلی کالیں',
  reopen: 'اپنے پینل میں دوبارہ کھولیں',
  clear: 'فہرست خالی کریں',
  reading: 'کال پڑھی جا رہی ہے',
  bodyCut: {
    request: `اس درخواست کے صرف پہلے ${ltr('200 kB')} رکھے گئے ہیں۔ کاپی میں بھی اتنا ہی آئے گا۔`,
    response: `اس جواب کے صرف پہلے ${ltr('200 kB')} رکھے گئے ہیں۔ کاپی میں بھی اتنا ہی آئے گا۔`,
  },
  bodiesGone: 'اس کال کی درخواست اور جواب اب محفوظ نہیں: نئی کالوں کو جگہ چاہیے تھی۔',
  notKept: {
    full: 'براؤزر میں ان میں سے کچھ کالوں کے لیے جگہ نہیں تھی: صفحہ دوبارہ لوڈ ہونے پر یہ نہیں رہیں گی۔',
    unavailable: 'یہ براؤزر کچھ محفوظ نہیں کرنے دیتا: صفحہ دوبارہ لوڈ ہونے پر یہ کالیں نہیں رہیں گی۔',
  },
  request: 'درخواست',
  response: 'جواب',
  timing: 'اوقات',
  deviations: 'فرق',
  body: 'باڈی',
  noBody: 'باڈی نہیں',
  noResponse: 'کوئی جواب نہیں پہنچا۔',
  noDeviations: 'کوئی نہیں: جواب تصریح کے مطابق ہے۔',
  notes: 'تبصرے',
  masked: 'کلیدیں ہر جگہ چھپائی جاتی ہیں، کاپی میں بھی۔',
  bytes: (size, type) => `${type}، ${size}`,
  cut: (shown, all) => `${all} میں سے ${shown} حروف دکھائے گئے۔ کاپی میں سب آئے گا۔`,
  more: 'مزید دکھائیں',
  total: 'پوری کال',
  firstByte: 'پہلا بائٹ',
  sent: 'بھیجا گیا',
  download: 'جواب پڑھا گیا',
  copyBody: 'باڈی کاپی کریں',
  formFile: (name, type, size) => `${name} (${type}، ${size})`,
};
