import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import { type Content, sameDraft } from './exception-rows.ts';

/** The exceptions that an import changes. */
export interface ImportedRecords {
  /** The exception for the same word, languages, domain and account. */
  twinOf(draft: ExceptionDraft): { readonly number: number; readonly content: Content } | undefined;
  /** The number for a new exception. */
  next(): number;
  /** Writes an exception. `before` is what it contained so far; undefined for a new one. */
  write(number: number, content: Content, before: Content | undefined): void;
}

/** Imports exceptions one by one, as `ExceptionStore.import` describes, and counts them. */
export function createDraftImport(records: ImportedRecords, { by, at }: Pick<Content, 'by' | 'at'>) {
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  const apply = (draft: ExceptionDraft): void => {
    const twin = records.twinOf(draft);
    const before = twin?.content;
    if (before && sameDraft(before, draft)) {
      counts.unchanged++;
      return;
    }
    const revision = (before?.revision ?? 0) + 1;
    records.write(twin?.number ?? records.next(), { ...draft, revision, at, by }, before);
    if (before) counts.replaced++;
    else counts.added++;
  };
  return { apply, counts };
}
