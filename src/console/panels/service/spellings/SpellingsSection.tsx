import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.ts';
import { DatabaseSection, type LinkedItem } from '../database/DatabaseSection.tsx';
import { useDebounced } from '../database/filters/use-debounced.ts';
import { useKeptState } from '../database/kept-state.ts';
import { SpellingEditor } from './SpellingEditor.tsx';
import { SpellingRow } from './SpellingRow.tsx';
import { SpellingSearch } from './SpellingSearch.tsx';
import { queryValues, SpellingFilters, spellingFormats, spellingImport, spellings } from './spellings.ts';

const noFilters = SpellingFilters.parse({});

/** The exception database of transliteration: searched, edited, imported and exported. */
export function SpellingsSection({ linked }: { linked?: LinkedItem }) {
  const words = useWords(spellingWords);
  const { value: filters, change: setFilters } = useKeptState('exceptions.view', SpellingFilters, noFilters);
  const wanted = useDebounced(queryValues(filters), 250, JSON.stringify(filters));
  return (
    <DatabaseSection
      database={spellings}
      name="spellings"
      words={{ ...words, footer: words.whenUsed }}
      import={spellingImport}
      formats={spellingFormats}
      filters={wanted}
      linked={linked}
      fields={<SpellingSearch filters={filters} onChange={setFilters} />}
      estimate={64}
      row={(exception, { open, onOpen }) => <SpellingRow exception={exception} open={open} onOpen={onOpen} />}
      editor={({ edits, item, copied, onCopy, onClose }) => (
        <SpellingEditor
          edits={edits}
          exception={item}
          copied={copied}
          filters={filters}
          onCopy={onCopy}
          onClose={onClose}
        />
      )}
    />
  );
}
