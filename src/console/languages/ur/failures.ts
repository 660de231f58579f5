import type { failuresCatalogue } from '#console/catalogues/failures.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { words as serverUnreachable } from './server-unreachable.ts';

const serverErrorRemedy = 'دوبارہ کوشش کریں۔ مسئلہ برقرار رہے تو سروس چلانے والوں سے رابطہ کریں۔';
const status = (httpStatus: number) => ltr(`HTTP ${httpStatus}`);

export const words: Translation<typeof failuresCatalogue> = {
  refusedTitle: (httpStatus, code) => {
    if (code !== undefined) return `کوڈ ${code} کے ساتھ جواب ملا`;
    return httpStatus >= 500
      ? `سروس میں خرابی ہوئی (${status(httpStatus)})`
      : `${status(httpStatus)} کے ساتھ انکار ہوا`;
  },
  received: (text) => `سروس کا پیغام: ”${text}“۔`,
  noRule: 'تصریح میں اس خرابی کی کوئی سطر نہیں۔',
  remedies: {
    'invalid-credentials': 'کوئی اور اکاؤنٹ منتخب کریں، یا کلید اور ایپ آئی ڈی جانچیں۔',
    expired: 'ایسا اکاؤنٹ منتخب کریں جس کی کلید ابھی کارآمد ہے۔',
    exhausted: 'کوئی اور اکاؤنٹ منتخب کریں، یا حد کی تجدید تک انتظار کریں۔',
    'unauthorized-api': 'ایسا اکاؤنٹ منتخب کریں جسے اس سہولت کی اجازت ہو۔',
    'unauthorized-language': 'ایسی زبان یا آواز منتخب کریں جس کی اس اکاؤنٹ کو اجازت ہو۔',
    'data-missing': 'کم از کم ایک عبارت لکھیں۔',
    'target-missing': 'ترجمے کی زبان منتخب کریں۔',
    'source-missing': 'اصل زبان منتخب کریں۔',
    'bad-request': 'وہ فیلڈ دیں جس کا نام سبب میں ہے۔',
    internal: serverErrorRemedy,
    'speaker-missing': 'کوئی آواز منتخب کریں۔',
    speed: 'رفتار 0.5 سے 1.5 تک رکھیں۔',
    pitch: `سُر ${ltr('-3')} سے 3 سیمی ٹون تک رکھیں۔`,
    format: 'کوئی اور فارمیٹ منتخب کریں۔',
    'sample-rate': 'کوئی اور سیمپل ریٹ منتخب کریں۔',
    'text-missing': 'متن یا SSML لکھیں۔',
    'upload-001': 'آڈیو کی زبان منتخب کریں۔',
    'upload-002': 'wav، flac یا mp3 فائل منتخب کریں۔',
    'upload-003': 'ایسی زبان اور شعبہ منتخب کریں جو سروس میں دستیاب ہوں۔',
    'upload-004': 'wav، flac یا mp3 فائل کا پتا لکھیں۔',
    'upload-005': 'فائل منتخب کریں یا پتا لکھیں۔',
    'upload-999': 'بتایا گیا سبب دور کریں، پھر دوبارہ کوشش کریں۔',
    'job-001': 'جاب آئی ڈی جانچیں۔',
    'job-002': 'جاب آئی ڈی اور اکاؤنٹ جانچیں: جاب اسی اکاؤنٹ کی ہوتی ہے جس سے اپ لوڈ ہوئی۔',
    'job-003': 'انتظار کریں: جاب کی حالت خود بخود دوبارہ پوچھی جائے گی۔',
    'job-004': 'انتظار کریں: جاب کی حالت خود بخود دوبارہ پوچھی جائے گی۔',
    'job-005': 'آڈیو فائل جانچیں، پھر دوبارہ اپ لوڈ کریں۔',
    'job-999': 'دوبارہ کوشش کریں۔',
  },
  otherRemedy: 'پیغام میں جو بتایا گیا ہے اسے درست کریں، پھر دوبارہ کوشش کریں۔',
  serverErrorRemedy,
  unexpectedTitle: (httpStatus) => `یہ اس API کا جواب نہیں (${status(httpStatus)})`,
  unexpected: {
    'not-json': (contentType) =>
      contentType
        ? `JSON کی جگہ ${ltr(contentType)} ملا، جو JSON نہیں۔`
        : 'JSON کی جگہ ایسا مواد ملا جس کی قسم درج نہیں اور جو JSON نہیں۔',
    'not-audio': () => 'آڈیو کی جگہ کچھ اور ملا۔ اسے چلایا نہیں گیا۔',
    empty: () => 'جواب میں کوئی مواد نہیں۔',
    'wrong-shape': (_, problems) => `جواب تصریح کے مطابق نہیں: ${problems}۔`,
    status: () => 'یہ جواب تصریح میں درج خرابیوں میں سے نہیں۔',
  },
  forms: {
    'other-keys': {
      title: (httpStatus) => `جواب وہی ہے مگر فیلڈ کے نام اور ہیں (${status(httpStatus)})`,
      renamed: (received, documented) => `”${ltr(received)}“ کی جگہ ”${ltr(documented)}“ ہونا چاہیے`,
      explanation: (renamed) => `${renamed}۔`,
      remedy: 'دیکھیں کہ بنیادی پتا سیدھا API تک جاتا ہے: گیٹ وے یا کوئی اور ورژن فیلڈ کے نام بدل سکتا ہے۔',
    },
    wrapped: {
      title: (httpStatus) => `جواب کسی اور آبجیکٹ کے اندر ہے (${status(httpStatus)})`,
      explanation: (path) => `جواب سب سے اوپر ہونے کے بجائے ”${ltr(path)}“ میں ہے۔`,
      remedy: 'دیکھیں کہ بنیادی پتا سیدھا API تک جاتا ہے: گیٹ وے جواب کو کسی آبجیکٹ میں لپیٹ سکتا ہے۔',
    },
    'encoded-audio': {
      title: (httpStatus) => `بائٹ کی جگہ متن کی صورت میں آڈیو (${status(httpStatus)})`,
      explanation: (path) =>
        `”${ltr(path)}“ میں آڈیو base64 کی صورت میں ہے۔ تصریح کے مطابق جواب بائٹ میں ہوتا ہے۔`,
      remedy: 'دیکھیں کہ بنیادی پتا سیدھا API تک جاتا ہے: گیٹ وے جواب کی صورت بدل سکتا ہے۔',
    },
    error: {
      title: (httpStatus) => `اپنی ہی شکل کی خرابی (${status(httpStatus)})`,
      explanation: (message, field, state) =>
        `”${ltr(field)}“ کا پیغام: ”${message}“${state === undefined ? '' : ` (${ltr(state)})`}۔ تصریح میں ایسی خرابی نہیں۔`,
      remedy:
        'پیغام میں جو بتایا گیا ہے اسے درست کریں۔ کچھ نہ بتایا گیا ہو تو بنیادی پتا، کلید اور ایپ آئی ڈی جانچیں۔',
    },
    page: {
      title: (httpStatus) => `جواب کی جگہ ویب صفحہ (${status(httpStatus)})`,
      explanation: (title, gateway) =>
        `${gateway ? ltr(gateway) : 'اس پتے'} سے ${title === '' ? 'بغیر عنوان کا صفحہ' : `صفحہ ”${title}“`} ملا۔`,
      signInRemedy: 'API کا اپنا پتا لکھیں: یہ پتا سائن اِن کرنے والوں کے لیے ہے۔',
    },
    text: {
      title: (httpStatus) => `جواب کی جگہ سادہ متن (${status(httpStatus)})`,
      explanation: (message, gateway) => `${gateway ? ltr(gateway) : 'اس پتے'} سے یہ جواب ملا: ”${message}“۔`,
    },
    gatewayRemedies: {
      401: 'کلید اور ایپ آئی ڈی جانچیں، اور یہ بھی کہ گیٹ وے اپنی کلید تو نہیں مانگتا۔',
      403: 'کلید اور ایپ آئی ڈی جانچیں، اور یہ بھی کہ گیٹ وے اس نیٹ ورک کو آنے دیتا ہے یا نہیں۔',
      404: 'بنیادی پتے کا راستہ جانچیں۔',
      405: 'بنیادی پتے کا راستہ جانچیں۔',
      413: 'ایک بار میں کم بھیجیں۔',
      429: 'ایک منٹ انتظار کریں، پھر ایک ساتھ کم درخواستیں بھیجیں۔',
      502: 'گیٹ وے کے پیچھے کی سروس بند ہے۔ بعد میں کوشش کریں، یا سروس چلانے والوں کو بتائیں۔',
      503: 'گیٹ وے کے پیچھے کی سروس بند یا مصروف ہے۔ بعد میں کوشش کریں۔',
      504: 'گیٹ وے کے پیچھے کی سروس نے وقت پر جواب نہیں دیا۔ دوبارہ کوشش کریں، یا ایک بار میں کم بھیجیں۔',
    },
  },
  unexpectedRemedy: 'دیکھیں کہ ہدف لسانی خدمات کا API ہے اور اس کا بنیادی پتا درست ہے۔',
  invalidTitle: 'تصریح اس درخواست کی اجازت نہیں دیتی',
  unsendableTitle: 'یہ درخواست بھیجی ہی نہیں جا سکتی',
  invalid: (fields) => `کچھ نہیں بھیجا گیا: ${fields}۔`,
  missing: (field) => `${field ? ltr(field) : 'باڈی'} موجود نہیں`,
  others: (count) => `اور ${count} مزید`,
  either: (field, other) => `${field} یا ${other}`,
  notAllowed: (field, received) => `${field ? ltr(field) : 'باڈی'} میں ${ltr(received)} کی اجازت نہیں`,
  shouldBe: (field, expected, received) =>
    `${field ? ltr(field) : 'باڈی'} میں ${ltr(received)} ہے، جبکہ ${expected} چاہیے`,
  kinds: {
    array: 'فہرست',
    object: 'آبجیکٹ',
    record: 'آبجیکٹ',
    'array or record': 'فہرست یا آبجیکٹ',
    string: 'متن',
    'string or array': 'متن یا فہرست',
    number: 'عدد',
    int: 'پورا عدد',
    boolean: 'true یا false',
    file: 'فائل',
  },
  invalidRemedy: 'فیلڈ درست کریں، یا پھر بھی بھیج کر دیکھیں کہ سروس کیا جواب دیتی ہے۔',
  unsendableRemedy: 'فیلڈ درست کریں: HTTP یا JSON میں یہ قدر نہیں لکھی جا سکتی۔',
  networkTitle: (target) => `${ltr(target)} سے کوئی جواب نہیں`,
  network: {
    guard: 'کنسول کی پراکسی نے درخواست بھیجنے سے پہلے ہی انکار کر دیا۔',
    'not-allowed': 'کنسول کی پراکسی یہ راستہ آگے نہیں بھیجتی۔',
    'unknown-target': 'کنسول کی پراکسی اس ہدف کو نہیں جانتی۔',
    'target-change': 'پراکسی نے اپنے ہدف نہیں بدلے۔',
    'unknown-account': 'مقامی سروس میں اس نام کا کوئی نمائشی اکاؤنٹ نہیں۔',
    refused: 'ہدف کے پتے پر کوئی سروس نہیں چل رہی۔',
    'not-found': 'ہدف کا ہوسٹ نام نہیں ملا۔',
    unreachable: 'ہدف تک نیٹ ورک کا کوئی راستہ نہیں۔',
    tls: 'ہدف سے محفوظ رابطہ نہیں ہو سکا۔',
    reset: 'جواب مکمل ہونے سے پہلے ہی ہدف نے رابطہ بند کر دیا۔',
    timeout: 'ہدف نے وقت پر جواب نہیں دیا۔',
    'too-large': 'درخواست اتنی بڑی ہے کہ پراکسی اسے آگے نہیں بھیجتی۔',
    redirected: 'ہدف نے کسی اور پتے پر بھیجنا چاہا؛ کنسول ایسا کبھی نہیں کرتا۔',
    'bad-answer': 'ہدف کا جواب HTTP نہیں۔',
    internal: 'کنسول کی پراکسی میں خرابی ہوئی۔',
    ...serverUnreachable.causes,
    interrupted: 'جواب مکمل ہونے سے پہلے رابطہ ٹوٹ گیا۔',
  },
  networkRemedies: {
    guard: 'صفحہ اس پتے سے دوبارہ لوڈ کریں جو سرور نے دکھایا تھا۔',
    'not-allowed': 'صفحہ دوبارہ لوڈ کریں۔',
    'unknown-target': 'فہرست سے کوئی ہدف منتخب کریں۔',
    'target-change': 'پیغام میں بتائی گئی فیلڈ بدلیں۔',
    'unknown-account': 'فہرست سے کوئی اکاؤنٹ منتخب کریں۔',
    refused: 'سروس شروع کریں یا ہدف کا بنیادی پتا درست کریں، پھر دوبارہ کوشش کریں۔',
    'not-found': 'ہدف کا بنیادی پتا درست کریں۔',
    unreachable: 'نیٹ ورک کا رابطہ جانچیں، پھر دوبارہ کوشش کریں۔',
    tls: 'ہدف کا سرٹیفکیٹ اور بنیادی پتا جانچیں۔',
    reset: 'دوبارہ کوشش کریں۔ مسئلہ برقرار رہے تو سروس کا لاگ دیکھیں۔',
    timeout: 'دوبارہ کوشش کریں، یا ایک بار میں کم بھیجیں۔',
    'too-large': 'چھوٹی درخواست بھیجیں۔',
    redirected: 'جس پتے پر بھیجا جا رہا تھا، اسے بنیادی پتا بنائیں۔',
    'bad-answer': 'ہدف کا بنیادی پتا درست کریں۔',
    internal: 'دوبارہ کوشش کریں۔ مسئلہ برقرار رہے تو سرور کا آؤٹ پٹ دیکھیں۔',
    ...serverUnreachable.remedies,
    interrupted: 'دوبارہ کوشش کریں۔',
  },
  abortedTitle: 'منسوخ',
  aborted: 'کال منسوخ کر دی گئی۔ آپ کا لکھا ہوا یہیں ہے۔',
  abortedRemedy: 'جب چاہیں، دوبارہ بھیجیں۔',
};
