/** Words for the layer that spelled each word of a transliteration. */
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

export const wordRouteWords = { name: 'word-routes', en };
