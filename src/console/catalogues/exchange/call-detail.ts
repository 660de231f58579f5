import { formatNumber } from '#console/ui/text/format.ts';

/** Words for the details of one call. */
const en = {
  notChecked: 'Not checked: no answer arrived from the target.',
  cancelled: 'The call was cancelled before an answer arrived.',
  proxyAnswered: 'The console’s proxy answered this call; the target did not.',
  cause: 'Cause',
  asBrowserSent: 'The proxy reported no call to the target, so this is what the browser sent.',
  fromTarget: 'From the target',
  fromProxy: 'Added by the console’s proxy',
  headers: (count: number) => `Headers (${formatNumber(count)})`,
  tooLong: 'left out: too long',
  omitted: (count: number) =>
    `${formatNumber(count)} more left out: together they are too long to be reported.`,
  copyPython: 'Copy as Python',
  slowest: (duration: string) => `slowest ${duration}`,
  uuid: {
    name: 'uuid',
    copy: 'Copy the uuid',
    count: (count: number) => `${formatNumber(count)} uuids`,
    copyAll: 'Copy the uuids',
  },
  requestId: {
    name: 'request id',
    copy: 'Copy the request id',
    count: (count: number) => `${formatNumber(count)} request ids`,
    copyAll: 'Copy the request ids',
  },
  atTarget: (part: string) => `Target: ${part}`,
};

export const callDetailWords = { name: 'exchange/call-detail', en };
