import { ArrowUpDown } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { StringsBox } from '#console/ui/controls/StringsBox.tsx';
import { LanguageSelect } from '#console/ui/languages/LanguageSelect.tsx';
import { countCharacters, stringsOf } from '#console/ui/text/strings.ts';
import { transliterationInputs } from '#contract/examples/transliteration-inputs.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import { TransliterationForm } from './form/form.ts';
import { formOfCall } from './form/form-of-call.ts';

export interface FormPartProps {
  form: TransliterationForm;
  onChange: (change: Partial<TransliterationForm>) => void;
}

/** The input: the two scripts, the strings, samples. */
export function Source({ form, onChange }: FormPartProps) {
  const words = useWords(transliterationWords);
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 max-sm:gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <label htmlFor={`${id}-from`} className="text-sm text-ink-second max-sm:col-span-2">
          {words.from}
        </label>
        <LanguageSelect
          id={`${id}-from`}
          aria-label={words.source}
          codes={TransliterationLanguage.options}
          value={form.source}
          onChange={(source) => onChange({ source })}
          className="w-full"
        />
        <IconButton
          icon={ArrowUpDown}
          label={words.swap}
          className="max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-2 sm:row-span-2"
          onClick={() => onChange({ source: form.target, target: form.source, content: '' })}
        />
        <label htmlFor={`${id}-to`} className="text-sm text-ink-second max-sm:col-start-1">
          {words.to}
        </label>
        <LanguageSelect
          id={`${id}-to`}
          aria-label={words.target}
          codes={TransliterationLanguage.options}
          value={form.target}
          onChange={(target) => onChange({ target })}
          className="w-full"
        />
      </div>
      {form.source === form.target && <p className="text-sm text-ink-second">{words.sameScript}</p>}
      {form.view !== 'typing' && (
        <>
          <StringsBox
            label={words.text}
            language={form.source}
            text={form.text}
            onChange={(text) => onChange({ text })}
            placeholder={words.placeholder}
            counters={<TextCounters text={form.text} />}
          />
          <Samples
            samples={[
              { name: 'names', label: words.samples.names },
              { name: 'abbreviations', label: words.samples.abbreviations },
              { name: 'numbers', label: words.samples.numbers },
              { name: 'hinglish', label: words.samples.hinglish },
            ]}
            onChoose={(name) =>
              onChange({
                ...TransliterationForm.parse(formOfCall(transliterationInputs[name])),
                view: form.view,
                typed: form.typed,
                second: {},
              })
            }
          />
        </>
      )}
    </div>
  );
}

/** The numbers of strings and characters of a text with one string per line. */
function TextCounters({ text }: { text: string }) {
  const words = useWords(shellWords).count;
  // Keeps typing responsive while a long text is counted.
  const counted = useDeferredValue(text);
  const strings = useMemo(() => stringsOf(counted), [counted]);
  const characters = useMemo(() => countCharacters(strings), [strings]);
  return (
    <>
      <span>{words.strings(strings.length)}</span>
      <span>{words.characters(characters)}</span>
    </>
  );
}
