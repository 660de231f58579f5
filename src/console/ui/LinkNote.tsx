import type { LinkState } from '#console/app/panel-form.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from './Banner.tsx';

/** Says when the address of the page does not carry the whole form. */
export function LinkNote({ state }: { state: LinkState }) {
  const words = useWords(shellWords).link;
  return state === 'whole' ? null : <Banner>{words[state]}</Banner>;
}
