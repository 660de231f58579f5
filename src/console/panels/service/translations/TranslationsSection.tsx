import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { useFileDrop } from '#console/ui/use-file-drop.ts';
import type { Entry } from '#contract/local/lookup.ts';
import { DatabaseList } from '../database/DatabaseList.tsx';
import { itemsQuery } from '../database/database.ts';
import { ExportMenu } from '../database/files/ExportMenu.tsx';
import { ImportPane } from '../database/files/ImportPane.tsx';
import { useDebounced } from '../database/filters/use-debounced.ts';
import { HistoryPane } from '../database/HistoryPane.tsx';
import { useKeptState } from '../database/kept-state.ts';
import { NoticeBar } from '../database/NoticeBar.tsx';
import { SectionHead } from '../database/SectionHead.tsx';
import { SectionPanes } from '../database/SectionPanes.tsx';
import { useEdits } from '../database/use-edits.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntryView, entries, entryFormats, entryImport, filtersOf } from './entries.ts';
import { moderated } from './entry-form.ts';

/** The pane beside the list. */
type OpenPane =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'new'; readonly copied?: Entry }
  | { readonly kind: 'history' | 'import' };

const initialView = EntryView.parse({});

/** The lookup database of translation: searched, edited, moderated, imported and exported. */
export function TranslationsSection() {
  const words = useWords(entryWords);
  const shared = useWords(databaseWords);
  const { value: view, change: setView } = useKeptState('entries.view', EntryView, initialView);
  const filters = useDebounced(filtersOf(view), 250, JSON.stringify(filtersOf(view)));
  const query = useInfiniteQuery(itemsQuery(entries, filters));
  const edits = useEdits(entries);
  const [pane, setPane] = useState<OpenPane>();
  const [dropped, setDropped] = useState<File>();
  const dragging = useFileDrop((file) => {
    setDropped(file);
    setPane({ kind: 'import' });
  });
  const close = () => setPane(undefined);
  const openId = pane?.kind === 'entry' ? pane.entry.id : undefined;
  const side = (() => {
    switch (pane?.kind) {
      case undefined:
        return null;
      case 'history':
        return (
          <HistoryPane
            database={entries}
            isUndoing={edits.undo.isPending}
            onUndo={edits.undo.mutate}
            onClose={close}
          />
        );
      case 'import':
        return (
          <ImportPane
            import={entryImport}
            formats={entryFormats}
            hint={words.importHint}
            dropped={dropped}
            dragging={dragging}
            onDone={({ change }) => edits.reportImport(change)}
            onUndo={({ change }) => change && edits.undo.mutate(change, { onSuccess: entryImport.clear })}
            onClose={close}
          />
        );
      default: {
        const entry = pane?.kind === 'entry' ? pane.entry : undefined;
        const copied = pane?.kind === 'new' ? pane.copied : undefined;
        return (
          <EntryEditor
            key={`${pane?.kind} ${entry?.id ?? copied?.id}`}
            edits={edits}
            entry={entry}
            copied={copied}
            from={view.from}
            to={view.to}
            onOpen={(opened) => setPane({ kind: 'entry', entry: opened })}
            onCopy={(original) => setPane({ kind: 'new', copied: original })}
            onClose={close}
          />
        );
      }
    }
  })();
  return (
    <Card aria-labelledby="translations" className="mb-4">
      <SectionHead
        id="translations"
        title={words.title}
        explanation={words.explanation}
        add={words.add}
        onAdd={() => setPane({ kind: 'new' })}
        onImport={() => {
          setDropped(undefined);
          setPane({ kind: 'import' });
        }}
        onHistory={() => setPane({ kind: 'history' })}
      >
        <ExportMenu
          path={entries.calls.path}
          name="translations"
          formats={entryFormats}
          hint={shared.export.hint}
          filters={filters}
          onProblem={edits.reportProblem}
        />
      </SectionHead>
      <EntryFilters view={view} onChange={setView} />
      <NoticeBar
        notice={edits.notice}
        isUndoing={edits.undo.isPending}
        onUndo={edits.undo.mutate}
        onDismiss={edits.dismissNotice}
      />
      <SectionPanes
        list={
          <DatabaseList
            label={words.title}
            query={query}
            listKey={JSON.stringify(filters)}
            estimate={66}
            empty={
              <EmptyState icon={SearchX} title={shared.nothingFound}>
                {shared.nothingFoundHint}
              </EmptyState>
            }
          >
            {(entry) => (
              <EntryRow
                entry={entry}
                from={view.from}
                to={view.to}
                open={entry.id === openId}
                onOpen={() => setPane({ kind: 'entry', entry })}
                onModerate={(state, language) =>
                  edits.saveAtOnce(entry, (newest) => moderated(newest, state, language))
                }
              />
            )}
          </DatabaseList>
        }
        side={side}
      />
      <p className="border-t border-line px-4 py-2 text-sm text-ink-third">{words.keys}</p>
    </Card>
  );
}
