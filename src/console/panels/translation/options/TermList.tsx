import { lazy, Suspense } from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { termsForms } from '../form/form.ts';
import { addTerms, type MaskTerm } from '../form/terms.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { TermChip } from './TermChip.tsx';

const TermRules = lazy(async () => ({ default: (await import('./TermRules.tsx')).TermRules }));

/** The masked terms as chips, and how they are sent. */
export function TermList({ form, onChange, onRemoved }: FormPartProps & { onRemoved: () => void }) {
  const words = useWords(translationWords).terms;
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
          options={termsForms.map((value) => ({ value, label: words.forms[value] }))}
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
