/** Words for making a case from a call. */
const en = {
  make: 'Make a case',
  makeOf: (call: string) => `Make a case of ${call}`,
  made: (name: string) => `Case saved: ${name}`,
  open: 'Open the case',
  dismiss: 'Dismiss',
  chooseRecording: 'Its recording is no longer in this browser: choose it in the case.',
  notMade: {
    code: 'No case was made: the console’s server does not answer. Start it again, and try again.',
    request:
      'No case was made: only the beginning of this request was kept. Send the call again, and make a case of that.',
    room: 'The case was not saved: this browser has no room left. Remove recordings or runs, and try again.',
    storage:
      'The case was not saved: this browser offers no storage here, as in some private windows. Use a usual window.',
  },
};

export const makeCaseWords = { name: 'exchange/make-case', en };
