import { formatNumber } from '#console/ui/text/format.ts';

/** Words about a result from before the page was reloaded. */
const en = {
  from: (moment: string) => `From ${moment}, before the page was reloaded.`,
  missing: (count: number) =>
    count === 1
      ? 'One sentence is not shown: its audio is not kept.'
      : `${formatNumber(count)} sentences are not shown: their audio is not kept.`,
  lost: {
    audio: (moment: string) => `The result from ${moment} is not shown: its audio is not kept.`,
    size: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: at ${size}, it was too large.`,
    room: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: the browser had no room for its ${size}.`,
  },
};

export const restoredWords = { name: 'exchange/restored', en };
