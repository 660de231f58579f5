/** Words of the drawer with every call. */
const en = {
  none: 'No call yet. Send a form: the request and the answer of every call are kept here.',
  copyFetch: 'Copy as fetch',
  list: 'Last calls',
  reopen: 'Reopen in its panel',
  clear: 'Clear log',
  reading: 'Reading the call',
  bodyCut: {
    request: 'Only the first 200 kB of this request are kept. The same goes for what is copied.',
    response: 'Only the first 200 kB of this answer are kept. The same goes for what is copied.',
  },
  bodiesGone: 'The request and the answer of this call are no longer kept: newer calls needed the space.',
  notKept: {
    full: 'The browser had no room for some of these calls: they will be gone after a reload.',
    unavailable: 'The browser offers no storage: these calls will be gone after a reload.',
  },
  request: 'Request',
  response: 'Response',
  timing: 'Timing',
  deviations: 'Deviations',
  body: 'Body',
  noBody: 'no body',
  noResponse: 'No response arrived.',
  noDeviations: 'None: the answer matches the specification.',
  notes: 'Remarks',
  masked: 'Credentials are masked everywhere, also in what is copied.',
  bytes: (size: string, type: string) => `${size} of ${type}`,
  cut: (shown: string, all: string) => `${shown} of ${all} characters shown. Copy takes all of it.`,
  more: 'Show more',
  total: 'Whole call',
  firstByte: 'First byte',
  sent: 'Sent',
  download: 'Answer read',
  copyBody: 'Copy body',
  formFile: (name: string, type: string, size: string) => `${name} (${type}, ${size})`,
};

export const exchangeWords = { name: 'exchange/exchange', en };
