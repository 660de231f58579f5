/** Words for what wrote each word of a transliteration. */
const en = {
  label: 'What wrote each word',
  layers: {
    own: 'own exception',
    builtIn: 'built-in exception',
    lexicon: 'lexicon',
    english: 'English pronunciation',
    model: 'trained model',
    sounds: 'sounds of the script',
    letters: 'letter by letter',
    number: 'number',
    address: 'address',
    kept: 'unchanged',
  },
};

const hi: typeof en = {
  label: 'हर शब्द किससे लिखा गया',
  layers: {
    own: 'अपना अपवाद',
    builtIn: 'पहले से मौजूद अपवाद',
    lexicon: 'शब्दकोश',
    english: 'अंग्रेज़ी उच्चारण',
    model: 'प्रशिक्षित मॉडल',
    sounds: 'लिपि की ध्वनियाँ',
    letters: 'अक्षर-अक्षर',
    number: 'संख्या',
    address: 'पता',
    kept: 'जैसे का तैसा',
  },
};

const ur: typeof en = {
  label: 'ہر لفظ کس سے لکھا گیا',
  layers: {
    own: 'اپنا استثنا',
    builtIn: 'پہلے سے موجود استثنا',
    lexicon: 'لغت',
    english: 'انگریزی تلفظ',
    model: 'تربیت یافتہ ماڈل',
    sounds: 'رسم الخط کی آوازیں',
    letters: 'حرف بہ حرف',
    number: 'عدد',
    address: 'پتا',
    kept: 'جوں کا توں',
  },
};

export const wordRouteWords = { en, hi, ur };
