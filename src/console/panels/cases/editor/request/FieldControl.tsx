import type { CaseRequest } from '#cases/case-file/request.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { LanguageName } from '#console/ui/languages/LanguageChip.tsx';
import { LanguagePicker } from '#console/ui/languages/LanguagePicker.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { JsonField } from '../fields/JsonField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SuggestedField } from '../fields/SuggestedField.tsx';
import { TextsField } from '../fields/TextsField.tsx';
import { RecordingField } from './RecordingField.tsx';
import type { RequestField } from './request-fields.ts';
import { fieldValue, languagesOf } from './request-values.ts';

interface FieldControlProps {
  field: RequestField;
  request: CaseRequest;
  onChange: (value: unknown) => void;
}

/** The control of one field of the request. A value that does not fit it is edited as JSON. */
export function FieldControl({ field, request, onChange }: FieldControlProps) {
  const words = useWords(caseEditorWords);
  const { name } = field;
  const value = fieldValue(request, field.part, name);
  const { source, targets } = languagesOf(request);
  const setText = (text: string) => onChange(text === '' ? undefined : text);
  const asJson = <JsonField label={name} value={value} onChange={onChange} />;
  if (value === null) return asJson;
  switch (field.control) {
    case 'recording':
      return <RecordingField value={value} onChange={onChange} />;
    case 'boolean': {
      if (value !== undefined && typeof value !== 'boolean') return asJson;
      return (
        <Field label={name}>
          <Select
            value={value === undefined ? '' : String(value)}
            options={[
              { value: '', label: words.notSent },
              { value: 'true', label: 'true' },
              { value: 'false', label: 'false' },
            ]}
            onChange={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
          />
        </Field>
      );
    }
    case 'number':
      if (value !== undefined && typeof value !== 'number' && typeof value !== 'string') return asJson;
      return <NumberField label={name} placeholder={words.notSent} value={value} onChange={onChange} />;
    case 'choice': {
      if (value !== undefined && typeof value !== 'string' && typeof value !== 'number') return asJson;
      const areNumbers = field.values.every((one) => typeof one === 'number');
      return (
        <SuggestedField
          label={name}
          placeholder={words.notSent}
          suggestions={field.values.map((one) => ({ value: String(one) }))}
          value={String(value ?? '')}
          onChange={(text) =>
            setTextOrNumber(text, areNumbers && text !== '' && Number.isFinite(Number(text)), onChange)
          }
        />
      );
    }
    case 'language':
      if (value !== undefined && typeof value !== 'string') return asJson;
      return (
        <SuggestedField
          label={name}
          placeholder={words.notSent}
          hint={value && <LanguageName code={value} />}
          suggestions={field.codes.map((code) => languageOption(code))}
          value={value ?? ''}
          onChange={setText}
        />
      );
    case 'languages':
      if (value !== undefined && typeof value !== 'string') return asJson;
      return (
        <div className="flex min-w-0 flex-col gap-1">
          <SuggestedField
            label={name}
            placeholder={words.notSent}
            hint={
              targets.length > 0 && (
                <span className="flex flex-wrap gap-x-3">
                  {targets.map((code) => (
                    <LanguageName key={code} code={code} />
                  ))}
                </span>
              )
            }
            suggestions={[]}
            value={value ?? ''}
            onChange={setText}
          />
          <div>
            <LanguagePicker
              codes={field.codes}
              chosen={targets}
              onChange={(chosen) => setText(chosen.join(','))}
            />
          </div>
        </div>
      );
    case 'strings': {
      if (value !== undefined && !isTexts(value)) return asJson;
      const strings = value ?? [];
      if (strings.some((text) => text.includes('\n'))) {
        return <TextsField label={name} language={source} texts={strings} onChange={onChange} />;
      }
      return (
        <Field label={name} hint={words.strings}>
          <TextArea
            {...languageAttributes(source)}
            rows={2}
            value={strings.join('\n')}
            onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
            className="field-sizing-content max-h-60 px-2.5 py-1.5 text-base"
          />
        </Field>
      );
    }
    case 'text':
      if (value !== undefined && typeof value !== 'string') return asJson;
      return (
        <Field label={name}>
          <TextArea
            {...(name === 'text' ? languageAttributes(source) : { dir: 'auto' })}
            rows={1}
            value={value ?? ''}
            placeholder={words.notSent}
            onChange={({ target }) => setText(target.value)}
            className="field-sizing-content max-h-60 min-h-9 px-2.5 py-1.5 text-base"
          />
        </Field>
      );
    default:
      return asJson;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function setTextOrNumber(text: string, isNumber: boolean, onChange: (value: unknown) => void) {
  onChange(text === '' ? undefined : isNumber ? Number(text) : text);
}
