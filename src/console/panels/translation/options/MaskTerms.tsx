import { Plus } from 'lucide-react';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { optionWords } from '#console/catalogues/translation/options.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { OptionFacts } from '#console/ui/details/OptionFacts.tsx';
import { termFormats } from '../form/form.ts';
import { addTerms, type MaskTerm, readTerms } from '../form/terms.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { TermChip } from './TermChip.tsx';

/** The terms to mask as chips, with the rule that applies to them. */
export function MaskTerms({ form, onChange }: FormPartProps) {
  const words = useWords(optionWords).terms;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { terms, source, nmtMask } = form;
  const add = (text: string) => {
    onChange({ terms: addTerms(terms, readTerms(text)) });
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-2">
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          add(typed);
        }}
      >
        <Field
          label={words.label}
          facts={<OptionFacts field="nmtMaskTerms" value="" sent={terms.length > 0} />}
          hint={
            terms.length > 0 && !nmtMask
              ? words.off
              : source === 'en' || terms.length > 0
                ? words.hint
                : words.foreign
          }
        >
          <span className="flex gap-1">
            <TextInput
              ref={input}
              dir="auto"
              value={typed}
              placeholder={words.placeholder}
              onChange={(event) => setTyped(event.target.value)}
              onPaste={(event) => {
                // A single-line field would lose the line breaks that separate terms.
                const pasted = event.clipboardData.getData('text/plain');
                if (!/[\t\n]/.test(pasted.trim())) return;
                event.preventDefault();
                add(`${typed}\n${pasted.replaceAll('\r', '')}`);
              }}
            />
            <IconButton
              icon={Plus}
              type="submit"
              label={words.add}
              disabled={readTerms(typed).length === 0}
              className="size-9 border border-control"
            />
          </span>
        </Field>
      </form>
      {terms.length > 0 && (
        <TermList
          form={form}
          onChange={onChange}
          // The focused chip was removed.
          onRemoved={() => input.current?.focus()}
        />
      )}
    </div>
  );
}

const TermRules = lazy(async () => ({ default: (await import('./TermRules.tsx')).TermRules }));

/** The masked terms as chips, and how they are sent. */
function TermList({ form, onChange, onRemoved }: FormPartProps & { onRemoved: () => void }) {
  const words = useWords(optionWords).terms;
  const { terms, termsForm, source, targets } = form;
  const change = (place: number, into: MaskTerm[]) => {
    onChange({ terms: addTerms(terms.slice(0, place), [...into, ...terms.slice(place + 1)]) });
    if (into.length === 0) onRemoved();
  };
  return (
    <>
      <ul aria-label={words.label} className="flex flex-wrap gap-1.5">
        {[...terms.entries()].map(([place, term]) => (
          <li key={term.term} className="max-w-full">
            <TermChip
              term={term}
              source={source}
              target={targets.length === 1 ? targets[0] : undefined}
              onChange={(into) => change(place, into)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-second">
        {words.travel}
        <Segmented
          label={words.travel}
          options={termFormats.map((value) => ({ value, label: words.forms[value] }))}
          value={termsForm}
          onChange={(chosen) => onChange({ termsForm: chosen })}
        />
      </div>
      {(source !== 'en' || termsForm === 'list') && (
        <Suspense>
          <TermRules form={form} />
        </Suspense>
      )}
    </>
  );
}
