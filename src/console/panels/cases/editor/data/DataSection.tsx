import { FolderOpen, Table2, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Case, DataRow } from '#cases/case-file/case.ts';
import { expandCase } from '#cases/data/expand-case.ts';
import { type ColumnRole, mappingOf, rolesOf, withColumn } from '#cases/data/map-columns.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { folderPicker } from '#console/download/case-files/folder.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { RowsPreview } from './RowsPreview.tsx';
import { useDataFiles } from './use-data-files.ts';

interface DataSectionProps {
  of: Case;
  /** The rows of the case's data file; undefined if it has none. */
  rowsOfFile: readonly DataRow[] | undefined;
  onChange: (changed: Partial<Case>) => void;
  /** Called instead for a change that can be undone; `what` describes it. */
  onReplace: (changed: Partial<Case>, what: string) => void;
}

/** Maximum number of rows that are checked in advance. */
const maxTriedRows = 200;
const maxShownProblems = 5;

/** The rows for each of which a case is run, and the fields that their columns fill. */
export function DataSection({ of: one, rowsOfFile, onChange, onReplace }: DataSectionProps) {
  const words = useWords(caseEditorWords).data;
  const { data, request } = one;
  const rows = useMemo(
    () => (data ? ('rows' in data ? data.rows : (rowsOfFile ?? [])) : []),
    [data, rowsOfFile],
  );
  const columns = Object.keys(rows[0] ?? {});
  const files = useDataFiles({
    of: one,
    onRows: (changed, count) => onReplace(changed, words.taken(count)),
  });
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto text-base font-semibold">{words.title}</h3>
        {data && (
          <Button
            look="quiet"
            size="small"
            icon={Trash2}
            onClick={() => onReplace({ data: undefined }, words.removed)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-second">
        {data ? words.rows(rows.length) : words.explanation}
        {data && 'file' in data && ` · ${words.fromFile(data.file)}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="small"
          icon={Table2}
          title={words.tableHint}
          accept=".csv,.tsv,.tab,.txt"
          disabled={files.isReading}
          onFiles={([file]) => file && files.readTable(file)}
        >
          {words.table}
        </FileButton>
        {request.operation === 'stt_upload' && (
          <FolderButton isReading={files.isReading} onRead={files.readRecordings} />
        )}
      </div>
      <p role="status" className="text-sm text-ink-second empty:hidden">
        {files.isReading ? words.reading : files.isDragging ? words.dropHere : ''}
      </p>
      {files.error && (
        <p role="alert" className="text-sm text-failed">
          {words.failed(files.error.message)}
        </p>
      )}
      {files.refused && (
        <div role="alert" className="text-sm text-failed">
          <p>{words.refused(files.refused.name)}</p>
          <Lines lines={files.refused.problems.length > 0 ? files.refused.problems : [words.noRows]} />
        </div>
      )}
      {files.leftOut.length > 0 && (
        <div role="status" className="text-sm text-ink-second">
          <p>{words.leftOut(files.leftOut.length)}</p>
          <Lines lines={files.leftOut} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <RowsPreview rows={rows} />
          <Columns of={one} columns={columns} onChange={onChange} />
          <UnusableRows of={one} rows={rows} />
        </>
      )}
    </section>
  );
}

interface FolderButtonProps {
  isReading: boolean;
  onRead: (from: readonly File[] | 'picker') => void;
}

/** Chooses a folder of recordings, with the browser's own picker where there is one. */
function FolderButton({ isReading, onRead }: FolderButtonProps) {
  const words = useWords(caseEditorWords).data;
  const look = {
    size: 'small',
    icon: FolderOpen,
    title: words.recordingsHint,
    disabled: isReading,
    children: words.recordings,
  } as const;
  if (folderPicker('read')) return <Button {...look} onClick={() => onRead('picker')} />;
  return <FileButton {...look} folder onFiles={onRead} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="max-h-40 overflow-y-auto wrap-anywhere" tabIndex={lines.length > 6 ? 0 : undefined}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface ColumnsProps {
  of: Case;
  columns: readonly string[];
  onChange: (changed: Partial<Case>) => void;
}

/** The fields that the columns fill. */
function Columns({ of: one, columns, onChange }: ColumnsProps) {
  const { roles, noColumn } = useWords(caseEditorWords).data;
  const mapping = mappingOf(one);
  const { operation } = one.request;
  const labelOf = (role: ColumnRole): string => {
    if (role === 'targets' && operation === 'tts') return roles.voice;
    if (role === 'expected' && operation === 'stt_upload') return roles.reference;
    if (role === 'input' && (operation === 'stt_status' || operation === 'stt_transcript')) return roles.job;
    return roles[role];
  };
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      {rolesOf(one.request).map((role) => (
        <Field key={role} label={labelOf(role)}>
          <Select
            value={mapping[role] ?? ''}
            options={[
              { value: '', label: noColumn },
              ...columns.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(column) => {
              const { request, expectations } = withColumn(one, role, column === '' ? undefined : column);
              onChange({ request, expectations });
            }}
          />
        </Field>
      ))}
    </div>
  );
}

/** The first rows that would not be sent, and why. */
function UnusableRows({ of: { request, expectations }, rows }: { of: Case; rows: readonly DataRow[] }) {
  const words = useWords(caseEditorWords).data;
  const lines = useMemo(
    () =>
      expandCase({ request, expectations }, rows.slice(0, maxTriedRows))
        .flatMap((row, index) => ('problem' in row ? [words.unusableRow(index + 1, row.problem)] : []))
        .slice(0, maxShownProblems),
    [request, expectations, rows, words],
  );
  if (lines.length === 0) return null;
  return (
    <section aria-label={words.unusable} className="text-sm text-failed">
      <Lines lines={lines} />
    </section>
  );
}
