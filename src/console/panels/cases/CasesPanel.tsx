import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { Panes } from '#console/ui/Panes.tsx';
import { CasesPane } from './list/CasesPane.tsx';
import { ImportNote } from './list/ImportNote.tsx';
import { useImport } from './list/use-import.ts';
import { ResultPane } from './result/ResultPane.tsx';

/** The workbench: cases, their runs and results. The case of a link, `/cases?case=ID`, is found and selected. */
export function CasesPanel() {
  const linked = new URLSearchParams(useSearch()).get('case') ?? '';
  return <Workbench key={linked} linked={linked} />;
}

function Workbench({ linked }: { linked: string }) {
  const words = useWords(casesWords);
  const saved = useQuery(savedCasesQuery);
  const cases = useMemo(() => saved.data ?? [], [saved.data]);
  const importing = useImport(cases);
  const [chosen, setSelected] = useState<ReadonlySet<string>>(new Set([linked]));
  const selected = useMemo(
    () => new Set(cases.map((one) => one.case.id).filter((id) => chosen.has(id))),
    [cases, chosen],
  );
  if (saved.isPending) return null;
  if (saved.error) {
    return (
      <EmptyState icon={ListChecks} title={words.storageFailed.title}>
        {words.storageFailed.explanation}
      </EmptyState>
    );
  }
  if (cases.length === 0) {
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
            </span>
          }
        >
          {words.empty.explanation}
        </EmptyState>
        {importing.data && (
          <div className="px-4 pb-4">
            <ImportNote imported={importing.data} onClose={importing.reset} />
          </div>
        )}
        {importing.error && (
          <p role="alert" className="px-4 pb-4 text-center text-sm text-failed">
            {words.refused}: {importing.error.message}
          </p>
        )}
      </Card>
    );
  }
  return (
    <Panes
      first={
        <CasesPane
          cases={cases}
          linked={linked}
          selected={selected}
          onSelect={setSelected}
          importing={importing}
        />
      }
    >
      <ResultPane cases={cases} selected={selected} />
    </Panes>
  );
}
