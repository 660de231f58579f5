import { useState } from 'react';
import { optionWords } from '#console/catalogues/translation/options.ts';
import { useWords } from '#console/catalogues/words.ts';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { type MaskTerm, readTerms, writeTerm } from '../form/terms.ts';

interface TermEditorProps {
  term: MaskTerm;
  /** Called with the terms that replace the edited one, none or several; undefined if it stays as it is. */
  onEnd: (terms?: MaskTerm[]) => void;
}

/** Edits a term in place of its chip: Enter or blur accepts, Escape cancels. */
export function TermEditor({ term, onEnd }: TermEditorProps) {
  const words = useWords(optionWords).terms;
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
