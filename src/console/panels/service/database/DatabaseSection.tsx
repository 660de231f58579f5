import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from '#client/local/database-calls.ts';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { useFileDrop } from '#console/ui/use-file-drop.ts';
import type { LookupFormat } from '#contract/local/lookup.ts';
import { DatabaseList } from './DatabaseList.tsx';
import { type Database, type DatabaseItem, itemsQuery } from './database.ts';
import { ExportMenu } from './files/ExportMenu.tsx';
import { ImportPane } from './files/ImportPane.tsx';
import type { DatabaseImport } from './files/import-run.ts';
import { HistoryPane } from './HistoryPane.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { SectionHead } from './SectionHead.tsx';
import { SectionPanes } from './SectionPanes.tsx';
import { type Edits, useEdits } from './use-edits.ts';

/** The item to edit and the actions that an editor receives. */
export interface EditorControls<Item extends DatabaseItem, Draft> {
  readonly edits: Edits<Item, Draft>;
  /** The item that is edited; absent for a new one. */
  readonly item: Item | undefined;
  /** The item from which a new one is copied. */
  readonly copied: Item | undefined;
  readonly onOpen: (item: Item) => void;
  readonly onCopy: (original: Item) => void;
  readonly onClose: () => void;
}

/** The state and actions that a row of the list receives. */
export interface RowControls<Item extends DatabaseItem, Draft> {
  readonly edits: Edits<Item, Draft>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

interface DatabaseSectionProps<Item extends DatabaseItem, Draft> {
  database: Database<Item, Draft>;
  /** Id of the heading, and prefix of the names of exported files. */
  name: string;
  words: {
    readonly title: string;
    readonly explanation: string;
    readonly add: string;
    readonly importHint: string;
    readonly exportHint: string;
    /** A line below the list. */
    readonly footer: string;
  };
  import: DatabaseImport;
  formats: readonly LookupFormat[];
  /** The filters, which apply to the list and the export. */
  filters: Filters;
  linked?: LinkedItem | undefined;
  /** The fields of the filters. */
  fields: ReactNode;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  row: (item: Item, controls: RowControls<Item, Draft>) => ReactNode;
  editor: (controls: EditorControls<Item, Draft>) => ReactNode;
}

/** An item that a link opens. */
export interface LinkedItem {
  /** Empty when there is none. */
  readonly id: string;
  /** Called once the item is open, or is known to be removed. */
  readonly onFollowed: () => void;
}

/** The pane beside the list. */
type OpenPane<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'new'; readonly copied?: Item }
  | { readonly kind: 'history' | 'import' };

/** A database: its list, and beside it an editor, an import or the history. */
export function DatabaseSection<Item extends DatabaseItem, Draft>({
  database,
  name,
  words,
  import: databaseImport,
  formats,
  filters,
  linked,
  fields,
  estimate,
  row,
  editor,
}: DatabaseSectionProps<Item, Draft>) {
  const { nothingFound, nothingFoundHint } = useWords(databaseWords);
  const query = useInfiniteQuery(itemsQuery(database, filters));
  const edits = useEdits(database);
  const { undo } = edits;
  const [pane, setPane] = useState<OpenPane<Item>>();
  useLinkedItem(database, linked, (item) => setPane({ kind: 'item', item }));
  const [dropped, setDropped] = useState<File>();
  const dragging = useFileDrop((file) => {
    setDropped(file);
    setPane({ kind: 'import' });
  });
  const close = () => setPane(undefined);
  const openId = pane?.kind === 'item' ? pane.item.id : undefined;

  const side = () => {
    switch (pane?.kind) {
      case undefined:
        return null;
      case 'history':
        return (
          <HistoryPane database={database} isUndoing={undo.isPending} onUndo={undo.mutate} onClose={close} />
        );
      case 'import':
        return (
          <ImportPane
            import={databaseImport}
            formats={formats}
            hint={words.importHint}
            dropped={dropped}
            dragging={dragging}
            onDone={({ change }) => edits.reportImport(change)}
            onUndo={({ change }) => change && undo.mutate(change, { onSuccess: databaseImport.clear })}
            onClose={close}
          />
        );
      default: {
        const item = pane?.kind === 'item' ? pane.item : undefined;
        const copied = pane?.kind === 'new' ? pane.copied : undefined;
        return (
          <Fragment key={`${pane?.kind} ${item?.id ?? copied?.id}`}>
            {editor({
              ...{ edits, item, copied },
              onOpen: (opened) => setPane({ kind: 'item', item: opened }),
              onCopy: (original) => setPane({ kind: 'new', copied: original }),
              onClose: close,
            })}
          </Fragment>
        );
      }
    }
  };
  return (
    <Card aria-labelledby={name} className="mb-4">
      <SectionHead
        id={name}
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
          path={database.calls.path}
          name={name}
          formats={formats}
          hint={words.exportHint}
          filters={filters}
          onProblem={edits.reportProblem}
        />
      </SectionHead>
      {fields}
      <NoticeBar
        notice={edits.notice}
        isUndoing={undo.isPending}
        onUndo={undo.mutate}
        onDismiss={edits.dismissNotice}
      />
      <SectionPanes
        list={
          <DatabaseList
            label={words.title}
            query={query}
            listKey={JSON.stringify(filters)}
            estimate={estimate}
            empty={
              <EmptyState icon={SearchX} title={nothingFound}>
                {nothingFoundHint}
              </EmptyState>
            }
          >
            {(item) =>
              row(item, { edits, open: item.id === openId, onOpen: () => setPane({ kind: 'item', item }) })
            }
          </DatabaseList>
        }
        side={side()}
      />
      <p className="border-t border-line px-4 py-2 text-sm text-ink-third">{words.footer}</p>
    </Card>
  );
}

function useLinkedItem<Item extends DatabaseItem, Draft>(
  { calls }: Database<Item, Draft>,
  linked: LinkedItem | undefined,
  open: (item: Item) => void,
): void {
  const id = linked?.id ?? '';
  const found = useEffectEvent((item: Item | undefined) => {
    if (item) open(item);
    linked?.onFollowed();
  });
  useEffect(() => {
    if (id === '') return;
    const leaving = new AbortController();
    calls.get(id, leaving.signal).then((outcome) => {
      if (!leaving.signal.aborted) found(outcome.kind === 'ok' ? outcome.data : undefined);
    });
    return () => leaving.abort();
  }, [calls, id]);
}
