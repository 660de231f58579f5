import { useLocation } from 'wouter';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ReferenceLink } from './ReferenceLink.tsx';

interface OptionFactsProps {
  /** The API's name of the field. */
  field: string;
  value: unknown;
  sent: boolean;
  /** The button that toggles whether the field is sent, where the user can choose that. */
  choice?: { readonly label: string; readonly onToggle: () => void } | undefined;
}

/** The field of an option with its value, and whether it is sent. */
export function OptionFacts({ field, value, sent, choice }: OptionFactsProps) {
  const words = useWords(pageWords).options;
  const [panel] = useLocation();
  const text = sent ? words.sentField : words.notSentField;
  const written = value === '' ? field : `${field}: ${value}`;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-third">
      <code className="min-w-0 wrap-anywhere">{written}</code>
      <ReferenceLink anchor={`${panel.slice(1)}.${field}`} name={field} />
      {choice ? (
        <button
          type="button"
          aria-pressed={sent}
          aria-label={choice.label}
          onClick={choice.onToggle}
          className="min-h-6 rounded-sm px-1 underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {text}
        </button>
      ) : (
        <span className={sent ? 'font-semibold text-ink' : ''}>{text}</span>
      )}
    </p>
  );
}
