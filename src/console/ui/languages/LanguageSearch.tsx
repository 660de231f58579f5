import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pageWords } from '#console/catalogues/page.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { TextInput } from '../controls/TextInput.tsx';
import { LanguageName } from './LanguageChip.tsx';
import { languageNames } from './language-names.ts';

interface LanguageSearchProps {
  codes: readonly string[];
  /** What was typed before this field appeared; emptied once it is taken over. */
  typed: RefObject<string>;
  chosen: readonly string[];
  /** Called with all chosen languages, in the order of choosing. */
  onChange: (chosen: string[]) => void;
}

const searchedText = (code: string): string => languageNames(code).join(' ');

/** A search field for languages above the list of results; the caller provides the popover. */
export function LanguageSearch({ codes, typed, chosen, onChange }: LanguageSearchProps) {
  const words = useWords(pageWords).languages;
  const { choose, search } = useWords(shellWords).languages;
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed before this field was shown: in an effect, because React may show what it rendered 0.3 s
  // later, while the person goes on typing, and with an input event, because the list highlights its first result only
  // after one.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || typed.current === '') return;
    field.focus();
    field.setRangeText(typed.current, 0, field.value.length, 'end');
    typed.current = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }, [typed]);
  return (
    <Combobox.Root
      inline
      open
      multiple
      autoHighlight
      items={codes}
      itemToStringLabel={searchedText}
      inputValue={query}
      // Choosing a language leaves the list as it is, so that nothing moves under the pointer.
      onInputValueChange={(typed, { reason }) => reason === 'input-change' && setQuery(typed)}
      value={chosen}
      onValueChange={(picked) => {
        onChange(picked);
        // Continuing to type starts a new search.
        input.current?.select();
      }}
    >
      <Combobox.Input ref={input} autoFocus render={<TextInput />} aria-label={search} placeholder={search} />
      <Combobox.Empty className="text-sm text-ink-second *:px-1 *:pt-3">
        <p>{words.none}</p>
      </Combobox.Empty>
      <Combobox.List aria-label={choose} className="mt-2 flex flex-col">
        {(code: string) => (
          <Combobox.Item
            key={code}
            value={code}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-sm px-2 data-highlighted:bg-sunken data-highlighted:outline-1 data-highlighted:outline-control"
          >
            <LanguageName code={code} />
            <Combobox.ItemIndicator>
              <Check aria-hidden="true" size={16} className="text-served" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}
