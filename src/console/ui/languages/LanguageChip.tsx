import { X } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { findLanguage } from '#contract/languages.ts';
import { LanguageText } from './LanguageText.tsx';
import { languageName } from './language-name.ts';

/** The name of a language: in itself, in the language of the interface, and its code. */
export function LanguageName({ code }: { code: string }) {
  const language = findLanguage(code);
  const name = languageName(code);
  if (!language) return <span>{code}</span>;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <LanguageText code={code} className="native-name one-line text-base text-ink">
        {language.nativeName}
      </LanguageText>
      <span className="text-sm text-ink-third">
        {name === language.nativeName ? code : `${name} · ${code}`}
      </span>
    </span>
  );
}

interface LanguageChipProps {
  code: string;
  /** Called to remove the chip; without it there is no button. */
  onRemove?: (() => void) | undefined;
  /** A description of the keys that the button handles. */
  keys?: string;
}

/** A chosen language, with a button that removes it. */
export function LanguageChip({ code, onRemove, keys }: LanguageChipProps) {
  const words = useWords(shellWords);
  return (
    <span className="inline-flex min-h-8 items-center gap-1 rounded border border-control bg-surface ps-2.5 pe-1">
      <LanguageName code={code} />
      {onRemove && (
        <button
          type="button"
          aria-label={words.languages.remove(languageName(code))}
          title={keys}
          onClick={onRemove}
          className="inline-flex size-6 items-center justify-center rounded-sm text-ink-second hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" size={14} />
        </button>
      )}
    </span>
  );
}
