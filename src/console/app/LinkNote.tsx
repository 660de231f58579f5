import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { LinkState } from './panel-form.ts';

/** Tells the user that the link to this page does not contain the whole form. */
export function LinkNote({ state }: { state: LinkState }) {
  const words = useWords(shellWords).link;
  return state === 'complete' ? null : <Banner>{words[state]}</Banner>;
}
