import { inputWords } from '#console/catalogues/translation-input.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/Banner.tsx';
import type { TranslationForm } from './form.ts';

/** What rule terms need that the source does not keep, and what a list does not carry. */
export function TermRules({ form: { source, terms, termsForm } }: { form: TranslationForm }) {
  const words = useWords(inputWords).terms;
  return (
    <>
      {source !== 'en' && <Banner>{words.rule}</Banner>}
      {termsForm === 'list' && terms.some(({ term, as }) => term !== as) && (
        <p className="text-xs text-ink-second">{words.listLoses}</p>
      )}
    </>
  );
}
