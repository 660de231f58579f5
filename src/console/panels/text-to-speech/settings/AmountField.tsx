import { useId } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface AmountFieldProps {
  label: string;
  /** Accessible name of the text field. */
  typedLabel: string;
  unit: string;
  minimum: number;
  maximum: number;
  step: number;
  /** As typed; may be outside the limits. */
  value: string;
  onChange: (value: string) => void;
}

const amountOf = (typed: string) => Number(typed.trim().replace(',', '.'));

/** Whether a typed value is not a number or is outside the limits; false for an empty field, which is not sent. */
export function isOutside(
  typed: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): boolean {
  const amount = amountOf(typed);
  return typed.trim() !== '' && !(amount >= minimum && amount <= maximum);
}

/** A number: by slider within the documented limits, or typed without limits. */
export function AmountField({
  label,
  typedLabel,
  unit,
  minimum,
  maximum,
  step,
  value,
  onChange,
}: AmountFieldProps) {
  const words = useWords(textToSpeechWords);
  const id = useId();
  const amount = amountOf(value);
  const outside = isOutside(value, { minimum, maximum });
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-[3rem_minmax(3rem,1fr)_auto] items-center gap-2">
        <label htmlFor={id} className="text-sm text-ink-second">
          {label}
        </label>
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={step}
          value={Number.isNaN(amount) ? minimum : amount}
          onChange={(event) => onChange(event.target.value)}
          className="h-6 w-full min-w-0 accent-ink"
        />
        <span className="inline-flex w-22 items-center gap-1">
          <TextInput
            aria-label={typedLabel}
            inputMode="decimal"
            aria-invalid={outside || undefined}
            aria-describedby={outside ? `${id}-outside` : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="text-end text-sm tabular"
          />
          <span className="w-4 shrink-0 text-sm text-ink-third">{unit}</span>
        </span>
      </div>
      {outside && (
        <p id={`${id}-outside`} className="text-sm text-transliterated">
          {words.outside(String(minimum), String(maximum))}
        </p>
      )}
    </div>
  );
}
