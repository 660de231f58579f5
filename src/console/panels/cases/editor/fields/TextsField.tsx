import { Plus, X } from 'lucide-react';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';

interface TextsFieldProps {
  label: string;
  /** The API's code of the language of the texts; empty when it is not known. */
  language: string;
  texts: readonly string[];
  onChange: (texts: string[]) => void;
}

/** Texts of any length, each in a separate field. */
export function TextsField({ label, language, texts, onChange }: TextsFieldProps) {
  const words = useWords(caseEditorWords);
  const add = <IconButton icon={Plus} label={words.addValue} onClick={() => onChange([...texts, ''])} />;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-sm text-ink-second">{label}</legend>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place
        <div key={index} className="flex items-start gap-1">
          <TextArea
            aria-label={`${label}, ${words.value(index + 1)}`}
            {...languageAttributes(language)}
            rows={1}
            value={text}
            onChange={({ target }) =>
              onChange(texts.map((old, place) => (place === index ? target.value : old)))
            }
            className="field-sizing-content min-h-9 px-2.5 py-1.5 text-base"
          />
          {texts.length > 1 && (
            <IconButton
              icon={X}
              label={words.removeValue(index + 1)}
              onClick={() => onChange(texts.filter((_, place) => place !== index))}
            />
          )}
          {index === texts.length - 1 && add}
        </div>
      ))}
      {texts.length === 0 && add}
    </fieldset>
  );
}
