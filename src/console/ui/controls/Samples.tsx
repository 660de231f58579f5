import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';

interface SamplesProps<Name extends string> {
  samples: readonly { readonly name: Name; readonly label: string }[];
  onChoose: (name: Name) => void;
  /** The label, if it is not "Samples". */
  label?: string;
}

/** Sample buttons; each fills the form. */
export function Samples<Name extends string>({ samples, onChoose, label }: SamplesProps<Name>) {
  const words = useWords(shellWords).samples;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <legend className="float-start me-1 text-ink-third">{label ?? words.label}</legend>
      {samples.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(name)}
          className="min-h-7 rounded-sm px-1.5 font-medium text-ink-second underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
