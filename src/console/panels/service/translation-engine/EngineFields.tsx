import {
  type TranslationEngineWords,
  translationEngineWords,
} from '#console/catalogues/service/translation-engine.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import type { EngineForm } from './engine-form.ts';

interface EngineFieldsProps {
  form: EngineForm;
  /** The field with an invalid value. */
  problem: keyof TranslationEngineWords['problems'] | undefined;
  mayWriteEnvFile: boolean;
  onChange: (change: Partial<EngineForm>) => void;
}

/** The address of an engine, its model and key. */
export function EngineFields({ form, problem, mayWriteEnvFile, onChange }: EngineFieldsProps) {
  const { fields, problems } = useWords(translationEngineWords);
  const problemOf = (field: keyof typeof problems) => (problem === field ? problems[field] : undefined);
  return (
    <>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <Field label={fields.address} hint={fields.addressHint[form.kind]} problem={problemOf('address')}>
          <TextInput
            type="url"
            value={form.baseUrl}
            onChange={({ target }) => onChange({ baseUrl: target.value })}
          />
        </Field>
        {form.kind === 'openai' && (
          <Field label={fields.model} problem={problemOf('model')}>
            <TextInput value={form.model} onChange={({ target }) => onChange({ model: target.value })} />
          </Field>
        )}
        <Field label={fields.key} hint={fields.keyHint} problem={problemOf('key')}>
          <TextInput
            type="password"
            value={form.apiKey}
            onChange={({ target }) => onChange({ apiKey: target.value })}
          />
        </Field>
      </div>
      {mayWriteEnvFile && (
        <div className="max-w-md">
          <Switch
            label={fields.envFile}
            hint={fields.envFileHint}
            checked={form.envFile}
            onChange={(envFile) => onChange({ envFile })}
          />
        </div>
      )}
    </>
  );
}
