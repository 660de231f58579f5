import { useState } from 'react';
import { parseJson } from '#client/parse-json.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { isSame } from '#console/ui/is-same.ts';

interface JsonFieldProps {
  label: string;
  hint?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The JSON value that was typed; if it is not JSON, the text itself. */
function writtenValue(text: string): unknown {
  const parsed = parseJson(text);
  return 'value' in parsed ? parsed.value : text;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' && writtenValue(value) === value ? value : (JSON.stringify(value) ?? '');

/** A value of any kind: JSON, or a text without quotes. */
export function JsonField({ label, hint, value, onChange }: JsonFieldProps) {
  const [typed, setTyped] = useState(() => textOf(value));
  return (
    <Field label={label} hint={hint}>
      <TextArea
        dir="auto"
        rows={1}
        value={isSame(writtenValue(typed), value) ? typed : textOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(writtenValue(target.value));
        }}
        className="field-sizing-content max-h-48 min-h-9 px-2.5 py-1.5 font-mono text-sm"
      />
    </Field>
  );
}
