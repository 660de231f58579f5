import { useMutation } from '@tanstack/react-query';
import { Download, FolderOpen, Plus, Save, Trash2, Upload } from 'lucide-react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { writeSetZip } from '#console/download/case-files/case-files.ts';
import { saveFile } from '#console/download/save-file.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { CaseList } from './CaseList.tsx';
import type { CaseFilter } from './case-filter.ts';
import { ImportNote } from './ImportNote.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import type { useCaseFolder } from './use-case-folder.ts';
import type { useImport } from './use-import.ts';
import type { useRemoval } from './use-removal.ts';

interface CasesPaneProps {
  cases: readonly CaseInSet[];
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  importing: ReturnType<typeof useImport>;
  folder: ReturnType<typeof useCaseFolder>;
  removal: ReturnType<typeof useRemoval>;
  /** Opens the editor; without an id, for a new case. */
  onEdit: (id?: string) => void;
  /** Id of the case that was edited last. */
  returned: string | undefined;
}

/** The name of a button, which shows only its icon where the list is narrow. */
const Label = ({ children }: { children: string }) => <span className="@max-lg:sr-only">{children}</span>;

/** The list of cases with import, export and removal. */
export function CasesPane({
  cases,
  filter,
  onFilter,
  selected,
  onSelect,
  importing,
  folder,
  removal,
  onEdit,
  returned,
}: CasesPaneProps) {
  const words = useWords(casesWords);
  const editorWords = useWords(caseEditorWords);
  const chosen = selected.size === 0 ? cases : cases.filter((one) => selected.has(one.case.id));
  const exporting = useMutation({
    mutationFn: async () => {
      const written = await writeSetZip(await savedCases.set(chosen));
      if ('problems' in written) throw new Error(written.problems.join('\n'));
      saveFile(written.zip, 'cases.zip');
    },
  });
  return (
    <Card aria-label={words.cases} className="@container flex flex-col">
      <div className="flex flex-wrap items-center gap-1 px-4 pt-3">
        <h2 className="me-auto text-lg font-semibold rtl:pt-3">{words.cases}</h2>
        <Button look="quiet" size="small" icon={Plus} title={editorWords.create} onClick={() => onEdit()}>
          <span className="@max-sm:sr-only">{editorWords.create}</span>
        </Button>
        <FileButton
          look="quiet"
          size="small"
          icon={Upload}
          title={words.importHint}
          accept=".zip,.har"
          disabled={importing.isPending}
          onFiles={([file]) => file && importing.mutate(file)}
        >
          <Label>{importing.isPending ? words.adding : words.import}</Label>
        </FileButton>
        <Button
          look="quiet"
          size="small"
          icon={Download}
          title={words.export}
          disabled={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Label>{words.export}</Label>
        </Button>
        {folder.isOffered && (
          <Button
            look="quiet"
            size="small"
            icon={FolderOpen}
            title={words.openFolderHint}
            disabled={folder.isBusy}
            onClick={folder.open}
          >
            <Label>{words.openFolder}</Label>
          </Button>
        )}
        {folder.name !== undefined && (
          <Button
            look="quiet"
            size="small"
            icon={Save}
            title={words.saveToFolder(folder.name)}
            disabled={folder.isBusy}
            onClick={() => folder.save(chosen)}
          >
            <Label>{words.saveToFolder(folder.name)}</Label>
          </Button>
        )}
        {selected.size > 0 && (
          <Button
            look="quiet"
            size="small"
            icon={Trash2}
            title={words.remove}
            onClick={() => removal.remove([...selected])}
          >
            <Label>{words.remove}</Label>
          </Button>
        )}
      </div>
      {importing.data && (
        <div className="px-4 pt-2">
          <ImportNote imported={importing.data} onClose={importing.reset} />
        </div>
      )}
      <p role="status" className="px-4 pt-2 text-sm text-ink-second empty:hidden">
        {folder.saved !== undefined && folder.name !== undefined
          ? words.savedToFolder(folder.saved, folder.name)
          : ''}
      </p>
      {[
        { error: importing.error ?? folder.openError, what: words.refused },
        { error: exporting.error ?? folder.saveError, what: words.exportFailed },
      ].map(
        ({ error, what }) =>
          error && (
            <p key={what} role="alert" className="px-4 pt-2 text-sm whitespace-pre-wrap text-failed">
              {what}: {error.message}
            </p>
          ),
      )}
      <RemovedNote removal={removal} />
      <CaseList
        cases={cases}
        filter={filter}
        onFilter={onFilter}
        selected={selected}
        onSelect={onSelect}
        onEdit={onEdit}
        returned={returned}
      />
    </Card>
  );
}
