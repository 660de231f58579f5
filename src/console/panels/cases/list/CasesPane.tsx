import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import type { SetCase } from '#cases/archive/case-set.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { writeSetZip } from '#console/download/case-files/case-files.ts';
import { saveFile } from '#console/download/save-file.ts';
import { savedCases, savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import { CaseList } from './CaseList.tsx';
import { ImportNote } from './ImportNote.tsx';
import type { useImport } from './use-import.ts';

interface CasesPaneProps {
  cases: readonly SetCase[];
  /** Id of the case in the opened link, which the list then shows; empty without one. */
  linked: string;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  importing: ReturnType<typeof useImport>;
}

/** The list of cases with import, export and removal. */
export function CasesPane({ cases, linked, selected, onSelect, importing }: CasesPaneProps) {
  const words = useWords(casesWords);
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const chosen = selected.size === 0 ? cases : cases.filter((one) => selected.has(one.case.id));
  const exporting = useMutation({
    mutationFn: async () => {
      const written = await writeSetZip(await savedCases.set(chosen));
      if ('problems' in written) throw new Error(written.problems.join('\n'));
      saveFile(written.zip, 'cases.zip');
    },
  });
  const remove = async () => {
    await savedCases.remove(...selected);
    onSelect(new Set());
    await client.invalidateQueries({ queryKey: savedCasesQuery.queryKey });
  };
  return (
    <Card aria-label={words.cases} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-1 px-4 pt-3">
        <h2 className="me-auto text-lg font-semibold">{words.cases}</h2>
        <FileButton
          look="quiet"
          size="small"
          icon={Upload}
          title={words.importHint}
          accept=".zip,.har"
          disabled={importing.isPending}
          onFiles={([file]) => file && importing.mutate(file)}
        >
          {importing.isPending ? words.adding : words.import}
        </FileButton>
        <Button
          look="quiet"
          size="small"
          icon={Download}
          disabled={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {words.export}
        </Button>
        {selected.size > 0 && (
          <Button look="quiet" size="small" icon={Trash2} onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {importing.data && (
        <div className="px-4 pt-2">
          <ImportNote imported={importing.data} onClose={importing.reset} />
        </div>
      )}
      {[importing.error, exporting.error].map(
        (error) =>
          error && (
            <p key={error.message} role="alert" className="px-4 pt-2 text-sm whitespace-pre-wrap text-failed">
              {error === exporting.error ? words.exportFailed : words.refused}: {error.message}
            </p>
          ),
      )}
      <CaseList cases={cases} linked={linked} selected={selected} onSelect={onSelect} />
      {removing && (
        <ConfirmDialog
          title={words.confirmRemove.title(selected.size)}
          confirm={words.confirmRemove.confirm}
          cancel={words.confirmRemove.cancel}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        >
          <p>{words.confirmRemove.explanation}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
