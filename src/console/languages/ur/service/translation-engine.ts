import type { translationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';

export const words: Translation<typeof translationEngineWords> = {
  title: 'ترجمے کا انجن',
  explain:
    'جو جملے جملوں کی کتاب میں نہیں ان کا ترجمہ کرتا ہے۔ کوئی بھی LibreTranslate سرور یا OpenAI جیسے پتے والا چیٹ ماڈل چلے گا؛ اس کا پتا اندرونی سروس کی مشین سے قابلِ رسائی ہو۔',
  state: {
    none: 'کوئی انجن زیرِ استعمال نہیں: جو جملے جملوں کی کتاب میں نہیں وہ اس زبان کے رسم الخط میں لکھے جاتے ہیں، ان کا ترجمہ نہیں ہوتا۔',
    orModels: 'اس مشین پر چلنے والے ماڈل ”مزید انجن“ میں ہیں۔',
    models: (titles) => `زیرِ استعمال: ${titles}، اسی مشین پر۔ یہاں چنا گیا انجن پہلے آتا ہے۔`,
    inUse: (name) => `زیرِ استعمال: ${name}`,
    fromEnvironment: `${ltr('NMT_…')} ترتیبات سے طے ہے۔`,
    fromPage: 'یہاں چنا گیا؛ سروس بند ہونے تک استعمال ہوگا۔',
    shared: 'یہاں چنا گیا؛ سروس کا ہر عمل اسے استعمال کرتا ہے، دوبارہ چلانے کے بعد بھی۔',
    takeBack: 'استعمال بند کریں',
    takenBack: 'یہاں چنا گیا انجن اب استعمال میں نہیں۔',
  },
  fixed: `اسے یہاں نہیں چنا جا سکتا، کیونکہ یہ صفحہ ریورس پراکسی کے ذریعے یا کئی پروسیس سے ملتا ہے، اور انجن کو سب کے متن ملتے ہیں۔ سروس چلانے والا شخص اسے ${ltr('NMT_…')} ترتیبات سے طے کر کے سروس دوبارہ چلاتا ہے۔`,
  kinds: { libretranslate: 'LibreTranslate', openai: 'چیٹ ماڈل' },
  kind: 'انجن کی قسم',
  recipes: {
    untested: 'یہ کمانڈ ہم نے خود نہیں چلائی۔ ”آزمائیں“ سے پتا چلے گا کہ انجن جواب دیتا ہے یا نہیں۔',
    libretranslate: `Docker کے ساتھ: انگریزی، ہندی، بنگالی اور اردو کے لیے LibreTranslate (تقریباً ${ltr('2 GB')})`,
    openai: `Ollama کے ساتھ: کئی زبانوں کا چھوٹا چیٹ ماڈل (تقریباً ${ltr('3 GB')})، کوئی بھی دو زبانیں`,
    copy: (name) => `${name} کی کمانڈ کاپی کریں`,
    fill: 'اس کا پتا بھر دیں',
  },
  fields: {
    address: 'پتا',
    addressHint: {
      libretranslate: `${ltr('/translate')} سے پہلے کا حصہ، جیسے ${ltr('http://127.0.0.1:5000')}`,
      openai: `${ltr('/chat/completions')} سے پہلے کا حصہ، جیسے ${ltr('http://127.0.0.1:11434/v1')}`,
    },
    model: 'ماڈل',
    key: 'API کلید',
    keyHint: 'صرف تب جب انجن مانگے۔ یہ سروس کے پاس رہتی ہے اور پھر کبھی دکھائی نہیں جاتی۔',
    envFile: `${ltr('.env')} میں بھی لکھیں`,
    envFileHint: 'تب دوبارہ چلانے کے بعد بھی استعمال ہوگا۔',
  },
  problems: {
    address: `پتا ${ltr('http://')} یا ${ltr('https://')} سے شروع ہوتا ہے`,
    model: 'ماڈل کا نام درکار ہے۔',
    key: 'کلید میں خالی جگہ اور انگریزی کے سوا کوئی حرف نہیں ہوتا۔',
  },
  test: 'آزمائیں',
  testing: 'آزمایا جا رہا ہے…',
  use: 'استعمال کریں',
  used: 'انجن اب زیرِ استعمال ہے۔',
  answered: (milliseconds) => `اس نے ${(milliseconds / 1000).toFixed(1)} سیکنڈ میں جواب دیا:`,
  failed: 'انجن نے ترجمہ نہیں کیا',
  remedies: {
    'not-reached': 'اس پتے پر کوئی جواب نہیں دیتا۔ دیکھیں کہ انجن چل رہا ہے اور پورٹ درست ہے۔',
    'timed-out': `انجن بہت سست ہے، یا ابھی اپنا ماڈل لوڈ کر رہا ہے۔ دوبارہ کوشش کریں، یا NMT_TIMEOUT_MS بڑھائیں۔`,
    unauthorised: 'API کلید دیکھ لیں۔',
    'not-found': `پتا دیکھ لیں: چیٹ ماڈل کا پتا عموماً ${ltr('/v1')} پر ختم ہوتا ہے۔`,
    failed: 'دیکھیں کہ انجن کی قسم درست ہے۔',
  },
};
