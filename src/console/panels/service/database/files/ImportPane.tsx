import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { LookupFormat } from '#contract/local/lookup.ts';
import { personName } from '../person-name.ts';
import { SidePane } from '../SidePane.tsx';
import { fileStart, recogniseFormat } from './file-format.ts';
import { ImportEnd } from './ImportEnd.tsx';
import { ImportRunning } from './ImportRunning.tsx';
import type { DatabaseImport, ImportDone } from './import-run.ts';

interface ImportPaneProps {
  import: DatabaseImport;
  /** The formats of the database. */
  formats: readonly LookupFormat[];
  /** What the file has to contain. */
  hint: string;
  /** The file that was dropped last. */
  dropped: File | undefined;
  /** Whether a file is being dragged over the page. */
  dragging: boolean;
  onDone: (done: ImportDone) => void;
  onUndo: (done: ImportDone) => void;
  onClose: () => void;
}

interface ChosenFile {
  readonly file: File;
  readonly format: LookupFormat | '';
}

/** Imports a file: choosing or dropping it, the progress, and the outcome. */
export function ImportPane({
  import: database,
  formats,
  hint,
  dropped,
  dragging,
  onDone,
  onUndo,
  onClose,
}: ImportPaneProps) {
  const words = useWords(databaseWords).import;
  const run = database.useRun();
  const [chosen, setChosen] = useState<ChosenFile>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (run?.end) database.clear();
    const found = formats.length === 1 ? formats[0] : recogniseFormat(file.name, await fileStart(file));
    setChosen({ file, format: found ?? '' });
  };
  const chooseDropped = useEffectEvent(choose);
  useEffect(() => void chooseDropped(dropped), [dropped]);
  const start = ({ file, format }: ChosenFile) => {
    setChosen(undefined);
    const parameters = { name: file.name, ...(formats.length > 1 && { format }) };
    database.start(file, { parameters, by: personName() }, onDone);
  };
  return (
    <SidePane title={words.title} onClose={onClose}>
      {run?.end ? (
        <ImportEnd run={run} end={run.end} onUndo={onUndo} onAnother={database.clear} />
      ) : run ? (
        <ImportRunning run={run} onCancel={database.clear} />
      ) : (
        <ChooseFile
          formats={formats}
          hint={hint}
          dragging={dragging}
          chosen={chosen}
          onFile={choose}
          onFormat={(format) => chosen && setChosen({ ...chosen, format })}
          onStart={start}
        />
      )}
    </SidePane>
  );
}

interface ChooseFileProps {
  formats: readonly LookupFormat[];
  hint: string;
  dragging: boolean;
  chosen: ChosenFile | undefined;
  onFile: (file: File | undefined) => void;
  onFormat: (format: LookupFormat) => void;
  onStart: (chosen: ChosenFile) => void;
}

function ChooseFile({ formats, hint, dragging, chosen, onFile, onFormat, onStart }: ChooseFileProps) {
  const words = useWords(databaseWords).import;
  return (
    <div className="flex flex-col gap-4 p-4">
      <div
        className={`flex flex-col items-center gap-3 rounded border border-dashed border-control px-4 py-8 text-center ${dragging ? 'bg-sunken' : ''}`}
      >
        <FileUp aria-hidden="true" size={26} strokeWidth={1.5} className="text-ink-third" />
        <p className="text-base text-ink-second">{dragging ? words.drop : words.dropOrChoose}</p>
        <FileButton look={chosen ? 'secondary' : 'primary'} onFiles={([file]) => onFile(file)}>
          {words.choose}
        </FileButton>
      </div>
      {chosen ? (
        <>
          <p className="text-base wrap-anywhere">
            <bdi className="font-semibold">{chosen.file.name}</bdi>{' '}
            <span className="text-ink-third tabular">{formatBytes(chosen.file.size)}</span>
          </p>
          {formats.length > 1 && (
            <Field label={words.format} problem={chosen.format === '' ? words.unknownFormat : undefined}>
              <Select
                options={[
                  ...(chosen.format === '' ? [{ value: '' as const, label: words.chooseFormat }] : []),
                  ...formats.map((value) => ({ value, label: words.formats[value] })),
                ]}
                value={chosen.format}
                onChange={(value) => value !== '' && onFormat(value)}
              />
            </Field>
          )}
          <Button
            look="primary"
            disabled={!LookupFormat.safeParse(chosen.format).success}
            onClick={() => onStart(chosen)}
            className="self-start"
          >
            {words.action}
          </Button>
        </>
      ) : (
        <p className="text-sm text-ink-second">{hint}</p>
      )}
    </div>
  );
}
