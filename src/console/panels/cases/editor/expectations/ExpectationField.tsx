import type { CaseRequest } from '#cases/case-file/request.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextArea, TextInput } from '#console/ui/controls/TextInput.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { JsonField } from '../fields/JsonField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { NumberField, numberOrText } from '../fields/NumberField.tsx';
import { SuggestedField } from '../fields/SuggestedField.tsx';
import { TextsField } from '../fields/TextsField.tsx';
import { languagesOf } from '../request/request-values.ts';
import type { ExpectationField as FieldOf } from './expectation-fields.ts';

interface ExpectationFieldProps {
  field: FieldOf;
  value: unknown;
  /** The language to which the expectation applies; empty for all. */
  language: string;
  request: CaseRequest;
  onChange: (value: unknown) => void;
}

const itemsOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' || typeof item === 'number') : [];
const textsOf = (value: unknown): string[] => itemsOf(value).map(String);
const readNumber = (text: string) => numberOrText(text) ?? text;
const readText = (text: string) => text;

/** The control of one value of an expectation. */
export function ExpectationField({ field, value, language, request, onChange }: ExpectationFieldProps) {
  const words = useWords(caseEditorWords);
  const label = words.fields[field.label];
  const { source, targets } = languagesOf(request);
  const [onlyTarget = ''] = targets;
  const textLanguage =
    'in' in field && field.in === 'target' ? language || (targets.length === 1 ? onlyTarget : '') : source;
  switch (field.control) {
    case 'number':
      return (
        <NumberField
          label={label}
          unit={field.unit && words.units[field.unit]}
          placeholder={field.optional && words[field.optional]}
          value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
          // Where a value is required, an empty field becomes '', which the schema reports as not a number.
          onChange={(next) => onChange(next ?? (field.optional ? undefined : ''))}
        />
      );
    case 'numbers':
      return <ListField label={label} items={itemsOf(value)} read={readNumber} onChange={onChange} />;
    case 'words':
      return (
        <ListField
          label={label}
          items={textsOf(value)}
          read={readText}
          onChange={(items) => onChange(items.length === 0 && field.name === 'except' ? undefined : items)}
        />
      );
    case 'texts':
      return <TextsField label={label} language={textLanguage} texts={textsOf(value)} onChange={onChange} />;
    case 'text':
      return (
        <Field label={label}>
          <TextArea
            {...languageAttributes(textLanguage)}
            rows={1}
            value={String(value ?? '')}
            onChange={({ target }) => onChange(target.value)}
            className="field-sizing-content max-h-60 min-h-9 px-2.5 py-1.5 text-base"
          />
        </Field>
      );
    case 'line':
      return (
        <Field label={label}>
          <TextInput value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
        </Field>
      );
    case 'language':
      return (
        <SuggestedField
          label={label}
          placeholder={words.all}
          suggestions={targets.map((code) => languageOption(code))}
          value={typeof value === 'string' ? value : ''}
          onChange={(code) => onChange(code === '' ? undefined : code)}
        />
      );
    case 'suggested':
      return (
        <SuggestedField
          label={label}
          suggestions={field.values(request.operation).map((one) => ({ value: one }))}
          value={String(value ?? '')}
          onChange={(text) => onChange(field.name === 'equals' ? readNumber(text) : text)}
        />
      );
    case 'choices': {
      const chosen = textsOf(value);
      return (
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="pb-1 text-sm text-ink-second">{label}</legend>
          {field.values.map((one) => (
            <label key={one} className="inline-flex min-h-6 items-center gap-1.5 text-base">
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={({ target }) =>
                  onChange(
                    field.values.filter((other) => (other === one ? target.checked : chosen.includes(other))),
                  )
                }
                className="size-4 accent-ink"
              />
              {one}
            </label>
          ))}
        </fieldset>
      );
    }
    case 'json':
      return (
        <JsonField
          label={label}
          value={value}
          onChange={(next) => onChange(next === '' && field.name === 'spellings' ? undefined : next)}
        />
      );
  }
}
