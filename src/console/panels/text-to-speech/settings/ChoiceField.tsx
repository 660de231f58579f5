import { useId, useState } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface ChoiceFieldProps {
  label: string;
  /** Accessible name of the text field. */
  typedLabel: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Menu entry for a custom value; no documented value looks like this. */
const otherChoice = 'another value';

/** A menu of the documented values, with a text field for any other value. */
export function ChoiceField({ label, typedLabel, options, value, onChange }: ChoiceFieldProps) {
  const words = useWords(textToSpeechWords);
  const id = useId();
  const [typing, setTyping] = useState(false);
  const known = options.some((option) => option.value === value);
  const typed = typing || !known;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="min-w-22 text-sm text-ink-second">
        {label}
      </label>
      <Select
        id={id}
        value={typed ? otherChoice : value}
        onChange={(next) => {
          setTyping(next === otherChoice);
          if (next !== otherChoice) onChange(next);
        }}
        options={[...options, { value: otherChoice, label: words.otherValue }]}
        className="text-sm"
      />
      {typed && (
        <TextInput
          aria-label={typedLabel}
          aria-describedby={known ? undefined : `${id}-unknown`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-28 min-w-0 flex-1 font-mono text-sm"
        />
      )}
      {!known && value.trim() !== '' && (
        <p id={`${id}-unknown`} className="w-full text-sm text-transliterated">
          {words.notDocumented}
        </p>
      )}
    </div>
  );
}
