import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { Field } from '#console/ui/Field.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import type { FormPartProps } from './Source.tsx';
import { TermList } from './TermList.tsx';
import { addTerms, readTerms } from './terms.ts';

/** The terms to keep, as chips; the rule about them is said before anything is sent. */
export function MaskTerms({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords).terms;
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
          // With terms the rule stands below them.
          hint={
            terms.length > 0 && !nmtMask
              ? words.off
              : source === 'en' || terms.length > 0
                ? words.hint
                : words.foreign
          }
        >
          {(ids) => (
            <span className="flex gap-1">
              <TextInput
                {...ids}
                ref={input}
                dir="auto"
                value={typed}
                placeholder={words.placeholder}
                onChange={(event) => setTyped(event.target.value)}
                onPaste={(event) => {
                  // A field of one line would lose the line breaks that separate terms.
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
          )}
        </Field>
      </form>
      {terms.length > 0 && (
        <TermList
          form={form}
          onChange={onChange}
          // What had the focus is gone.
          onRemoved={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
