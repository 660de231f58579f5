/** Why the console's own server cannot be reached; loaded early, since nothing can be fetched from it then. */
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
