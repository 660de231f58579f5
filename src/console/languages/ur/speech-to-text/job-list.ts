import type { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof jobListWords> = {
  tools: 'تلاش اور عمل',
  find: 'نام، آئی ڈی، کوڈ یا پیغام سے جاب تلاش کریں',
  findHere: 'جاب تلاش کریں',
  group: 'حالت',
  groups: {
    all: 'تمام حالتیں',
    running: 'جاری',
    completed: 'مکمل',
    failed: 'ناکام یا مسترد',
    unsent: 'نہ بھیجی گئی یا منسوخ',
  },
  language: 'جاب کی زبان',
  allLanguages: 'تمام زبانیں',
  count: (shown, all) =>
    shown === all ? `${formatNumber(all)} جاب` : `${formatNumber(all)} میں سے ${formatNumber(shown)} جاب`,
  selected: (count) => `${formatNumber(count)} منتخب`,
  unselect: 'انتخاب ختم کریں',
  notKept:
    'براؤزر میں اس فہرست کے لیے جگہ نہیں تھی: صفحہ دوبارہ لوڈ ہونے پر اس کے جاب یہاں نہیں رہیں گے۔ آئی ڈی سے وہ دوبارہ مل جائیں گے۔',
  nothingFound: 'ایسی کوئی جاب نہیں۔',
  showAll: 'تمام جاب دکھائیں',
  selectAll: 'دکھائی گئی تمام جاب منتخب کریں',
  select: (name) => `${name} منتخب کریں`,
  sortBy: (column) => `${column} کے لحاظ سے ترتیب دیں`,
  many: {
    stop: (count) => `${formatNumber(count)} منسوخ کریں`,
    retry: (count) => `${formatNumber(count)} دوبارہ آزمائیں`,
    sendAnyway: (count) => `${formatNumber(count)} پھر بھی بھیجیں`,
    remove: (count) => `${formatNumber(count)} ہٹائیں`,
    save: (count) => `${formatNumber(count)} ٹرانسکرپٹ برآمد کریں`,
  },
  saving: (done, count) => `${formatNumber(count)} میں سے ${formatNumber(done)} جمع ہوئے`,
  saved: (count) => `zip میں ${formatNumber(count)} ٹرانسکرپٹ ${count === 1 ? 'ہے' : 'ہیں'}۔`,
  savedSome: (saved, missing) =>
    `zip میں ${formatNumber(saved)} ٹرانسکرپٹ ہیں۔ ${formatNumber(missing)} نہیں مل سکے: وجہ دیکھنے کے لیے ایسی جاب کھولیں۔`,
  removeTitle: (count) => `${formatNumber(count)} جاب ہٹائیں؟`,
  removeExplain:
    'یہ اپنے ٹرانسکرپٹ اور آڈیو سمیت اس براؤزر سے ہٹ جائیں گی۔ سروس کے پاس نقل رہتی ہے؛ جاب آئی ڈی سے کسی جاب پر پھر نظر رکھی جا سکتی ہے۔',
  removeRunning: (count) =>
    count === 1
      ? 'ان میں 1 جاب ابھی جاری ہے: اس کا اپ لوڈ منسوخ ہو جائے گا۔'
      : `ان میں ${formatNumber(count)} جاب ابھی جاری ہیں: ان کا اپ لوڈ منسوخ ہو جائے گا۔`,
  confirmRemove: (count) => `${formatNumber(count)} جاب ہٹائیں`,
  keep: 'رہنے دیں',
  removed: (count) => `${formatNumber(count)} جاب ہٹا ${count === 1 ? 'دی گئی' : 'دی گئیں'}۔`,
  times: 'ہر حالت میں وقت',
  timeIn: {
    held: 'نہیں بھیجا گیا',
    waiting: 'انتظار',
    uploading: 'اپ لوڈ',
    received: 'پہنچ گیا',
    queued: 'قطار میں',
    processing: 'کام جاری',
    completed: 'مکمل',
    failed: 'ناکام',
    refused: 'مسترد',
    stopped: 'منسوخ',
  },
  busy: (httpStatus) => `سروس مصروف ہے (HTTP ${httpStatus})۔ یہ خود بخود دوبارہ بھیجی جائے گی۔`,
  offline: 'نیٹ ورک نہیں ہے۔ یہ خود بخود دوبارہ بھیجی جائے گی۔',
  answerLost:
    'سب کچھ بھیج دیا گیا مگر جواب نہیں ملا۔ ہو سکتا ہے سروس نے اس کی جاب بنا لی ہو؛ دوبارہ کوشش سے دوسری بن سکتی ہے۔',
  settings: {
    title: 'اس جاب کی ترتیبات',
    language: 'اس جاب کی زبان',
    domain: 'اس جاب کا شعبہ',
    subtitles: 'اس جاب کے سب ٹائٹل',
    before: 'یہ انھی کے ساتھ بھیجی جائے گی۔',
    again: 'دوبارہ کوشش پر یہی بھیجی جائیں گی۔',
  },
  pasted: {
    nothing: 'کلپ بورڈ میں فائلیں، پتے یا جاب آئی ڈی نہیں ہیں۔',
    added: (count) => `کلپ بورڈ سے ${formatNumber(count)} جاب شامل ${count === 1 ? 'ہوئی' : 'ہوئیں'}۔`,
  },
  attach: {
    button: 'آڈیو منسلک کریں',
    drop: 'اس جاب کے ساتھ منسلک کرنے کے لیے چھوڑیں',
    reading: 'آڈیو ملائی جا رہی ہے',
    done: 'یہ وہی آڈیو ہے جو اپ لوڈ کی گئی تھی۔',
    unproven: 'آڈیو منسلک ہو گئی۔ یہ وہی ہے جو اپ لوڈ ہوئی تھی یا نہیں، اس کی جانچ ممکن نہیں۔',
    unprovenNote: 'آڈیو بعد میں منسلک کی گئی؛ یہ وہی ہے جو اپ لوڈ ہوئی تھی یا نہیں، اس کی جانچ ممکن نہیں۔',
    otherTitle: 'یہ کوئی اور ریکارڈنگ ہے',
    other: (name) => `${name} کا مواد وہ نہیں جو اس جاب کے لیے اپ لوڈ ہوا تھا۔`,
    anyway: 'پھر بھی منسلک کریں',
    leave: 'رہنے دیں',
    gone: {
      'for-room': 'نئی آڈیو کے لیے جگہ بنانے کو اس جاب کی آڈیو ہٹا دی گئی۔',
      'no-room': 'براؤزر میں اس جاب کی آڈیو کے لیے جگہ نہیں تھی: صفحہ بند ہونے پر یہ جاتی رہے گی۔',
      emptied: 'اس جاب کی آڈیو اس براؤزر سے ہٹا دی گئی۔',
    },
    remove: 'آڈیو ہٹائیں',
    removeTitle: 'اس جاب کی آڈیو ہٹائیں؟',
    removeExplain: 'جاب اور اس کا ٹرانسکرپٹ رہیں گے۔ اسی آڈیو والی دوسری جابز سے بھی آڈیو ہٹ جائے گی۔',
  },
  reattached: {
    told: (files, count) =>
      `${countOf(files, { one: 'فائل', other: 'فائلیں' })} اپ لوڈ نہیں ${files === 1 ? 'ہوئی' : 'ہوئیں'}: ان کا مواد ${formatNumber(count)} جاب کی گم شدہ آڈیو ہے۔ آڈیو پھر سے منسلک کر دی گئی۔`,
    uploadToo: (files) =>
      files === 1 ? 'اسے نئی جاب کے طور پر بھی اپ لوڈ کریں' : 'انھیں نئی جاب کے طور پر بھی اپ لوڈ کریں',
    dismiss: 'ہٹائیں',
  },
  storage: {
    button: (used, allowed) => `آڈیو: ${allowed} میں سے ${used}`,
    unknown: 'یہاں رکھی گئی آڈیو',
    title: 'اس براؤزر میں رکھی گئی آڈیو',
    own: (used, allowed, count) =>
      `${allowed} میں سے ${used}، ${countOf(count, { one: 'ریکارڈنگ', other: 'ریکارڈنگز' })}۔ اس سے زیادہ ہونے پر سب سے پرانی پہلے ہٹتی ہے؛ جاب اور ٹرانسکرپٹ رہتے ہیں۔`,
    browser: (used, allowed) => `براؤزر نے ${allowed} کی اجازت دی ہے؛ یہ سائٹ ${used} استعمال کر رہی ہے۔`,
    persisted: 'براؤزر اسے صرف آپ کے کہنے پر ہٹائے گا۔',
    notPersisted: 'ڈسک بھرنے لگے تو براؤزر اسے ہٹا سکتا ہے۔',
    persist: 'براؤزر سے کہیں کہ اسے رکھے',
    refused: 'براؤزر نے یہ نہیں مانا۔',
    empty: 'تمام آڈیو ہٹائیں',
    emptyTitle: 'تمام آڈیو ہٹائیں؟',
    emptyExplain: 'جاب اور ٹرانسکرپٹ رہیں گے۔ جو ابھی بھیجنا باقی ہے وہ بھی رہے گا۔',
    emptied: 'آڈیو ہٹا دی گئی۔',
  },
};
