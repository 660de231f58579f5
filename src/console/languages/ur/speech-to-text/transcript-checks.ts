import type { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

const seconds = (amount: number) => `${ltr(amount.toFixed(3))} سیکنڈ`;

export const words: Translation<typeof transcriptChecksWords> = {
  view: 'جانچ',
  running: 'ٹرانسکرپٹ جانچا جا رہا ہے',
  failed: 'اس براؤزر میں جانچ نہیں چل سکی۔',
  severities: { error: 'غلطی', warning: 'تنبیہ', note: 'نوٹ' },
  show: 'دکھائیں',
  filters: { all: 'ہر جانچ', found: 'جن میں کچھ ملا', error: 'غلطیاں', warning: 'تنبیہات' },
  summary: (found, clean, unchecked) =>
    `${formatNumber(found)} نشان دہی · ${formatNumber(clean)} جانچ درست · ${formatNumber(unchecked)} نہیں ہو سکیں`,
  found: (count) => `${formatNumber(count)} نشان دہی`,
  places: (name) => `نشان دہی: ${name}`,
  noTime: 'وقت نہیں',
  noneShown: 'اس فلٹر میں کوئی جانچ نہیں۔',
  reportOf: (name) => `${name} کی جانچ`,
  notChecked: {
    'no-audio': 'جانچ نہیں ہو سکی: یہاں آڈیو نہیں۔',
    'no-words': 'جانچ نہیں ہو سکی: جواب میں الفاظ نہیں۔',
    'no-confidence': 'جانچ نہیں ہو سکی: کسی لفظ کا اعتماد نہیں دیا گیا۔',
    'no-original': 'جانچ نہیں ہو سکی: original_transcript خالی ہے۔',
    'no-transcript': 'جانچ نہیں ہو سکی: transcript خالی ہے۔',
    'no-subtitles': 'جانچ نہیں ہو سکی: جواب میں سب ٹائٹل نہیں۔',
  },
  checks: {
    'end-before-start': {
      name: 'آغاز سے پہلے اختتام',
      holds: 'ہر لفظ شروع ہونے کے بعد ختم ہوتا ہے',
      meaning: 'کوئی لفظ شروع ہونے سے پہلے ختم ہو جاتا ہے۔',
    },
    'zero-length': {
      name: 'صفر دورانیہ',
      holds: 'ہر لفظ کا کچھ دورانیہ ہے',
      meaning: 'کوئی لفظ شروع ہوتے ہی ختم ہو جاتا ہے۔',
    },
    milliseconds: {
      name: 'سیکنڈ کی جگہ ملی سیکنڈ',
      holds: 'اوقات سیکنڈ میں ہیں',
      meaning: 'آدھے الفاظ کا دورانیہ 10 سیکنڈ سے زیادہ ہے: اوقات سیکنڈ میں نہیں۔',
    },
    'beyond-audio': {
      name: 'آڈیو سے آگے',
      holds: 'الفاظ ریکارڈنگ کے اندر ختم ہوتے ہیں',
      meaning: 'کوئی لفظ ریکارڈنگ ختم ہونے کے 0.05 سیکنڈ سے زیادہ بعد ختم ہوتا ہے۔',
    },
    'out-of-order': {
      name: 'ترتیب غلط',
      holds: 'الفاظ ترتیب سے ہیں',
      meaning: 'کوئی لفظ اپنے سے پہلے والے لفظ سے بھی پہلے شروع ہوتا ہے۔',
    },
    overlap: {
      name: 'ایک دوسرے پر چڑھے الفاظ',
      holds: 'الفاظ ایک دوسرے پر نہیں چڑھتے',
      meaning: 'دو الفاظ 0.02 سیکنڈ سے زیادہ ساتھ چلتے ہیں۔',
    },
    'speech-in-gap': {
      name: 'الفاظ کے بغیر آواز',
      holds: 'الفاظ کے بغیر کہیں آواز نہیں',
      meaning: 'الفاظ کے بیچ 0.5 سیکنڈ یا زیادہ کے وقفے میں 0.25 سیکنڈ یا زیادہ آواز ہے۔',
    },
    'word-over-silence': {
      name: 'خاموشی پر لفظ',
      holds: 'ہر لفظ کے دوران آواز ہے',
      meaning: 'کم از کم 0.1 سیکنڈ کا کوئی لفظ اپنے 90% سے زیادہ وقت میں خاموش ہے۔',
    },
    'confidence-range': {
      name: 'اعتماد کی حد',
      holds: 'اعتماد 0 اور 1 کے بیچ ہے',
      meaning: 'کوئی اعتماد 0 سے کم یا 1 سے زیادہ ہے۔',
    },
    'segment-bounds': {
      name: 'حصے',
      holds: 'ہر حصے میں الفاظ ہیں اور حصے ایک دوسرے پر نہیں چڑھتے',
      meaning:
        'کسی حصے میں الفاظ نہیں، یا وہ پچھلے حصوں کا آخری لفظ ختم ہونے سے 0.02 سیکنڈ سے زیادہ پہلے شروع ہوتا ہے۔',
    },
    'original-differs': {
      name: 'الفاظ بمقابلہ original_transcript',
      holds: 'الفاظ اور original_transcript ایک جیسے ہیں',
      meaning: 'الفاظ اور original_transcript ہو بہو یکساں نہیں۔',
    },
    'transcript-differs': {
      name: 'الفاظ بمقابلہ transcript',
      holds: 'الفاظ اور transcript ایک جیسے ہیں',
      meaning: 'الفاظ اور transcript میں بڑے چھوٹے حروف، رموزِ اوقاف اور ہندسوں کے علاوہ بھی فرق ہے۔',
    },
    'subtitle-grammar': {
      name: 'سب ٹائٹل کی ساخت',
      holds: 'سب ٹائٹل SubRip کے قواعد پر ہیں',
      meaning: 'کوئی سطر SubRip کے قواعد کے خلاف ہے۔',
    },
    'cue-number': {
      name: 'کیپشن کے نمبر',
      holds: 'کیپشن کے نمبر 1، 2، 3 ہیں',
      meaning: 'کیپشن کے نمبر 1، 2، 3 کی ترتیب میں نہیں۔',
    },
    'cue-time': {
      name: 'کیپشن کے اوقات',
      holds: 'ہر کیپشن شروع ہونے کے بعد ختم ہوتا ہے',
      meaning: 'کوئی کیپشن شروع ہونے کے بعد ختم نہیں ہوتا۔',
    },
    'cue-order': {
      name: 'کیپشن کی ترتیب',
      holds: 'کیپشن ترتیب سے ہیں',
      meaning: 'کوئی کیپشن اپنے سے پہلے والے سے بھی پہلے شروع ہوتا ہے۔',
    },
    'cue-overlap': {
      name: 'ایک دوسرے پر چڑھے کیپشن',
      holds: 'کیپشن ایک دوسرے پر نہیں چڑھتے',
      meaning: 'کوئی کیپشن پچھلے کے ختم ہونے سے پہلے شروع ہوتا ہے۔',
    },
    'reading-speed': {
      name: 'پڑھنے کی رفتار',
      holds: 'کیپشن بروقت پڑھے جا سکتے ہیں',
      meaning: 'کسی کیپشن کے لیے فی سیکنڈ 20 سے زیادہ حروف پڑھنے پڑتے ہیں۔',
    },
    'line-length': {
      name: 'سطر کی لمبائی',
      holds: 'سب ٹائٹل کی سطروں میں زیادہ سے زیادہ 42 حروف ہیں',
      meaning: 'سب ٹائٹل کی کسی سطر میں 42 سے زیادہ حروف ہیں۔',
    },
    'line-count': {
      name: 'کیپشن کی سطریں',
      holds: 'ہر کیپشن میں زیادہ سے زیادہ دو سطریں ہیں',
      meaning: 'کسی کیپشن میں دو سے زیادہ سطریں ہیں۔',
    },
    'cue-drift': {
      name: 'کیپشن بمقابلہ الفاظ',
      holds: 'کیپشن اپنے الفاظ کے اوقات کے مطابق ہیں',
      meaning: 'کوئی کیپشن اپنے الفاظ سے 0.3 سیکنڈ سے زیادہ ہٹ کر شروع یا ختم ہوتا ہے۔',
    },
  },
  amounts: {
    'end-before-start': (amount) => `شروع ہونے سے ${seconds(amount)} پہلے ختم`,
    'zero-length': seconds,
    milliseconds: (amount) => `آدھے الفاظ کم از کم ${seconds(amount)} کے ہیں`,
    'beyond-audio': (amount) => `ریکارڈنگ کے ${seconds(amount)} بعد ختم`,
    'out-of-order': (amount) => `پچھلے لفظ سے ${seconds(amount)} پہلے`,
    overlap: (amount) => `پچھلے لفظ کے ساتھ ${seconds(amount)} مشترک`,
    'speech-in-gap': (amount) => `اگلے لفظ سے پہلے ${seconds(amount)} آواز`,
    'word-over-silence': (amount) => `${seconds(amount)} خاموشی`,
    'confidence-range': (amount) => `اعتماد ${ltr(String(amount))}`,
    'segment-bounds': (amount) => `حصہ ${amount}`,
    'original-differs': () => 'متن ≠ الفاظ',
    'transcript-differs': () => 'متن ≠ الفاظ',
    'subtitle-grammar': (amount) => `سطر ${amount}`,
    'cue-number': (amount) => `کیپشن ${amount} ہونا چاہیے`,
    'cue-time': (amount) => `دورانیہ ${seconds(amount)}`,
    'cue-order': (amount) => `پچھلے کیپشن سے ${seconds(amount)} پہلے`,
    'cue-overlap': (amount) => `وقت سے ${seconds(amount)} پہلے`,
    'reading-speed': (amount: number) => `فی سیکنڈ ${amount.toFixed(1)} حروف`,
    'line-length': (amount) => countOf(amount, { one: 'حرف', other: 'حروف' }),
    'line-count': (amount) => countOf(amount, { one: 'سطر', other: 'سطریں' }),
    'cue-drift': (amount) => `${seconds(amount)} کا فرق`,
  },
};
