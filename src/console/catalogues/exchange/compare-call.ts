/** Words for sending a call to another target as well. */
const en = {
  button: 'Compare with…',
  title: 'Compare with another target or account',
  explain:
    'The same request is sent to another target or account. Both answers are shown with their differences.',
  first: 'First answer',
  second: 'Second answer',
  send: 'Send and compare',
  sendAgain: 'Send again',
  loading: 'Opening the comparison',
  requestGone: 'Only the beginning of this request was kept. Send the call again, and compare that.',
  recordingGone:
    'The recording of this upload is no longer in this browser. Choose it in Speech to text again.',
  noAnswer: 'The second call has no answer',
};

export const compareCallWords = { name: 'exchange/compare-call', en };
