import { ArrowUp, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { TransliterationLanguage } from '#contract/languages.ts';
import { maxSpellings, movedUp } from './spelling-form.ts';

interface SpellingListProps {
  language: TransliterationLanguage;
  spellings: readonly string[];
  readOnly: boolean;
  problem: string | undefined;
  onChange: (spellings: string[]) => void;
}

/** The spellings of a word, the most usual one first. */
export function SpellingList({ language, spellings, readOnly, problem, onChange }: SpellingListProps) {
  const words = useWords(spellingWords);
  const id = useId();
  const without = (index: number) => spellings.filter((_, place) => place !== index);
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm text-ink-second">{words.spellings}</legend>
      {[...spellings.entries()].map(([index, spelling]) => (
        <div key={index} className="flex items-center gap-1">
          <TextInput
            {...languageAttributes(language)}
            aria-label={words.spelling(index + 1)}
            aria-invalid={problem !== undefined}
            value={spelling}
            readOnly={readOnly}
            onChange={({ target }) =>
              onChange(spellings.map((other, place) => (place === index ? target.value : other)))
            }
            className="text-lg"
          />
          {!readOnly && spellings.length > 1 && (
            <>
              <IconButton
                icon={ArrowUp}
                label={words.moveUp(index + 1)}
                disabled={index === 0}
                onClick={() => onChange(movedUp(spellings, index))}
              />
              <IconButton
                icon={X}
                label={words.removeSpelling(index + 1)}
                onClick={() => onChange(without(index))}
              />
            </>
          )}
        </div>
      ))}
      {problem && (
        <p id={`${id}-problem`} className="text-sm text-failed">
          {problem}
        </p>
      )}
      {!readOnly && spellings.length < maxSpellings && (
        <Button size="small" icon={Plus} onClick={() => onChange([...spellings, ''])} className="self-start">
          {words.addSpelling}
        </Button>
      )}
    </fieldset>
  );
}
