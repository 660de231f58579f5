/** Words of the editor that sends a raw request. */
const en = {
  region: 'Raw request',
  explanation:
    'This request is sent exactly as written, in place of the fields. What the specification does not allow is explained first and can be sent anyway.',
  headers: 'Headers',
  headersHint: 'One per line, name: value. A line that is taken away is a header that is not sent.',
  credentials: 'Keys and app ids are not kept here: type them under Account.',
  body: 'Body',
  bodyHint: 'Any text. An empty body is not sent.',
  leave: 'Back to the fields',
};

export const rawRequestWords = { name: 'exchange/raw-request', en };
