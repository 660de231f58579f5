import type { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof callDetailWords> = {
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
