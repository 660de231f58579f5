import { preloadable } from './preloadable.ts';

/** More rows than this are drawn only where they are looked at. */
export const plainRows = 60;

/** A list of more than `plainRows`; its code is fetched when so many strings are sent, before their answer is there. */
export const { load: loadLongList, Component: LongList } = preloadable(
  async () => (await import('./VirtualList.tsx')).VirtualList,
);

/** Fetches what draws the answer to this many strings, one a line. */
export function expectRows(text: string): void {
  if (text.split('\n', plainRows + 1).length > plainRows) void loadLongList();
}
