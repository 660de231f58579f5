import { ArrowLeftRight } from 'lucide-react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { LanguageChip } from '#console/ui/LanguageChip.tsx';
import { LanguagePicker } from '#console/ui/LanguagePicker.tsx';
import { TranslationLanguage } from '#contract/languages.ts';
import type { FormPartProps } from './Source.tsx';

/** The target languages as chips, with a searchable list to add more. */
export function Targets({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords);
  const choose = (targets: TranslationLanguage[]) => onChange({ targets });
  const swap = () => onChange({ source: form.targets[0] ?? form.source, targets: [form.source] });
  return (
    <fieldset>
      <legend className="pb-1 text-sm text-ink-second">{words.to}</legend>
      <ul aria-label={words.targets} className="flex flex-wrap gap-2">
        {form.targets.map((code) => (
          <li key={code}>
            <LanguageChip
              code={code}
              onRemove={() => choose(form.targets.filter((target) => target !== code))}
            />
          </li>
        ))}
        <li>
          <LanguagePicker codes={TranslationLanguage.options} chosen={form.targets} onChange={choose} />
        </li>
        {form.targets.length === 1 && (
          <li className="flex items-center">
            <IconButton icon={ArrowLeftRight} label={words.swap} onClick={swap} />
          </li>
        )}
      </ul>
      {form.targets.length === 0 && <p className="pt-2 text-sm text-ink-second">{words.noTargets}</p>}
    </fieldset>
  );
}
