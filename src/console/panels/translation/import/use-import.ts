import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ColumnFacts, ImportSource, TableFacts } from './import-job.ts';
import type { ImportAnswer, ImportCommand } from './import-worker.ts';
import type { ImportedColumns } from './imported-columns.ts';

type OnStrings = (strings: string[], others: ImportedColumns | undefined) => void;

/**
 * Reads a source in a Worker, so that the page stays responsive with files of any size; a new source cancels the old
 * one.
 */
export function useImport(source: ImportSource) {
  const [table, setTable] = useState<TableFacts>();
  const [chosen, setChosen] = useState<ColumnFacts>();
  const [choice, setChoice] = useState({ column: 0, skipHeading: false });
  /** The column and heading that the user chose, kept while the text is edited. */
  const [picked, setPicked] = useState<{ readonly column?: number; readonly skipHeading?: boolean }>({});
  const [failure, setFailure] = useState<string>();
  const worker = useRef<Worker>(null);
  const taking = useRef<{ strings: string[]; onStrings: OnStrings }>(null);
  const send = (command: ImportCommand) => worker.current?.postMessage(command);
  const choose = (column: number, skipHeading: boolean) => {
    setChoice({ column, skipHeading });
    send({ kind: 'choose', column, skipHeading });
  };

  const onAnswer = useEffectEvent((answer: ImportAnswer) => {
    switch (answer.kind) {
      case 'table':
        setTable(answer.facts);
        return choose(
          picked.column !== undefined && picked.column < answer.facts.columns
            ? picked.column
            : answer.facts.likely,
          picked.skipHeading ?? answer.facts.headed,
        );
      case 'column':
        return setChosen(answer.facts);
      case 'part':
        for (const string of answer.strings) taking.current?.strings.push(string);
        return;
      case 'taken':
        return taking.current?.onStrings(taking.current.strings, answer.others);
      case 'failed':
        return setFailure(answer.message);
    }
  });

  useEffect(() => {
    setTable(undefined);
    setChosen(undefined);
    setFailure(undefined);
    // Another file may have other columns, so the earlier choice does not apply to it.
    if ('file' in source) setPicked({});
    const own = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<ImportAnswer>) => onAnswer(data);
    own.onerror = ({ message }) => setFailure(message);
    own.postMessage({ kind: 'read', source } satisfies ImportCommand);
    return () => own.terminate();
  }, [source]);

  return {
    /** The table of the source; undefined while it is read. */
    table,
    /** The counts for the chosen column; undefined until counting is done. */
    chosen,
    ...choice,
    choose: (column: number, skipHeading: boolean) => {
      setPicked({
        ...picked,
        ...(column !== choice.column && { column }),
        ...(skipHeading !== choice.skipHeading && { skipHeading }),
      });
      choose(column, skipHeading);
    },
    /** Passes all strings of the chosen column, and the other columns, to `onStrings`. */
    take: (onStrings: OnStrings) => {
      taking.current = { strings: [], onStrings };
      send({ kind: 'take' });
    },
    /** Why the import failed (the file vanished, out of memory). */
    failure,
  };
}
