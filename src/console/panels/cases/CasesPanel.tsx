import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { choiceParameters, useTargetChoice } from '#console/targets/target-choice.tsx';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { Panes } from '#console/ui/Panes.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { EditorHandle } from './editor/CaseEditor.tsx';
import { CasesPane } from './list/CasesPane.tsx';
import { noFilter } from './list/case-filter.ts';
import { NoCases } from './list/NoCases.tsx';
import { useCaseFolder } from './list/use-case-folder.ts';
import { useImport } from './list/use-import.ts';
import { useRemoval } from './list/use-removal.ts';
import { ResultPane } from './result/ResultPane.tsx';

const { load: loadEditor, Component: CaseEditor } = preloadable(
  async () => (await import('./editor/CaseEditor.tsx')).CaseEditor,
);
onceIdle(loadEditor);

/**
 * The workbench: cases, their runs and results. `/cases?case=ID` finds and selects a case, `/cases?case=ID&edit` opens
 * it in the editor, `/cases?edit` begins a new one.
 */
export function CasesPanel() {
  const search = new URLSearchParams(useSearch());
  const linked = search.get('case') ?? '';
  const isEditing = search.has('edit');
  // The list does not change while a case is edited.
  const [listed, setListed] = useState(linked);
  if (!isEditing && listed !== linked) setListed(linked);
  return <Workbench key={listed} linked={listed} edited={isEditing ? linked : undefined} />;
}

interface WorkbenchProps {
  /** Id of the case that the list shows first; empty for none. */
  linked: string;
  /** Id of the case in the editor; empty for a new one. */
  edited: string | undefined;
}

function Workbench({ linked, edited }: WorkbenchProps) {
  const words = useWords(casesWords);
  const editorWords = useWords(caseEditorWords);
  const [, navigate] = useLocation();
  const choice = useTargetChoice();
  const saved = useQuery(savedCasesQuery);
  const cases = useMemo(() => saved.data ?? [], [saved.data]);
  const importing = useImport(cases);
  const folder = useCaseFolder(cases, importing);
  const removal = useRemoval();
  const editor = useRef<EditorHandle>(null);
  const [filter, setFilter] = useState({ ...noFilter, search: edited === undefined ? linked : '' });
  const [returned, setReturned] = useState<string>();
  const [chosen, setSelected] = useState<ReadonlySet<string>>(new Set([linked]));
  const selected = useMemo(
    () =>
      new Set(cases.map((one) => one.case.id).filter((id) => id === edited || (!edited && chosen.has(id)))),
    [cases, chosen, edited],
  );
  const go = (parameters: Record<string, string>, replace = false) => {
    const query = new URLSearchParams({ ...parameters, ...choiceParameters(choice) });
    // The parameter `edit` has no value.
    navigate(`/cases${query.size > 0 ? `?${query}` : ''}`.replace('edit=', 'edit'), { replace });
  };
  const edit = (id?: string) => go({ ...(id !== undefined && { case: id }), edit: '' });
  const close = () => {
    setReturned(edited);
    go(linked === '' ? {} : { case: linked });
  };
  if (saved.isPending) return null;
  if (saved.error) {
    return (
      <EmptyState icon={ListChecks} title={words.storageFailed.title}>
        {words.storageFailed.explanation}
      </EmptyState>
    );
  }
  if (cases.length === 0 && edited === undefined) {
    return <NoCases importing={importing} folder={folder} removal={removal} onCreate={() => edit()} />;
  }
  const open = cases.find((one) => one.case.id === edited);
  return (
    <Panes
      first={
        <div className="min-w-0">
          {edited === undefined && (
            <CasesPane
              cases={cases}
              filter={filter}
              onFilter={setFilter}
              selected={selected}
              onSelect={setSelected}
              importing={importing}
              folder={folder}
              removal={removal}
              onEdit={edit}
              returned={returned}
            />
          )}
          {edited !== undefined && (edited === '' || open) && (
            <Boundary key={edited}>
              <Suspense>
                <CaseEditor
                  ref={editor}
                  of={open}
                  cases={cases}
                  onClose={close}
                  onCreated={(id) => go({ case: id, edit: '' }, true)}
                  onRemove={(one) => {
                    close();
                    removal.remove([one.case.id]);
                  }}
                />
              </Suspense>
            </Boundary>
          )}
          {edited && !open && (
            <Card aria-label={editorWords.title}>
              <EmptyState
                icon={ListChecks}
                title={editorWords.missing.title}
                action={<Button onClick={close}>{editorWords.back}</Button>}
              >
                {editorWords.missing.explanation}
              </EmptyState>
            </Card>
          )}
        </div>
      }
    >
      <ResultPane
        cases={cases}
        selected={selected}
        onEdit={edit}
        saveEdited={
          edited === undefined ? undefined : async () => (await editor.current?.save()) ?? undefined
        }
      />
    </Panes>
  );
}
