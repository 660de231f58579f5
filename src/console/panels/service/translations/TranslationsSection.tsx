import { databaseWords } from '#console/catalogues/databases/database.ts';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { DatabaseSection } from '../database/DatabaseSection.tsx';
import { useDebounced } from '../database/filters/use-debounced.ts';
import { useKeptState } from '../database/kept-state.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntryView, entries, entryFormats, entryImport, filtersOf } from './entries.ts';
import { withModeration } from './entry-form.ts';

const initialView = EntryView.parse({});

/** The lookup database of translation: searched, edited, moderated, imported and exported. */
export function TranslationsSection() {
  const words = useWords(entryWords);
  const exportHint = useWords(databaseWords).export.hint;
  const { value: view, change: setView } = useKeptState('entries.view', EntryView, initialView);
  const filters = useDebounced(filtersOf(view), 250, JSON.stringify(filtersOf(view)));
  const { from, to } = view;
  return (
    <DatabaseSection
      database={entries}
      name="translations"
      words={{ ...words, exportHint, footer: words.keys }}
      import={entryImport}
      formats={entryFormats}
      filters={filters}
      fields={<EntryFilters view={view} onChange={setView} />}
      estimate={66}
      row={(entry, { edits, open, onOpen }) => (
        <EntryRow
          entry={entry}
          from={from}
          to={to}
          open={open}
          onOpen={onOpen}
          onModerate={(state, language) =>
            edits.saveAtOnce(entry, (newest) => withModeration(newest, state, language))
          }
        />
      )}
      editor={({ item, ...controls }) => <EntryEditor entry={item} from={from} to={to} {...controls} />}
    />
  );
}
