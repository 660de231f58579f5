import type { paletteWords } from '#console/catalogues/palette.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof paletteWords> = {
  title: 'کمانڈ پیلیٹ',
  placeholder: 'پینل، عمل، زبانیں، کالیں تلاش کریں…',
  list: 'کمانڈز',
  recent: 'حالیہ',
  groups: {
    actions: 'عمل',
    languages: 'زبانیں',
    samples: 'نمونے',
    calls: 'تاریخچہ',
    settings: 'ترتیبات',
  },
  otherNames: {
    send: 'چلائیں ترجمہ نقلِ حرفی بولیں run send translate transliterate speak',
    exchange: 'کالیں تاریخچہ لاگ calls history log exchange',
    stage: 'اسٹیج پیشکش پروجیکٹر stage presentation projector audience',
    help: 'کلیدیں کی بورڈ شارٹ کٹ مدد keys keyboard shortcuts help',
    theme: 'گہری ہلکی رنگ تھیم dark light colours theme',
    characters: 'یونیکوڈ حروف unicode inspect characters',
  },
  alsoCalled: {
    translation: 'translation, translate',
    transliteration: 'transliteration, transliterate',
    speechToText: 'تحریر, پہچانیں, ریکارڈنگ, speech to text, transcribe, recording',
    textToSpeech: 'بولیں, آواز, سنائیں, text to speech, speak, voice',
    faults: 'غلطی, ایرر, خرابی, error, fault injection',
  },
  language: {
    translate: (language) => `${language} میں ترجمہ کریں`,
    transliterate: (language) => `${language} میں نقلِ حرفی کریں`,
    speak: (language) => `${language} میں بولیں`,
    recognise: (language) => `${language} کی آواز پہچانیں`,
  },
  sample: (panel, sample) => `${panel}: ${sample}`,
  interfaceLanguage: (name) => `انٹرفیس کی زبان: ${name}`,
  more: (count) => `مزید ${formatNumber(count)}۔ فہرست مختصر کرنے کے لیے لکھیں۔`,
  none: (query) => `”${query}“ سے کچھ نہیں ملا۔`,
  found: (count) => countOf(count, { one: 'کمانڈ', other: 'کمانڈز' }),
  loading: 'کمانڈز لوڈ ہو رہی ہیں',
  keys: { choose: 'منتخب کریں', run: 'چلائیں', close: 'بند کریں' },
};
