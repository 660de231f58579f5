import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { TranslationForm } from '../form/form.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';

interface SourceLineProps {
  text: string;
  form: TranslationForm;
  /** Shows the whole text instead of one line. */
  whole: boolean;
}

/** A string as it was sent, in one line, with its kept terms marked. */
export function SourceLine({ text, form, whole }: SourceLineProps) {
  const terms = form.source === 'en' ? form.terms.map(({ term }) => term) : [];
  return (
    <LanguageText
      as="p"
      code={form.source}
      className={`min-w-0 text-sm leading-6 text-ink-second ${whole ? 'wrap-anywhere whitespace-pre-wrap' : 'truncate'}`}
    >
      <MarkedText pieces={markTerms(text, terms, { wholeWords: true })} />
    </LanguageText>
  );
}
