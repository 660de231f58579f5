/**
 * Texts for when the console's own server cannot be reached. They are loaded early, because they could not be fetched
 * then.
 */
export const serverUnreachableWords = {
  causes: {
    offline: 'This device is offline.',
    'no-server': 'The console’s own server does not answer.',
  },
  remedies: {
    offline: 'Connect to the network, then try again.',
    'no-server': 'Start the console again with npm start, then try again.',
  },
};
