import type { targetWords } from '#console/catalogues/targets.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof targetWords> = {
  target: {
    explain: 'کالیں کہاں بھیجی جائیں۔ اس صفحے تک صرف نام پہنچتے ہیں: پتے اور کلیدیں پراکسی کے پاس رہتی ہیں۔',
    embedded: 'اسی مشین پر',
    remote: 'ریموٹ',
    noCredentials: 'اس سیشن کے لیے کلیدیں درکار ہیں',
    none: 'ہدفوں کی فہرست نہیں پڑھی جا سکی۔',
    retry: 'دوبارہ کوشش کریں',
    change: 'ہدف شامل کریں، جانچیں یا ہٹائیں',
  },
  account: {
    button: (name) => `اکاؤنٹ: ${name}`,
    explain:
      'اندرونی سروس کے نمائشی اکاؤنٹ۔ پہلے کے سوا ہر ایک کی کوئی نہ کوئی درخواست جان بوجھ کر مسترد کی جاتی ہے۔',
    nothingRefused: 'ہر چیز کی اجازت',
    refuses: (what) => `انکار ہوتا ہے: ${what}`,
    refusal: (what) => `کی کال مسترد ہوتی ہے: ${what}۔`,
    session: 'اس سیشن کی کلیدیں',
    sessionExplain: 'صرف اس ٹیب کی میموری میں رہتی ہیں، صفحہ دوبارہ لوڈ ہونے پر نہیں رہتیں۔',
    apiKey: 'REV-API-KEY',
    appId: 'REV-APP-ID',
    use: 'اس سیشن میں استعمال کریں',
    forget: 'کلیدیں بھلا دیں',
    fromTargetExplain: 'اس ہدف کے لیے طے شدہ کلیدیں، جو پراکسی شامل کرتی ہے۔',
  },
  faults: {
    armed: (count) => `${countOf(count, { one: 'خرابی', other: 'خرابیاں' })} تیار`,
    clear: 'ہٹائیں',
    cleared: 'کوئی خرابی تیار نہیں۔',
    explain: 'اندرونی سروس اگلی کالیں جان بوجھ کر ناکام کرے گی۔ کلک سے تمام خرابیاں ہٹ جائیں گی۔',
  },
};
