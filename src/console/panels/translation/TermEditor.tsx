import { useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { type MaskTerm, readTerms, writeTerm } from './terms.ts';

interface TermEditorProps {
  term: MaskTerm;
  /** What the term becomes, several or nothing; undefined when it stays. */
  onEnd: (terms?: MaskTerm[]) => void;
}

/** A term in the place of its chip: Enter or leaving it takes what was typed, Escape does not. */
export function TermEditor({ term, onEnd }: TermEditorProps) {
  const words = useWords(translationWords).terms;
  const [typed, setTyped] = useState(writeTerm(term));
  return (
    <TextInput
      autoFocus
      aria-label={words.term(term.term)}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onEnd(readTerms(typed))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEnd(event.key === 'Enter' ? readTerms(typed) : undefined);
      }}
      dir="auto"
      className="field-sizing-content max-w-full"
    />
  );
}
