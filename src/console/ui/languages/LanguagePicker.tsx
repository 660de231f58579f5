import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { TextInput } from '../controls/TextInput.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { preloadable } from '../preloadable.ts';

interface LanguagePickerProps<Code extends string> {
  codes: readonly Code[];
  chosen: readonly Code[];
  /** Called with all chosen languages, in the order of choosing. */
  onChange: (chosen: Code[]) => void;
}

const { load, Component: LanguageSearch } = preloadable(
  async () => (await import('./LanguageSearch.tsx')).LanguageSearch,
);

/** A button that opens a searchable list of languages, several of which can be chosen. */
export function LanguagePicker<Code extends string>({ codes, chosen, onChange }: LanguagePickerProps<Code>) {
  const words = useWords(shellWords).languages;
  // What is typed while the list loads.
  const typed = useRef('');
  return (
    <Popover
      label={words.choose}
      className="w-72"
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          onPointerEnter={load}
          onFocus={load}
          className="inline-flex min-h-8 items-center gap-1 rounded border border-dashed border-control px-2.5 text-sm text-ink-second hover:bg-sunken hover:text-ink"
        >
          <Plus aria-hidden="true" size={14} />
          {words.add}
        </button>
      )}
    >
      {() => (
        // The fallback is as high as the list can get, so that the popover opens where the list fits.
        <Suspense
          fallback={
            <TextInput
              autoFocus
              placeholder={words.search}
              onChange={({ target }) => {
                typed.current = target.value;
              }}
              className="mb-119"
            />
          }
        >
          <LanguageSearch
            typed={typed}
            codes={codes}
            chosen={chosen}
            onChange={(picked) =>
              onChange(picked.flatMap((code) => codes.find((known) => known === code) ?? []))
            }
          />
        </Suspense>
      )}
    </Popover>
  );
}
