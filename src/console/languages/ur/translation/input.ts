import type { inputWords } from '#console/catalogues/translation/input.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof inputWords> = {
  terms: {
    listLoses: 'فہرست میں صرف الفاظ جاتے ہیں، ان کے متبادل نہیں۔',
    rule: 'الفاظ محفوظ رکھنے کے لیے اصل زبان انگریزی ہونی چاہیے: nmtMask true کے لیے src_lang = en لازم ہے۔ بھیجنے سے پہلے آپ سے پوچھا جائے گا؛ پھر بھی بھیجیں تو اندرونی سروس اسے بند سمجھتی ہے۔',
  },
  targets: {
    none: 'ترجمے کی کوئی زبان منتخب نہیں۔ سروس کو کم از کم ایک چاہیے۔',
    sameLanguage: (language) =>
      `${language} اصل زبان بھی ہے اور ترجمے کی بھی: اس کا متن جوں کا توں واپس آئے گا۔`,
  },
  notes: {
    over: {
      strings: (counted, allowed) =>
        `${counted} عبارتیں: مقامی سروس ایک درخواست میں زیادہ سے زیادہ ${allowed} لیتی ہے۔`,
      charactersPerString: (counted, allowed, string) =>
        `عبارت ${string} میں ${counted} حروف ہیں: مقامی سروس ایک عبارت میں زیادہ سے زیادہ ${allowed} لیتی ہے۔`,
      jsonBytes: (counted, allowed) =>
        `درخواست میں ${counted} بائٹ ہیں: مقامی سروس زیادہ سے زیادہ ${allowed} لیتی ہے۔`,
    },
    stillSent:
      'انکار کیسا ہوتا ہے، یہ دیکھنے کے لیے اسے بھیجا جا سکتا ہے؛ کسی اور سروس کی حدیں الگ ہوتی ہیں۔',
    showInvisible: (count) => `${countOf(count, { one: 'نادیدہ حرف', other: 'نادیدہ حروف' })} دکھائیں`,
    hideInvisible: 'نادیدہ حروف چھپائیں',
    invisible: 'وہ عبارتیں جن میں نادیدہ حروف ہیں',
    moreInvisible: (count) => `اور مزید ${count} عبارتیں`,
  },
  import: {
    title: 'عبارتیں درآمد کریں',
    drop: 'عبارتیں درآمد کرنے کے لیے فائل یہاں چھوڑیں: TXT، CSV، TSV یا JSON۔',
    paste: 'اسپریڈ شیٹ سے چسپاں کریں، یا لکھیں',
    hint: 'متن کی سطریں، ٹیب یا کاما سے الگ کیے گئے خانے، یا JSON۔',
    choose: 'فائل منتخب کریں',
    problems: {
      binary: () => 'یہ متن کی فائل نہیں ہے۔ اسپریڈ شیٹ کو CSV (UTF-8) کے طور پر محفوظ کر کے پھر منتخب کریں۔',
      json: (detail) => `یہ درست JSON نہیں ہے: ${detail}۔`,
      cells: (detail) => `تمام خانے نہیں پڑھے جا سکے: ${detail}۔ جو پڑھا گیا وہ نیچے ہے۔`,
      failed: (detail) => `فائل نہیں پڑھی جا سکی: ${detail}۔`,
    },
    tooLong: (most) => `پینل زیادہ سے زیادہ ${most} حروف لیتا ہے۔ کوئی اور کالم یا چھوٹی فائل منتخب کریں۔`,
    kept: 'آپ کی عبارتیں ویسی ہی ہیں۔',
    encodings: {
      'utf-16le': 'UTF-16 کے طور پر پڑھی گئی۔',
      'utf-16be': 'UTF-16 (big endian) کے طور پر پڑھی گئی۔',
      'windows-1252': 'یہ UTF-8 نہیں، اس لیے Windows-1252 کے طور پر پڑھی گئی: حروف دیکھ لیں۔',
    },
    reading: 'پڑھا جا رہا ہے…',
    broken: (strings) =>
      `${strings} ${strings === '1' ? 'عبارت' : 'عبارتوں'} میں نئی سطریں ہیں: عبارتیں جدول میں جائیں گی۔`,
    column: 'ترجمے کے لیے کالم',
    columnName: (number, first) => (first === '' ? `${number}` : `${number} · ${first}`),
    heading: 'پہلی قطار عنوان ہے',
    preview: 'ابتدائی عبارتیں',
    counted: (strings, characters, tokens) =>
      `${strings} ${strings === '1' ? 'عبارت' : 'عبارتیں'}، ${characters} ${characters === '1' ? 'حرف' : 'حروف'}، زیادہ سے زیادہ ${tokens} ٹوکن۔`,
    overLimit: 'مقامی سروس ایک درخواست میں اتنا نہیں لیتی۔',
    replace: 'موجودہ عبارتوں کی جگہ رکھیں',
    add: 'نیچے شامل کریں',
  },
  grid: {
    label: 'ترجمے کے لیے عبارتیں، ہر قطار میں ایک',
    string: (number) => `عبارت ${number}`,
    length: (characters) => countOf(characters, { one: 'حرف', other: 'حروف' }),
    over: (most) => `${most} سے زیادہ`,
    add: (number) => `قطار ${number} کے نیچے ایک قطار شامل کریں`,
    up: (number) => `قطار ${number} اوپر کریں`,
    down: (number) => `قطار ${number} نیچے کریں`,
    remove: (number) => `قطار ${number} ہٹائیں`,
    removed: (number) => `قطار ${number} ہٹا دی گئی۔`,
    undo: 'واپس لیں',
    moved: (number, all) => `${all} میں سے قطار ${number} پر لے جائی گئی۔`,
    pasted: (rows) => `${countOf(rows, { one: 'قطار', other: 'قطاروں' })} میں چسپاں ہوا۔`,
    inOne: 'ایک ہی قطار میں رکھیں',
    keys: `↑ ↓، Enter: دوسری قطاریں۔ Shift+Enter: نئی سطر۔ Alt+Enter: نیچے نئی قطار۔ ${ltr('Alt+↑ ↓')}: جگہ بدلیں۔ Alt+Delete: ہٹائیں۔ Tab: آگے۔`,
  },
};
