import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { addTerms, readTerms } from '../form/terms.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { TermList } from './TermList.tsx';

/** The terms to mask as chips, with the rule that applies to them. */
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
          // With terms, the rule is shown below them.
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
