import { Download, Undo2 } from 'lucide-react';
import { csvText } from '#cases/data/csv-text.ts';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { saveFile } from '#console/download/save-file.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { DescriptionCard } from '#console/ui/feedback/DescriptionCard.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { FileProblemCard } from '../Problem.tsx';
import type { ImportDone, ImportFailed, ImportRun } from './import-run.ts';

interface ImportEndProps {
  run: ImportRun;
  end: NonNullable<ImportRun['end']>;
  onUndo: (done: ImportDone) => void;
  /** Offers to choose another file. */
  onAnother: () => void;
}

/** The outcome of an import. */
export function ImportEnd({ run, end, onUndo, onAnother }: ImportEndProps) {
  const words = useWords(databaseWords).import;
  return (
    <div className="pb-4">
      {end.kind === 'done' ? (
        <Imported run={run} done={end} onUndo={onUndo} />
      ) : end.kind === 'failed' ? (
        <FileRefused run={run} failed={end} />
      ) : (
        <FileProblemCard problem={end} interrupted={words.interrupted} />
      )}
      <Button onClick={onAnother} className="mx-4">
        {words.another}
      </Button>
    </div>
  );
}

function FileRefused({ run, failed: { line, reason } }: { run: ImportRun; failed: ImportFailed }) {
  const words = useWords(databaseWords).import;
  return (
    <DescriptionCard
      description={{
        title: words.failed(run.name),
        explanation: line === undefined ? reason : words.atLine(formatNumber(line), reason),
        remedy: words.failedRemedy,
      }}
    />
  );
}

/** Number of refused rows that are listed; the rest is in the file to download. */
const listedRows = 20;

function Imported({
  run,
  done,
  onUndo,
}: {
  run: ImportRun;
  done: ImportDone;
  onUndo: (done: ImportDone) => void;
}) {
  const words = useWords(databaseWords).import;
  const facts = (['added', 'replaced', 'unchanged', 'refused'] as const).filter((name) => done[name] > 0);
  return (
    <div className="flex flex-col gap-3 p-4">
      <p role="status" className="text-lg font-semibold wrap-anywhere">
        {words.done(run.name)}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-base">
        {(facts.length > 0 ? facts : (['added'] as const)).map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-third">{words.counts[name]}</dt>
            <dd className="tabular">{formatNumber(done[name])}</dd>
          </div>
        ))}
      </dl>
      {done.change?.canUndo && (
        <Button icon={Undo2} onClick={() => onUndo(done)} className="self-start">
          {words.undo}
        </Button>
      )}
      {done.refusedRows.length > 0 && <RefusedRows name={run.name} done={done} />}
    </div>
  );
}

function RefusedRows({ name, done: { refused, refusedRows } }: { name: string; done: ImportDone }) {
  const words = useWords(databaseWords).import;
  const save = async () => {
    const table = refusedRows.map(({ line, reason }) => [line, reason]);
    const text = await csvText([[words.line, words.reason], ...table]);
    saveFile(new Blob([text], { type: 'text/csv' }), `${name.replace(/\.[^.]*$/, '')}-refused.csv`);
  };
  return (
    <section aria-label={words.refusedRows} className="flex flex-col gap-2">
      <h4 className="text-base font-semibold">{words.refusedRows}</h4>
      {refused > refusedRows.length && (
        <p className="text-sm text-ink-second">{words.firstRefused(formatNumber(refusedRows.length))}</p>
      )}
      <ol className="rounded border border-line bg-sunken px-3 py-2 text-sm">
        {refusedRows.slice(0, listedRows).map(({ line, reason }) => (
          <li key={line} className="flex gap-3 py-0.5">
            <span className="shrink-0 text-ink-third tabular">{words.lineNumber(formatNumber(line))}</span>
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ol>
      <Button size="small" icon={Download} onClick={() => void save()} className="self-start">
        {words.saveRefused}
      </Button>
    </section>
  );
}
