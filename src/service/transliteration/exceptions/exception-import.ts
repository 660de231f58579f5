import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import { type Content, sameDraft } from './exception-rows.ts';

/** How an import finds, numbers and writes exceptions. */
export interface ImportTarget {
  /** The exception for the same word, languages, domain and account. */
  existingFor(draft: ExceptionDraft): { readonly number: number; readonly content: Content } | undefined;
  /** The number for a new exception. */
  next(): number;
  /** Writes an exception. `before` is its content so far; undefined for a new exception. */
  write(number: number, content: Content, before: Content | undefined): void;
}

/** Imports exceptions one by one, as `ExceptionStore.import` describes, and counts them. */
export function createDraftImport(records: ImportTarget, { by, at }: Pick<Content, 'by' | 'at'>) {
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  const apply = (draft: ExceptionDraft): void => {
    const twin = records.existingFor(draft);
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
