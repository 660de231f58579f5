import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Select, type SelectOption } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { type OptionName, OptionSet } from '../form/form.ts';

interface OptionControlProps {
  option: OptionName;
  label: string;
  value: OptionSet[OptionName];
  onChange: (change: Partial<OptionSet>) => void;
}

/** The control of one option of a set, with the values named as in the specification. */
export function OptionControl({ option, label, value, onChange }: OptionControlProps) {
  const words = useWords(transliterationWords);
  if (option === 'suggestions') {
    return (
      <TextInput
        type="number"
        aria-label={label}
        value={String(value)}
        onChange={({ target: { valueAsNumber } }) => {
          if (!Number.isNaN(valueAsNumber)) onChange({ suggestions: Math.round(valueAsNumber) });
        }}
      />
    );
  }
  const choices: Partial<Record<OptionName, readonly SelectOption<string>[]>> = {
    domain: transliterationDomains.map((domain) => ({ value: domain, label: domain })),
    content: [
      { value: '', label: words.contentSame },
      ...TransliterationLanguage.options.map(languageOption),
    ],
    convertNumber: [
      { value: '', label: words.convertNumber.none },
      ...convertNumberValues.map((name) => ({ value: name, label: name })),
    ],
  };
  return (
    <Select
      aria-label={label}
      className="w-full text-sm"
      options={choices[option] ?? switchValues}
      value={String(value)}
      onChange={(chosen) => {
        const parsed = OptionSet.shape[option].safeParse(choices[option] ? chosen : chosen === 'true');
        if (parsed.success) onChange({ [option]: parsed.data });
      }}
    />
  );
}

const switchValues = ['true', 'false'].map((value) => ({ value, label: value }));
