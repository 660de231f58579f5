import { Plus, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { Field } from '#console/ui/Field.tsx';
import { Segmented } from '#console/ui/Segmented.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { readTerms, termsForms, writeTerm } from './form.ts';
import type { FormPartProps } from './Source.tsx';

/** The terms to keep, as chips; the rule about them is said before anything is sent. */
export function MaskTerms({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords).terms;
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const added = readTerms(typed);
    const kept = form.terms.filter((old) => added.every(({ term }) => term !== old.term));
    onChange({ terms: [...kept, ...added] });
    setTyped('');
  };
  const rule =
    form.source !== 'en' && (form.terms.length > 0 || form.nmtMask)
      ? words.rule
      : form.terms.length > 0 && !form.nmtMask
        ? words.off
        : words.hint;
  return (
    <div className="flex flex-col gap-2">
      <form onSubmit={submit}>
        <Field label={words.label} hint={rule}>
          {(ids) => (
            <span className="flex gap-1">
              <TextInput
                {...ids}
                value={typed}
                placeholder={words.placeholder}
                onChange={(event) => setTyped(event.target.value)}
              />
              <IconButton
                icon={Plus}
                type="submit"
                label={words.add}
                disabled={readTerms(typed).length === 0}
                className="size-9 border border-control"
              />
            </span>
          )}
        </Field>
      </form>
      {form.terms.length > 0 && (
        <>
          <ul aria-label={words.label} className="flex flex-wrap gap-1.5">
            {form.terms.map((term) => (
              <li
                key={term.term}
                className="inline-flex min-h-7 items-center gap-1 rounded-sm border-b-2 border-marigold bg-marigold-tint ps-2 text-sm"
              >
                <bdi>{writeTerm(term)}</bdi>
                <button
                  type="button"
                  aria-label={words.remove(term.term)}
                  onClick={() => onChange({ terms: form.terms.filter((other) => other !== term) })}
                  className="inline-flex size-6 items-center justify-center rounded-sm hover:bg-surface"
                >
                  <X aria-hidden="true" size={13} />
                </button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-second">
            {words.travel}
            <Segmented
              label={words.travel}
              options={termsForms.map((value) => ({ value, label: words.forms[value] }))}
              value={form.termsForm}
              onChange={(termsForm) => onChange({ termsForm })}
            />
          </div>
          {form.termsForm === 'list' && form.terms.some(({ term, as }) => term !== as) && (
            <p className="text-xs text-ink-second">{words.listLoses}</p>
          )}
        </>
      )}
    </div>
  );
}
