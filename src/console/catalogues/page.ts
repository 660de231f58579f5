/** Words of parts of the page that are loaded late, so that the first page is small. */
const en = {
  panes: {
    divider: 'Width of the request',
    hint: 'Drag, or use the arrow keys. Double click resets.',
  },
  failure: {
    sendAnyway: 'Send anyway',
    again: 'Try again',
    chooseAccount: 'Choose account',
  },
  listen: {
    failed: (title: string, explanation: string) => `Not spoken: ${title}. ${explanation}`,
    notPlayed: 'Not played: the browser could not play the audio.',
  },
  call: { copyCurl: 'Copy as curl' },
  options: {
    notSent: 'Defaults are left out.',
    sentField: 'sent',
    notSentField: 'not sent',
  },
  languages: {
    none: 'No language matches.',
  },
  signedInAs: 'Signed in as',
  language: {
    label: 'Language of the interface',
    /** In the top bar, at most four letters wide. */
    short: 'EN',
    failed: 'The words of this language could not be fetched: the server does not answer. Try again.',
  },
  link: {
    cut: 'The text is too long for a link: the address of this page carries the settings alone.',
    unsaved:
      'The text is too long for this tab to keep: a reload loses it. Save it elsewhere if you still need it then.',
    replaced: (name: string, was: string, now: string) =>
      `“${name}=${was}” in the link is not known. ${now === '' ? 'It was left out.' : `It was replaced by “${now}”.`}`,
    missing: 'This link was too long to carry its text. Its settings are here; ask for the text itself.',
  },
};

export const pageWords = { name: 'page', en };
