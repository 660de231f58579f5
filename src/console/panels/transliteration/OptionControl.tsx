import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { languageOption } from '#console/ui/LanguageSelect.tsx';
import { Select, type SelectOption } from '#console/ui/Select.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { type OptionName, OptionSet } from './form.ts';

interface OptionControlProps {
  option: OptionName;
  label: string;
  value: OptionSet[OptionName];
  onChange: (change: Partial<OptionSet>) => void;
}

/** One option of a set, its values named as the specification has them. */
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
  const choices: Readonly<Record<Exclude<OptionName, 'suggestions'>, readonly SelectOption<string>[]>> = {
    domain: transliterationDomains.map((domain) => ({ value: domain, label: domain })),
    content: [
      { value: '', label: words.contentSame },
      ...TransliterationLanguage.options.map(languageOption),
    ],
    convertNumber: [
      { value: '', label: words.convertNumber.none },
      ...convertNumberValues.map((name) => ({ value: name, label: name })),
    ],
    abbreviate: switchValues,
    abbreviationWithoutDot: switchValues,
    ignoreTaggedEntities: switchValues,
    convertOrdinal: switchValues,
    isBulk: switchValues,
  };
  const isSwitch = choices[option] === switchValues;
  return (
    <Select
      aria-label={label}
      className="w-full text-sm"
      options={choices[option]}
      value={String(value)}
      onChange={(chosen) => {
        const parsed = OptionSet.shape[option].safeParse(isSwitch ? chosen === 'true' : chosen);
        if (parsed.success) onChange({ [option]: parsed.data });
      }}
    />
  );
}

const switchValues = ['true', 'false'].map((value) => ({ value, label: value }));
