import type { serviceWords } from '#console/catalogues/service/service.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { words as operations } from '#console/languages/ur/operation-names.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof serviceWords> = {
  intro: 'اندرونی سروس اسی مشین پر چلتی ہے اور پوری API کا جواب دیتی ہے۔ یہاں وہ یہ سب کر سکتی ہے۔',
  remote: {
    title: (target) => `منتخب ہدف: ${target}`,
    address: 'پتا',
    addressHidden: 'پراکسی کو معلوم ہے۔ کال کی تفصیل میں ہر کال کے ساتھ دکھائی دیتا ہے۔',
    notConfigured: 'پراکسی کے پاس اس نام کا کوئی ہدف نہیں۔ اوپر کی پٹی میں دوسرا منتخب کریں۔',
    credentials: 'کلیدیں',
    fromProxy: 'پراکسی شامل کرتی ہے۔',
    fromSession: 'اس سیشن کے لیے لکھی گئیں۔',
    noCredentials: 'نہیں ہیں۔ اکاؤنٹ کے مینو میں لکھیں۔',
    lastCall: 'آخری کال',
    noCall: 'ابھی کوئی نہیں۔',
    unknown: 'معلوم نہیں',
    unknownFacts:
      'اس کے انجن، زبانیں، اکاؤنٹ اور ان کی حدیں: API میں انھیں بتانے والی کوئی کال نہیں۔ نیچے اندرونی سروس ہے، جو ساتھ ساتھ دستیاب رہتی ہے۔',
  },
  views: {
    label: 'سروس کے حصے',
    overview: 'خلاصہ',
    translations: 'ترجمے',
    spellings: 'املا',
  },
  refresh: 'دوبارہ جانچیں',
  engines: {
    title: 'انجن',
    functions: {
      localization: 'ترجمہ',
      transliteration: 'نقلِ حرفی',
      stt_batch: 'آواز سے متن',
      tts: 'متن سے آواز',
    },
    names: {
      phrasebook: 'جملوں کا ذخیرہ',
      'no-translator': 'نیورل ترجمہ',
      'spelling-rules': 'املا کے قاعدے',
      approximation: 'ملتی جلتی آوازیں، eSpeak NG',
    },
    notes: {
      phrasebook: (phrases) =>
        `لک اپ ڈیٹابیس، روزمرہ کے ${formatNumber(Number(phrases))} جملوں اور خالی جگہوں والے سانچوں کے ساتھ۔`,
      translator: () => 'جو جملوں کے ذخیرے میں نہ ہو، اس کا ترجمہ کرتا ہے۔',
      'no-translator': () =>
        'سیٹ نہیں کیا گیا: جو جملوں کے ذخیرے میں نہ ہو، اس کا ترجمہ نہیں، نقلِ حرفی ہوتی ہے۔',
      'spelling-rules': () => 'تلفظ اور ہر زبان کے اپنے املا کے قاعدے۔ ترجمہ نہ ہو سکے تو یہی کام آتے ہیں۔',
      recogniser: () => 'آواز پہچانتا ہے، ہر لفظ کے وقت کے ساتھ۔',
      'missing-recogniser': (packages) =>
        `انگریزی پہچانتا ہے۔ یہ اختیاری پیکیج موجود نہیں: ${ltr(packages)}۔`,
      'recogniser-off': () => `انگریزی پہچانتا ہے۔ ${ltr('MOONSHINE=off')} سے بند ہے۔`,
      'natural-voices': () => 'قدرتی آوازیں؛ جب تک تیز آوازیں منتخب نہ ہوں، یہی بولتی ہیں۔',
      'fast-voices': () => 'مصنوعی آواز، اپنے الگ پروسیس میں: صاف، مشینی، وقت میں درست۔',
      'no-voices': (cause) => `یہ بول نہیں سکتا: ${ltr(cause)}`,
      approximation: () =>
        'جن زبانوں کی اپنی آواز نہیں، انھیں سب سے ملتی جلتی آواز (ہندی، اردو) پڑھتی ہے: تلفظ ان کا اپنا نہیں ہوتا۔',
    },
    available: 'تیار',
    missing: 'انسٹال نہیں ہے',
    languages: (count) => countOf(count, { one: 'زبان', other: 'زبانیں' }),
    add: 'شامل کرنے کے لیے چلائیں:',
    extend: 'بڑھانے کے لیے چلائیں:',
    copyCommand: 'کمانڈ کاپی کریں',
    licence: (licence) => `لائسنس ${licence}`,
    speakers: (count, formats) => `${countOf(count, { one: 'آواز', other: 'آوازیں' })}؛ فارمیٹ ${formats}`,
    recognises: (languages) => `ان زبانوں میں اپ لوڈ لیے جاتے ہیں: ${languages}۔`,
    recognisesNothing: 'ہر اپ لوڈ کا جواب کوڈ 003 ہوتا ہے، کیونکہ آواز پہچاننے والا کوئی انجن انسٹال نہیں۔',
  },
  accounts: {
    title: 'نمائشی اکاؤنٹ',
    explain:
      'انکار کیسا دکھتا ہے، یہ دیکھنے کے لیے کوئی ایک منتخب کریں۔ حد میں بھیجے گئے متن کے حروف گنے جاتے ہیں۔',
    name: 'اکاؤنٹ',
    refuses: (what) => `انکار کی وجہ: ${what}`,
    nothing: 'ہر چیز کی اجازت',
    used: 'استعمال',
    of: (used, allowance) => `${allowance} میں سے ${used} حروف`,
    unlimited: (used) => `${used} حروف، کوئی حد نہیں`,
    action: 'انتخاب',
    use: 'استعمال کریں',
    chooseNamed: (name) => `اکاؤنٹ ${name} استعمال کریں`,
    current: 'زیرِ استعمال',
  },
  faults: {
    title: 'جان بوجھ کر خرابی',
    explain: 'کسی فنکشن کی اگلی کالیں جان بوجھ کر خراب کرتا ہے۔',
    operation: 'فنکشن',
    operations,
    fault: 'خرابی',
    row: (status, code, text) => (code ? `کوڈ ${code}: ${text}` : `HTTP ${status}: ${text}`),
    kinds: {
      status: 'کوئی اور HTTP اسٹیٹس',
      segment: 'ایک ناکام حصہ',
      delay: 'سست جواب',
      reset: 'رابطہ منقطع',
      truncated: 'ادھوری باڈی',
      html: 'JSON کی جگہ HTML',
      'broken-json': 'ٹوٹا ہوا JSON',
      'wrong-shape': 'غلط ساخت کا JSON',
    },
    status: 'HTTP اسٹیٹس',
    segment: 'apiStatus',
    milliseconds: 'ملی سیکنڈ',
    times: 'کالیں',
    timesHint: 'کتنی کالوں پر اثر ہو، 1 تا 1000۔',
    add: 'تیار کریں',
    clear: 'سب ہٹائیں',
    armed: 'تیار خرابیاں',
    none: 'کوئی خرابی تیار نہیں۔',
    order: (times, operation) =>
      `${operation}: ${times === 1 ? 'اگلی کال' : `اگلی ${formatNumber(times)} کالیں`}`,
    added: 'خرابی تیار ہے۔',
    cleared: 'کوئی خرابی تیار نہیں۔',
    problem: 'یہ قدر حد سے باہر ہے۔',
  },
};
