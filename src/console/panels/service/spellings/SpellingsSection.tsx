import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { useFileDrop } from '#console/ui/use-file-drop.ts';
import type { Exception } from '#contract/local/exceptions.ts';
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
import { SpellingEditor } from './SpellingEditor.tsx';
import { SpellingRow } from './SpellingRow.tsx';
import { SpellingSearch } from './SpellingSearch.tsx';
import { queryValues, SpellingFilters, spellingFormats, spellingImport, spellings } from './spellings.ts';

/** The pane beside the list. */
type OpenPane =
  | { readonly kind: 'exception'; readonly exception: Exception }
  | { readonly kind: 'new'; readonly copied?: Exception }
  | { readonly kind: 'history' | 'import' };

const noFilters = SpellingFilters.parse({});

/** The exception database of transliteration: searched, edited, imported and exported. */
export function SpellingsSection() {
  const words = useWords(spellingWords);
  const shared = useWords(databaseWords);
  const { value: filters, change: setFilters } = useKeptState('exceptions.view', SpellingFilters, noFilters);
  const wanted = useDebounced(queryValues(filters), 250, JSON.stringify(filters));
  const query = useInfiniteQuery(itemsQuery(spellings, wanted));
  const edits = useEdits(spellings);
  const [pane, setPane] = useState<OpenPane>();
  const [dropped, setDropped] = useState<File>();
  const dragging = useFileDrop((file) => {
    setDropped(file);
    setPane({ kind: 'import' });
  });
  const close = () => setPane(undefined);
  const openId = pane?.kind === 'exception' ? pane.exception.id : undefined;
  return (
    <Card aria-labelledby="spellings" className="mb-4">
      <SectionHead
        id="spellings"
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
          path={spellings.calls.path}
          name="spellings"
          formats={spellingFormats}
          hint={words.exportHint}
          filters={wanted}
          onProblem={edits.reportProblem}
        />
      </SectionHead>
      <SpellingSearch filters={filters} onChange={setFilters} />
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
            listKey={JSON.stringify(wanted)}
            estimate={64}
            empty={
              <EmptyState icon={SearchX} title={shared.nothingFound}>
                {shared.nothingFoundHint}
              </EmptyState>
            }
          >
            {(exception) => (
              <SpellingRow
                exception={exception}
                open={exception.id === openId}
                onOpen={() => setPane({ kind: 'exception', exception })}
              />
            )}
          </DatabaseList>
        }
        side={side()}
      />
      <p className="border-t border-line px-4 py-2 text-sm text-ink-third">{words.whenUsed}</p>
    </Card>
  );

  function side() {
    if (!pane) return null;
    if (pane.kind === 'history') {
      const { undo } = edits;
      return (
        <HistoryPane database={spellings} isUndoing={undo.isPending} onUndo={undo.mutate} onClose={close} />
      );
    }
    if (pane.kind === 'import') {
      return (
        <ImportPane
          import={spellingImport}
          formats={spellingFormats}
          hint={words.importHint}
          dropped={dropped}
          dragging={dragging}
          onDone={({ change }) => edits.reportImport(change)}
          onUndo={({ change }) => change && edits.undo.mutate(change, { onSuccess: spellingImport.clear })}
          onClose={close}
        />
      );
    }
    const exception = pane.kind === 'exception' ? pane.exception : undefined;
    const copied = pane.kind === 'new' ? pane.copied : undefined;
    return (
      <SpellingEditor
        key={`${pane.kind} ${exception?.id ?? copied?.id}`}
        edits={edits}
        exception={exception}
        copied={copied}
        filters={filters}
        onCopy={(original) => setPane({ kind: 'new', copied: original })}
        onClose={close}
      />
    );
  }
}
