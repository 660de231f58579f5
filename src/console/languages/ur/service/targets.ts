import type { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { words as operations } from '#console/languages/ur/operation-names.ts';

export const words: Translation<typeof serviceTargetWords> = {
  title: 'ہدف',
  explain:
    'کالیں کہاں جا سکتی ہیں۔ ہدف کا پتا، کلید اور ایپ آئی ڈی پراکسی کے پاس رہتے ہیں: کسی صفحے تک نہیں پہنچتے۔ دوسرا ہدف منتخب کرنے سے کچھ نہیں بھیجا جاتا۔',
  kinds: { embedded: 'اسی مشین پر', remote: 'ریموٹ' },
  kept: { memory: 'کنسول بند ہونے تک', 'env-file': `${ltr('.env')} میں` },
  noCredentials: 'اس سیشن کے لیے کلیدیں درکار ہیں',
  chosen: 'منتخب',
  use: 'استعمال کریں',
  chooseNamed: (name) => `ہدف ${name} استعمال کریں`,
  remove: 'ہٹائیں',
  removeNamed: (name) => `ہدف ${name} ہٹائیں`,
  removeQuestion: (name) => `ہدف ${name} ہٹائیں؟`,
  removeFromMemory: 'پراکسی اس کا پتا اور کلیدیں بھول جائے گی۔ یہاں رکھی گئی کالیں اور جواب رہیں گے۔',
  removeFromFile: `اس کے متغیر ${ltr('.env')} سے بھی ہٹ جائیں گے۔ یہاں رکھی گئی کالیں اور جواب رہیں گے۔`,
  cancel: 'رہنے دیں',
  removed: (name) => `${name} ہٹا دیا گیا۔`,
  check: 'جانچیں',
  checkNamed: (name) => `ہدف ${name} جانچیں`,
  stop: 'روکیں',
  checking: 'جانچ ہو رہی ہے…',
  checkExplain:
    '”جانچیں“ چھ ایسی درخواستیں بھیجتا ہے جنھیں ہدف کو کام شروع کرنے سے پہلے ہی رد کرنا چاہیے، تاکہ آپ کی حد میں سے کچھ خرچ نہ ہو۔ وہ کال کی تفصیل میں دکھائی دیتی ہیں۔',
  reachable: (milliseconds) => `رابطہ ہو گیا۔ جواب میں ${milliseconds} لگتے ہیں (وسطانیہ)۔`,
  unreachable: 'رابطہ نہیں ہوا۔',
  table: (name) => `${name} کے جواب`,
  sentLabel: 'بھیجا گیا',
  operations,
  sent: {
    localization: 'data کے بغیر باڈی',
    transliteration: 'data کے بغیر باڈی',
    stt_upload: 'فائل کے بغیر فارم',
    stt_status: 'نامعلوم جاب آئی ڈی',
    stt_transcript: 'نامعلوم جاب آئی ڈی',
    tts: 'متن کے بغیر باڈی',
  },
  verdicts: {
    answers: 'تصریح کے مطابق رد کیا',
    account: 'اکاؤنٹ قبول نہیں کیا',
    differs: 'کوئی اور جواب',
    accepted: 'ادھورا ہونے پر بھی قبول کیا',
    'no-answer': 'کوئی جواب نہیں',
  },
  add: 'ہدف شامل کریں',
  fixed:
    'اس کنسول کے ہدف وہیں طے ہوتے ہیں جہاں اسے شروع کیا جاتا ہے، کیونکہ یہ صفحہ ریورس پراکسی کے ذریعے یا کئی پروسیس سے ملتا ہے۔',
  fields: {
    name: 'نام',
    nameHint: 'چھوٹے انگریزی حروف، ہندسے اور ہائفن، جیسے staging',
    address: 'پتا',
    addressHint: `${ltr('/upload')} سے پہلے کا حصہ، جیسے ${ltr('https://api.example.com/apis/v2')}`,
    apiKey: 'API کلید',
    appId: 'ایپ آئی ڈی',
    credentialsHint: 'دونوں لکھیں یا کوئی نہیں؛ نہ لکھیں تو ہر سیشن میں لکھنی ہوں گی۔',
    envFile: `${ltr('.env')} میں بھی لکھیں`,
    envFileHint: 'تب دوبارہ چلانے کے بعد بھی موجود رہے گا۔',
  },
  problems: {
    name: 'چھوٹے انگریزی حروف اور ہندسے لکھیں، بیچ میں ایک ایک ہائفن، زیادہ سے زیادہ 40 حروف۔',
    nameTaken: 'اس نام کا ہدف پہلے سے موجود ہے۔',
    address: `پتا ${ltr('http://')} یا ${ltr('https://')} سے شروع ہوتا ہے اور اس میں صارف کا نام، query یا fragment نہیں ہوتا۔`,
    apiKey: 'کلید میں صرف ASCII حروف ہوں، خالی جگہ نہ ہو؛ کلید اور ایپ آئی ڈی ساتھ دی جاتی ہیں۔',
    appId: 'ایپ آئی ڈی میں صرف ASCII حروف ہوں، خالی جگہ نہ ہو؛ کلید اور ایپ آئی ڈی ساتھ دی جاتی ہیں۔',
  },
  added: (name) => `${name} شامل ہو گیا۔`,
  notChanged: 'ہدفوں میں کوئی تبدیلی نہیں ہوئی۔',
  noServer: 'کنسول کے سرور نے جواب نہیں دیا۔ آپ کا لکھا ہوا یہیں ہے: دوبارہ کوشش کریں۔',
};
