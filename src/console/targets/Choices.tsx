import { useId } from 'react';
import { Quoting } from '#console/ui/text/Quoting.tsx';

interface ChoiceListProps {
  label: string;
  value: string;
  choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint?: string;
    /** The piece of the hint that is a message of the API, in English. */
    readonly quoted?: string;
    /** The language of the label, if it is not that of the interface. */
    readonly lang?: string;
  }[];
  onChoose: (value: string) => void;
  /** Called when the choice is final, by a click or Enter; arrow keys only move the selection. */
  onDone: () => void;
}

/** Takes the focus when the list loads only after its popover has opened. */
const focusWithoutScroll = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** A radio group in which each choice has a line of description. */
export function ChoiceList({ label, value, choices, onChoose, onDone }: ChoiceListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-col">
      {choices.map((choice, index) => (
        <div
          key={choice.value}
          className="flex items-start gap-2.5 rounded-sm px-2 py-1.5 hover:bg-sunken pointer-coarse:py-2.5"
        >
          <label className="touch-area mt-1.25 inline-flex shrink-0">
            <input
              id={`${name}-${index}`}
              type="radio"
              name={name}
              checked={choice.value === value}
              ref={choice.value === value ? focusWithoutScroll : undefined}
              aria-describedby={choice.hint ? `${name}-${index}-hint` : undefined}
              onChange={() => onChoose(choice.value)}
              onClick={(event) => {
                if (event.detail > 0) onDone();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // `onDone` returns the focus to a button, which the same key press would otherwise activate.
                event.preventDefault();
                onDone();
              }}
              className="size-3.5 accent-ink"
            />
          </label>
          <div className="min-w-0">
            <label
              htmlFor={`${name}-${index}`}
              lang={choice.lang}
              className="block text-base leading-6 font-medium"
            >
              {choice.label}
            </label>
            {choice.hint && (
              <p id={`${name}-${index}-hint`} className="text-sm text-ink-third">
                <Quoting sentence={choice.hint} piece={choice.quoted} />
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
