import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ColumnFacts, ImportSource, TableFacts } from './import-job.ts';
import type { ImportAnswer, ImportOrder } from './import-messages.ts';

/** An import under way: what is known so far, and how to go on. */
export interface Import {
  /** The table of the source; undefined while it is read. */
  readonly table: TableFacts | undefined;
  /** What the chosen column would give; undefined while it is counted. */
  readonly chosen: ColumnFacts | undefined;
  readonly column: number;
  readonly skipHeading: boolean;
  readonly choose: (column: number, skipHeading: boolean) => void;
  /** Gives all strings of the chosen column to `onStrings`. */
  readonly take: (onStrings: (strings: string[]) => void) => void;
  /** Why the reader itself stopped (a file that vanished, no memory left). */
  readonly failure: string | undefined;
}

/** Reads a source in a Worker, so that a file of any size leaves the page free; a new source ends the work on the old one. */
export function useImport(source: ImportSource): Import {
  const [table, setTable] = useState<TableFacts>();
  const [chosen, setChosen] = useState<ColumnFacts>();
  const [choice, setChoice] = useState({ column: 0, skipHeading: false });
  /** What a person chose holds while the text is edited. */
  const [picked, setPicked] = useState<{ readonly column?: number; readonly skipHeading?: boolean }>({});
  const [failure, setFailure] = useState<string>();
  const worker = useRef<Worker>(null);
  const taking = useRef<{ strings: string[]; onStrings: (strings: string[]) => void }>(null);
  const order = (asked: ImportOrder) => worker.current?.postMessage(asked);
  const choose = (column: number, skipHeading: boolean) => {
    setChoice({ column, skipHeading });
    order({ kind: 'choose', column, skipHeading });
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
        return taking.current?.onStrings(taking.current.strings);
      case 'failed':
        return setFailure(answer.message);
    }
  });

  useEffect(() => {
    setTable(undefined);
    setChosen(undefined);
    setFailure(undefined);
    // Another file has other columns.
    if ('file' in source) setPicked({});
    const own = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<ImportAnswer>) => onAnswer(data);
    own.onerror = ({ message }) => setFailure(message);
    own.postMessage({ kind: 'read', source } satisfies ImportOrder);
    return () => own.terminate();
  }, [source]);

  return {
    table,
    chosen,
    ...choice,
    choose: (column, skipHeading) => {
      setPicked({
        ...picked,
        ...(column !== choice.column && { column }),
        ...(skipHeading !== choice.skipHeading && { skipHeading }),
      });
      choose(column, skipHeading);
    },
    take: (onStrings) => {
      taking.current = { strings: [], onStrings };
      order({ kind: 'take' });
    },
    failure,
  };
}
