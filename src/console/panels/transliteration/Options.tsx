import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Field } from '#console/ui/Field.tsx';
import { languageOption } from '#console/ui/LanguageSelect.tsx';
import { Select } from '#console/ui/Select.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { switches } from './form.ts';
import type { FormPartProps } from './Source.tsx';

/** Every option of a transliteration. */
export function Options({ form, onChange }: FormPartProps) {
  const words = useWords(transliterationWords);
  const shell = useWords(shellWords);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.suggestions}
          hint={form.view === 'typing' ? words.suggestionsTypingHint : words.suggestionsHint}
        >
          {(ids) => (
            <TextInput
              {...ids}
              type="number"
              value={form.suggestions}
              onChange={(event) => {
                const suggestions = Math.round(event.target.valueAsNumber);
                if (!Number.isNaN(suggestions)) onChange({ suggestions });
              }}
            />
          )}
        </Field>
        <Field label={words.domain}>
          {(ids) => (
            <Select
              {...ids}
              options={transliterationDomains.map((domain) => ({ value: domain, label: domain }))}
              value={form.domain}
              onChange={(domain) => onChange({ domain })}
            />
          )}
        </Field>
      </div>
      <Field label={words.content} hint={words.contentHint}>
        {(ids) => (
          <Select
            {...ids}
            options={[
              { value: '', label: words.contentSame },
              ...TransliterationLanguage.options.map(languageOption),
            ]}
            value={form.content}
            onChange={(content) => onChange({ content })}
          />
        )}
      </Field>
      <Field label={words.numbers}>
        {(ids) => (
          <Select
            {...ids}
            options={[
              { value: '', label: words.convertNumber.none },
              ...convertNumberValues.map((value) => ({ value, label: words.convertNumber[value] })),
            ]}
            value={form.convertNumber}
            onChange={(convertNumber) => onChange({ convertNumber })}
          />
        )}
      </Field>
      <div>
        {switches.map((name) => (
          <Switch
            key={name}
            label={words.switches[name]}
            checked={form[name]}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
      </div>
      <p className="text-xs text-ink-third">{shell.options.notSent}</p>
    </div>
  );
}
