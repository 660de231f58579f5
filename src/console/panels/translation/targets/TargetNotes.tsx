import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import type { TranslationForm } from '../form/form.ts';

/** Notes on the targets before sending: none is chosen, or the source is one of them. */
export function TargetNotes({ form: { source, targets } }: { form: TranslationForm }) {
  const words = useWords(inputWords).targets;
  return (
    <p className="pt-2 text-sm text-ink-second">
      {targets.length === 0 ? words.none : words.sameLanguage(languageName(source))}
    </p>
  );
}
