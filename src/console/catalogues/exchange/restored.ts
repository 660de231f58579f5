/** Words about a result from before the page was reloaded. */
const en = {
  from: (moment: string) => `From ${moment}, before the page was reloaded.`,
  lost: {
    size: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: at ${size}, it was too large.`,
    room: (moment: string, size: string) =>
      `The result from ${moment} was not kept over the reload: the browser had no room for its ${size}.`,
  },
};

export const restoredWords = { en };
