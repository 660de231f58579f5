import { FolderOpen, ListChecks, Plus, Upload } from 'lucide-react';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { ImportNote } from './ImportNote.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import type { useCaseFolder } from './use-case-folder.ts';
import type { useImport } from './use-import.ts';
import type { useRemoval } from './use-removal.ts';

interface NoCasesProps {
  importing: ReturnType<typeof useImport>;
  folder: ReturnType<typeof useCaseFolder>;
  removal: ReturnType<typeof useRemoval>;
  onCreate: () => void;
}

/** Shown while there are no cases: the ways to get the first ones. */
export function NoCases({ importing, folder, removal, onCreate }: NoCasesProps) {
  const words = useWords(casesWords);
  const editorWords = useWords(caseEditorWords);
  return (
    <Card aria-label={words.cases}>
      <EmptyState
        icon={ListChecks}
        title={words.empty.title}
        action={
          <span className="inline-flex flex-wrap justify-center gap-2">
            <Button
              look="primary"
              icon={Plus}
              disabled={importing.isPending}
              onClick={() => importing.mutate('starter-set')}
            >
              {importing.isPending ? words.adding : words.empty.starter}
            </Button>
            <FileButton
              icon={Upload}
              title={words.importHint}
              accept=".zip,.har"
              disabled={importing.isPending}
              onFiles={([file]) => file && importing.mutate(file)}
            >
              {words.import}
            </FileButton>
            {folder.isOffered && (
              <Button
                icon={FolderOpen}
                title={words.openFolderHint}
                disabled={folder.isBusy}
                onClick={folder.open}
              >
                {words.openFolder}
              </Button>
            )}
            <Button icon={Plus} onClick={onCreate}>
              {editorWords.create}
            </Button>
          </span>
        }
      >
        {words.empty.explanation}
      </EmptyState>
      <RemovedNote removal={removal} />
      {importing.data && (
        <div className="px-4 pb-4">
          <ImportNote imported={importing.data} onClose={importing.reset} />
        </div>
      )}
      {[importing.error, folder.openError].map(
        (error) =>
          error && (
            <p key={error.message} role="alert" className="px-4 pb-4 text-center text-sm text-failed">
              {words.refused}: {error.message}
            </p>
          ),
      )}
    </Card>
  );
}
