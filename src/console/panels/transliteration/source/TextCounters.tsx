import { useDeferredValue, useMemo } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { countCharacters, stringsOf } from '#console/ui/text/strings.ts';

/** Strings and characters of a text with one string a line. */
export function TextCounters({ text }: { text: string }) {
  const words = useWords(shellWords).count;
  // Keeps typing responsive while a long text is counted.
  const counted = useDeferredValue(text);
  const strings = useMemo(() => stringsOf(counted), [counted]);
  const characters = useMemo(() => countCharacters(strings), [strings]);
  return (
    <>
      <span>{words.strings(strings.length)}</span>
      <span>{words.characters(characters)}</span>
    </>
  );
}
