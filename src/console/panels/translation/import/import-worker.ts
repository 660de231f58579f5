import { type ColumnFacts, createImportJob, type ImportSource, type TableFacts } from './import-job.ts';

/** Messages from the page to the import Worker, answered in order. */
export type ImportCommand =
  | { readonly kind: 'read'; readonly source: ImportSource }
  | { readonly kind: 'choose'; readonly column: number; readonly skipHeading: boolean }
  | { readonly kind: 'take' };

/** Messages from the Worker; an import sends any number of `part` and then `taken`. */
export type ImportAnswer =
  | { readonly kind: 'table'; readonly facts: TableFacts }
  | { readonly kind: 'column'; readonly facts: ColumnFacts }
  | { readonly kind: 'part'; readonly strings: readonly string[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed'; readonly message: string };

const post = (answer: ImportAnswer) => self.postMessage(answer);
const job = createImportJob();

self.onmessage = async ({ data: command }: MessageEvent<ImportCommand>) => {
  try {
    switch (command.kind) {
      case 'read':
        return post({ kind: 'table', facts: await job.read(command.source) });
      case 'choose':
        return post({ kind: 'column', facts: job.choose(command.column, command.skipHeading) });
      case 'take':
        for (const strings of job.take()) post({ kind: 'part', strings });
        return post({ kind: 'taken' });
    }
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
