import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { LinkState } from './panel-form.ts';

/** A note for when the page's address does not contain all of the form. */
export function LinkNote({ state }: { state: LinkState }) {
  const words = useWords(shellWords).link;
  return state === 'complete' ? null : <Banner>{words[state]}</Banner>;
}
