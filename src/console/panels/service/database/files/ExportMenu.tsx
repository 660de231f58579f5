import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Filters } from '#client/local/database-calls.ts';
import { exportFile, type FileProblem } from '#client/local/database-files.ts';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { downloadName } from '#console/download/file-name.ts';
import { saveFile } from '#console/download/save-file.ts';
import { embeddedCallTarget } from '#console/targets/queries.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { LookupFormat } from '#contract/local/lookup.ts';

const extensions: Record<LookupFormat, string> = { tmx: 'tmx', xliff: 'xlf', csv: 'csv', jsonl: 'jsonl' };

interface ExportMenuProps {
  /** Path of the database below `/_local/`. */
  path: string;
  /** Prefix of the file name. */
  name: string;
  formats: readonly LookupFormat[];
  /** What is exported. */
  hint: string;
  /** The filters of the list, which apply to the export too. */
  filters: Filters;
  onProblem: (problem: FileProblem) => void;
}

/** Exports the items shown in the list as a file. */
export function ExportMenu({ path, name, formats, hint, filters, onProblem }: ExportMenuProps) {
  const words = useWords(databaseWords).export;
  const announce = useAnnounce();
  const [startedAt, setStartedAt] = useState<number>();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const save = async (format: LookupFormat) => {
    const controller = new AbortController();
    under.current = controller;
    setStartedAt(Date.now());
    const parameters = formats.length === 1 ? filters : { ...filters, format };
    const result = await exportFile(embeddedCallTarget, path, parameters, controller.signal);
    if (under.current !== controller) return;
    setStartedAt(undefined);
    if (controller.signal.aborted) return;
    if ('problem' in result) return onProblem(result.problem);
    const parts = Object.values(filters).filter((value) => value !== undefined);
    saveFile(result.file, `${downloadName(name, parts, Date.now())}.${extensions[format]}`);
    announce(words.done(formatBytes(result.file.size)));
  };
  if (startedAt !== undefined) {
    return <Stopwatch startedAt={startedAt} onCancel={() => under.current?.abort()} />;
  }
  const [only] = formats;
  if (formats.length === 1 && only) {
    return (
      <Button icon={Download} title={hint} onClick={() => void save(only)}>
        {words.action}
      </Button>
    );
  }
  return (
    <Popover
      label={words.action}
      className="w-64"
      button={(attributes) => (
        <Button {...attributes} icon={Download}>
          {words.action}
        </Button>
      )}
    >
      {(close) => (
        <>
          <p className="px-2.5 pb-2 text-sm text-ink-third">{hint}</p>
          <ActionList
            actions={formats.map((format) => ({ name: format, label: words.formats[format] }))}
            onChoose={(format) => {
              close();
              void save(format);
            }}
          />
        </>
      )}
    </Popover>
  );
}
