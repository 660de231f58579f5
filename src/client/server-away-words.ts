/** Why nothing can be fetched from the console's own server: said even when the other words cannot be fetched either. */
export const serverAwayWords = {
  causes: {
    offline: 'This device is offline.',
    'no-server': 'The console’s own server does not answer.',
  },
  remedies: {
    offline: 'Connect to the network, then try again.',
    'no-server': 'Start the console again with npm start, then try again.',
  },
};
