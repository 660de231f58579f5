import type { wordRouteWords } from '#console/catalogues/word-routes.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof wordRouteWords> = {
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
    kept: 'जस का तस',
  },
};
