import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { searchShortcut } from '#console/ui/keyboard/search-shortcut.ts';
import type { Findable } from './search.ts';

/** Maximum number of results shown, since nobody reads more. */
const maximumResults = 50;

interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
  found: readonly Findable[];
}

/** The search over all pages. Enter opens the best result, the arrows move through the results, Escape clears. */
export function Search({ search, onSearch, found }: SearchProps) {
  const words = useWords(referenceWords).search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeys([{ ...searchShortcut, run: () => field.current?.focus() }]);
  const isSearching = search.trim() !== '';
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'Escape' && isSearching) {
      onSearch('');
      field.current?.focus();
    } else if (event.key === 'Enter' && event.target === field.current) {
      links[0]?.click();
    } else if (event.key === 'ArrowDown') {
      links[place + 1]?.focus();
    } else if (event.key === 'ArrowUp') {
      (links[place - 1] ?? field.current)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search onKeyDown={move} className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <TextInput
          ref={field}
          type="text"
          inputMode="search"
          aria-label={words.label}
          aria-keyshortcuts={searchShortcut.aria}
          placeholder={words.placeholder}
          value={search}
          dir="auto"
          onChange={(event) => onSearch(event.target.value)}
        />
        {isSearching && (
          <IconButton
            icon={X}
            label={words.clear}
            onClick={() => {
              onSearch('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <p role="status" className="text-sm text-ink-third empty:hidden">
        {isSearching &&
          (found.length === 0
            ? words.none
            : [words.found(found.length), found.length > maximumResults && words.more(maximumResults)]
                .filter(Boolean)
                .join('. '))}
      </p>
      {isSearching && found.length === 0 && <p className="text-sm text-ink-third">{words.noneHint}</p>}
      {isSearching && found.length > 0 && (
        <ul
          ref={list}
          aria-label={words.results}
          lang="en"
          dir="ltr"
          className="reference-results rounded border border-line bg-surface"
        >
          {found.slice(0, maximumResults).map(({ id, name, description, section }) => (
            <li key={id} className="border-b border-line last:border-0">
              <a href={`#${id}`} className="block px-2.5 py-1.5 hover:bg-sunken">
                <span className="block truncate text-base font-semibold">{name}</span>
                <span className="block truncate text-sm text-ink-third">
                  {[section, description].filter((text) => text !== '' && text !== name).join(' · ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
