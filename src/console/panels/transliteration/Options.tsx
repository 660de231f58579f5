import { pageWords } from '#console/catalogues/page.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { FoldedOptions } from '#console/ui/controls/FoldedOptions.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { OptionFacts } from '#console/ui/details/OptionFacts.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { changedOptions, defaultOptions, switchNames } from './form/form.ts';
import { requestedSuggestions, transliterationRequest } from './form/request.ts';
import type { FormPartProps } from './Source.tsx';

/** The options of a transliteration, folded. */
export function Options({ form, onChange }: FormPartProps) {
  const words = useWords(transliterationWords);
  const { notDefault } = useWords(shellWords).options;
  const { domain: _, suggestions: __, ...changed } = changedOptions(defaultOptions, form);
  const count = Object.keys(changed).length;
  return (
    <FoldedOptions
      summary={[
        form.domain,
        words.suggestionCount(requestedSuggestions(form)),
        ...(count > 0 ? [notDefault(count)] : []),
      ]}
    >
      <AllOptions form={form} onChange={onChange} />
    </FoldedOptions>
  );
}

/** Every option of a transliteration: its meaning, its field, and whether it is sent. */
function AllOptions({ form, onChange }: FormPartProps) {
  const words = useWords(transliterationWords);
  const { notSent } = useWords(pageWords).options;
  const suggestions = requestedSuggestions(form);
  const { headers, body } = transliterationRequest({ ...form, suggestions, free: undefined });
  const facts = (field: string, value: unknown) => (
    <OptionFacts field={field} value={value} sent={field in Object(headers) || field in Object(body)} />
  );
  return (
    <div className="flex flex-col gap-3">
      <div>
        {facts('src_lang', form.source)}
        {facts('tgt_lang', form.target)}
      </div>
      <Field
        label={words.suggestions}
        hint={form.view === 'typing' ? words.suggestionsTypingHint : words.suggestionsHint}
        facts={facts('noOfSuggestions', suggestions)}
      >
        <TextInput
          type="number"
          value={form.suggestions}
          onChange={(event) => {
            const suggestions = Math.round(event.target.valueAsNumber);
            if (!Number.isNaN(suggestions)) onChange({ suggestions });
          }}
        />
      </Field>
      <Field label={words.domain} hint={words.domainHint} facts={facts('domain', form.domain)}>
        <Select
          options={transliterationDomains.map((domain) => ({ value: domain, label: domain }))}
          value={form.domain}
          onChange={(domain) => onChange({ domain })}
        />
      </Field>
      <Field label={words.content} hint={words.contentHint} facts={facts('cnt_lang', form.content)}>
        <Select
          options={[
            { value: '', label: words.contentSame },
            ...TransliterationLanguage.options.map(languageOption),
          ]}
          value={form.content}
          onChange={(content) => onChange({ content })}
        />
      </Field>
      <Field
        label={words.numbers}
        hint={words.numbersHint}
        facts={facts('convertNumber', form.convertNumber)}
      >
        <Select
          options={[
            { value: '', label: words.convertNumber.none },
            ...convertNumberValues.map((value) => ({ value, label: words.convertNumber[value] })),
          ]}
          value={form.convertNumber}
          onChange={(convertNumber) => onChange({ convertNumber })}
        />
      </Field>
      <div>
        {switchNames.map((name) => (
          <div key={name} className="py-0.5">
            <Switch
              label={words.switches[name]}
              hint={words.switchHints[name]}
              checked={form[name]}
              onChange={(checked) => onChange({ [name]: checked })}
            />
            {facts(name, form[name])}
          </div>
        ))}
      </div>
      <p className="text-sm text-ink-third">{notSent}</p>
    </div>
  );
}
