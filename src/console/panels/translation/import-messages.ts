import type { ColumnFacts, ImportSource, TableFacts } from './import-job.ts';

/** What the page asks of the import Worker; answered in the order of asking. */
export type ImportOrder =
  | { readonly kind: 'read'; readonly source: ImportSource }
  | { readonly kind: 'choose'; readonly column: number; readonly skipHeading: boolean }
  | { readonly kind: 'take' };

/** What the Worker answers: `part` as often as needed before `taken`. */
export type ImportAnswer =
  | { readonly kind: 'table'; readonly facts: TableFacts }
  | { readonly kind: 'column'; readonly facts: ColumnFacts }
  | { readonly kind: 'part'; readonly strings: readonly string[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed'; readonly message: string };
