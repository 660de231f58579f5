import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { TranslationForm } from '../form/form.ts';

/** Warns of a source language that masking does not allow, and of replacements that a list cannot carry. */
export function TermRules({ form: { source, terms, termsForm } }: { form: TranslationForm }) {
  const words = useWords(inputWords).terms;
  return (
    <>
      {source !== 'en' && <Banner>{words.rule}</Banner>}
      {termsForm === 'list' && terms.some(({ term, as }) => term !== as) && (
        <p className="text-sm text-ink-second">{words.listLoses}</p>
      )}
    </>
  );
}
