/** Words of parts of the page that are loaded late: the line between the panes, the note about a link. */
const en = {
  panes: {
    divider: 'Width of the request',
    hint: 'Drag, or use the arrow keys. Double click resets.',
  },
  link: {
    cut: 'The text is too long for a link: the address of this page carries the settings alone.',
    unsaved:
      'The text is too long for this tab to keep: a reload loses it. Save it elsewhere if you still need it then.',
    replaced: (name: string, was: string, now: string) =>
      `“${name}=${was}” in the link is not known. It was replaced by ${now === '' ? 'nothing' : `“${now}”`}.`,
    missing: 'This link was too long to carry its text. Its settings are here; ask for the text itself.',
  },
};

export const pageWords = { en };
