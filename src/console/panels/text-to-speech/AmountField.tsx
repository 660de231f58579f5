import { useId } from 'react';
import { TextInput } from '#console/ui/TextInput.tsx';

interface AmountFieldProps {
  label: string;
  /** Accessible name of the typed value. */
  typedLabel: string;
  unit: string;
  minimum: number;
  maximum: number;
  step: number;
  /** As typed; may lie outside the limits. */
  value: string;
  onChange: (value: string) => void;
}

/** A number by slider, within what is documented, or typed, without limits. */
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
  const id = useId();
  const amount = Number(value.replace(',', '.'));
  const outside = Number.isNaN(amount) || amount < minimum || amount > maximum;
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3">
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
        className="h-6 w-full accent-ink"
      />
      <span className="inline-flex w-24 items-center gap-1">
        <TextInput
          aria-label={typedLabel}
          inputMode="decimal"
          aria-invalid={outside || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="text-end text-sm tabular"
        />
        <span className="w-4 shrink-0 text-sm text-ink-third">{unit}</span>
      </span>
    </div>
  );
}
