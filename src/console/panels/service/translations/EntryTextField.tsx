import { X } from 'lucide-react';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { LanguageName } from '#console/ui/languages/LanguageChip.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { Moderation } from '#contract/local/lookup.ts';
import { type FormText, maxTextLength } from './entry-form.ts';
import { ModerationChip } from './moderation.tsx';

interface EntryTextFieldProps {
  text: FormText;
  readOnly: boolean;
  problem: 'empty' | 'tooLong' | undefined;
  onFocus: () => void;
  onChange: (change: Partial<FormText>) => void;
  onRemove: () => void;
}

/** The text of an entry in one language, and its state. */
export function EntryTextField({
  text: { language, text, moderation },
  readOnly,
  problem,
  onFocus,
  onChange,
  onRemove,
}: EntryTextFieldProps) {
  const words = useWords(entryWords);
  const name = languageName(language);
  return (
    <div className="relative">
      <Field
        label={
          <span className="inline-flex min-h-9.5 items-center">
            <LanguageName code={language} />
          </span>
        }
        problem={problem && words.problems[problem](formatNumber(maxTextLength))}
      >
        <TextArea
          {...languageAttributes(language)}
          value={text}
          rows={1}
          readOnly={readOnly}
          onFocus={onFocus}
          onChange={({ target }) => onChange({ text: target.value })}
          className="field-sizing-content max-h-60 min-h-11 px-3 py-1.5 text-lg"
        />
      </Field>
      <div className="absolute end-0 top-0 flex items-center gap-1">
        {readOnly ? (
          <ModerationChip state={moderation} />
        ) : (
          <>
            <Select
              aria-label={words.stateOf(name)}
              options={Moderation.options.map((value) => ({ value, label: words.states[value] }))}
              value={moderation}
              onChange={(state) => onChange({ moderation: state })}
              className="text-sm"
            />
            <IconButton icon={X} label={words.removeText(name)} onClick={onRemove} />
          </>
        )}
      </div>
    </div>
  );
}
