/** Words of the button that asks the embedded service how an answer was produced. */
const en = {
  ask: 'How it was produced',
  again: 'Ask again',
  failed: 'The service no longer tells how these were produced: it keeps the newest answers only.',
};

export const explanationWords = { name: 'exchange/explanation', en };
