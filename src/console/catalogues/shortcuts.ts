/** Words of the list of keys. */
const en = {
  title: 'Keyboard shortcuts',
  send: 'Send, from anywhere in the panel',
  cancel: 'Cancel the running call',
  panel: (name: string) => `Open ${name}`,
  exchange: 'Open or close the exchange drawer',
  options: 'Open or fold the options',
  details: 'Show or hide the details of results',
  theme: 'Next theme',
  characters: 'Characters of the selected text, the field or the result',
  target: 'Choose target and account',
  stage: 'Present this page to an audience, or go back',
  makeCase: 'Make a case of the call',
  help: 'This list',
  close: 'Close a list or a dialog',
  rows: 'From row to row in a long list',
  cases: {
    title: 'In the workbench',
    edit: 'Edit the selected case, or the one with the focus',
    save: 'Save the case in the editor',
    run: 'Run the selected cases, or save and run the one in the editor',
  },
  entries: {
    title: 'On an entry of the lookup database',
    hint: 'Add Shift to mark all languages of the entry.',
    moderated: 'Mark the text as moderated',
    inProgress: 'Mark the text as in progress',
    pending: 'Mark the text as pending',
  },
};

export const shortcutWords = { en };
