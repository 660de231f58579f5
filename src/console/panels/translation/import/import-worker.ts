import { type ColumnFacts, createImportJob, type ImportSource, type TableFacts } from './import-job.ts';
import type { ImportedColumns } from './imported-columns.ts';

/** Messages from the page to the import Worker, answered in order. */
export type ImportCommand =
  | { readonly kind: 'read'; readonly source: ImportSource }
  | { readonly kind: 'choose'; readonly column: number; readonly skipHeading: boolean }
  | { readonly kind: 'take' };

/** Messages from the Worker; the strings of an import arrive in any number of `part` messages, followed by `taken`. */
export type ImportAnswer =
  | { readonly kind: 'table'; readonly facts: TableFacts }
  | { readonly kind: 'column'; readonly facts: ColumnFacts }
  | { readonly kind: 'part'; readonly strings: readonly string[] }
  | { readonly kind: 'taken'; readonly others: ImportedColumns | undefined }
  | { readonly kind: 'failed'; readonly message: string };

const postAnswer = (answer: ImportAnswer) => self.postMessage(answer);
const importJob = createImportJob();

self.onmessage = async ({ data: command }: MessageEvent<ImportCommand>) => {
  try {
    switch (command.kind) {
      case 'read':
        return postAnswer({ kind: 'table', facts: await importJob.read(command.source) });
      case 'choose':
        return postAnswer({ kind: 'column', facts: importJob.choose(command.column, command.skipHeading) });
      case 'take':
        for (const strings of importJob.take()) postAnswer({ kind: 'part', strings });
        return postAnswer({ kind: 'taken', others: importJob.others() });
    }
  } catch (error) {
    postAnswer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
