import type { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof textToSpeechWords> = {
  input: 'کیا بولا جائے',
  kind: 'ان پٹ کی قسم',
  kinds: { text: 'متن', sentences: 'جملے', ssml: 'SSML' },
  text: 'متن',
  sentences: 'جملے، ہر سطر میں ایک',
  ssml: 'SSML',
  placeholder: 'جو بولا جائے وہ لکھیں یا چسپاں کریں',
  sample: { hindi: 'ہندی متن', urdu: 'اردو جملے', ssml: 'SSML، دو آوازیں' },
  characters: (count, limit) => `${limit} میں سے ${count} حروف`,
  bytes: (count, limit) => `${limit} میں سے ${count} بائٹ`,
  problemAt: (line, column, message) => `سطر ${line}، کالم ${column}: ${message}`,
  tags: {
    label: 'منتخب حصے کے گرد ٹیگ لگائیں',
    insert: (tag) => `${ltr(tag)} لگائیں`,
    put: 'لگائیں',
    hints: {
      speak: 'ہر SSML کا سب سے باہر والا ٹیگ۔',
      voice: 'متن کے ایک حصے کے لیے دوسری آواز۔',
      prosody: 'کسی حصے کا سُر، رفتار، آواز کی بلندی یا دورانیہ۔',
      'say-as': 'عدد، تاریخ یا حروف کیسے پڑھے جائیں۔',
      sub: 'جو لکھا ہے اس کی جگہ کیا بولا جائے۔',
      break: 'وقفہ، اپنے وقت یا اپنی شدت سے۔',
      p: 'پیراگراف، جس کے بعد وقفہ آتا ہے۔',
      s: 'جملہ، جس کے بعد وقفہ آتا ہے۔',
    },
  },
  convert: {
    fromText: 'متن سے بنائیں',
    toText: 'سادہ متن میں بدلیں',
    lost: (tags) =>
      tags === ''
        ? 'سادہ متن اب ”متن“ میں ہے۔ کچھ ضائع نہیں ہوا۔'
        : `سادہ متن اب ”متن“ میں ہے۔ وہاں یہ نہیں رہے: ${tags}۔`,
    unreadable: 'یہ SSML پڑھا نہیں جا سکتا: پہلا مسئلہ درست کریں، پھر دوبارہ کوشش کریں۔',
  },
  plainBox: 'سادہ خانہ',
  editorHelp:
    'Tab سے ایڈیٹر سے باہر نکلتے ہیں۔ Ctrl Space سے ٹیگ، صفات اور قدریں ملتی ہیں؛ Escape سے فہرست بند ہوتی ہے۔',
  wellFormed: 'ساخت درست ہے',
  problemCount: (count) =>
    `${countOf(count, { one: 'مسئلہ', other: 'مسائل' })}۔ ”بولیں“ دبانے پر پہلے وضاحت ہوگی، پھر آپ چاہیں تو جوں کا توں بھیجا جائے گا۔`,
  problemList: 'SSML کے مسائل',
  fix: 'درست کریں',
  fixAt: (line, column) => `سطر ${line}، کالم ${column} درست کریں`,
  goTo: (line, column) => `سطر ${line}، کالم ${column} پر جائیں`,
  voice: 'آواز',
  settings: 'آواز اور آڈیو',
  language: 'زبان',
  gender: 'آواز کی قسم',
  genders: { female: 'زنانہ', male: 'مردانہ' },
  variant: 'آواز کا نمبر',
  voiceNumber: (count) => `آواز ${count}`,
  engine: 'آواز کا انداز',
  qualities: { natural: 'قدرتی', fast: 'تیز' },
  qualityHints: {
    natural: 'انسان جیسی آواز، کچھ دیر لگتی ہے۔',
    fast: 'روبوٹ جیسی آواز، فوراً تیار۔',
  },
  speaker: 'آواز کا کوڈ',
  documented: 'تصریح میں درج، یہاں نہیں بولی جاتی',
  notOffered: (code) => `اس سروس میں آواز ${code} نہیں: وہ انکار کرے گی۔`,
  speed: 'رفتار',
  speedTyped: 'رفتار، عدد میں',
  pitch: 'سُر',
  pitchTyped: 'سُر، سیمی ٹون میں',
  semitones: 'st',
  sampleRate: 'سیمپل ریٹ',
  hertz: (value) => ltr(`${value} Hz`),
  format: 'فارمیٹ',
  sampleRateTyped: 'سیمپل ریٹ، کوئی بھی قدر',
  formatTyped: 'فارمیٹ، کوئی بھی قدر',
  otherValue: 'کوئی اور قدر…',
  notDocumented: 'یہ قدر تصریح میں نہیں؛ پھر بھی بھیجی جا سکتی ہے۔',
  outside: (minimum, maximum) =>
    `یہ ${ltr(minimum)} سے ${ltr(maximum)} کی حد سے باہر ہے؛ انکار دیکھنے کے لیے پھر بھی بھیجی جا سکتی ہے۔`,
  sent: 'بھیجیں',
  sends: (field) => `${field} بھیجیں`,
  defaults: 'ڈیفالٹ تبھی بھیجے جاتے ہیں جب ان پر نشان لگا ہو۔',
  allDefaults: 'سب ڈیفالٹ پر',
  each: {
    label: 'آڈیو',
    one: 'ایک فائل',
    each: 'ہر جملے کی الگ',
    hint: (count) => countOf(count, { one: 'جملہ', other: 'جملے' }),
  },
  tooLong: 'یہ سروس اتنا لمبا متن نہیں لیتی: وہ انکار کرے گی۔',
};
