import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { findLanguage } from '#contract/languages.ts';
import { LanguageName } from './LanguageChip.tsx';
import { Popover } from './Popover.tsx';
import { TextInput } from './TextInput.tsx';

interface LanguagePickerProps<Code extends string> {
  codes: readonly Code[];
  chosen: readonly Code[];
  /** Called with a code that was not chosen (add it) or was (take it away). */
  onToggle: (code: Code) => void;
  label?: string;
}

/** Codes whose native name, English name or code holds what was typed. */
export function matchingLanguages<Code extends string>(codes: readonly Code[], typed: string): Code[] {
  const wanted = typed.trim().toLowerCase();
  return codes.filter((code) => {
    const language = findLanguage(code);
    return [code, language?.nativeName ?? '', language?.englishName ?? ''].some((name) =>
      name.toLowerCase().includes(wanted),
    );
  });
}

/** A button that opens a searchable list of languages, several of which can be chosen. */
export function LanguagePicker<Code extends string>(props: LanguagePickerProps<Code>) {
  const words = useWords(shellWords).languages;
  return (
    <Popover
      label={words.choose}
      className="w-72"
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          className="inline-flex min-h-8 items-center gap-1 rounded border border-dashed border-control px-2.5 text-sm text-ink-second hover:bg-sunken hover:text-ink"
        >
          <Plus aria-hidden="true" size={14} />
          {props.label ?? words.add}
        </button>
      )}
    >
      {() => <Search {...props} />}
    </Popover>
  );
}

function Search<Code extends string>({ codes, chosen, onToggle }: LanguagePickerProps<Code>) {
  const words = useWords(shellWords).languages;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = matchingLanguages(codes, typed);
  const current = found[Math.min(active, found.length - 1)];

  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && current && !event.ctrlKey && !event.metaKey) onToggle(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        role="combobox"
        aria-label={words.search}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current}` : undefined}
        placeholder={words.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && <p className="px-1 pt-3 text-sm text-ink-second">{words.none}</p>}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.choose}
        aria-multiselectable="true"
        className="mt-2 flex flex-col"
      >
        {found.map((code, index) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(code)}
            onPointerMove={() => setActive(index)}
            onClick={() => onToggle(code)}
            onKeyDown={onKeyDown}
            className={`flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-sm px-2 ${code === current ? 'bg-sunken outline-1 outline-control' : ''}`}
          >
            <LanguageName code={code} />
            {chosen.includes(code) && <Check aria-hidden="true" size={16} className="text-served" />}
          </div>
        ))}
      </div>
    </>
  );
}
