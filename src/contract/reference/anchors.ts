import type { PageId, ReferenceEntry, ReferencePage } from './entry.ts';
import { operationsOfPages } from './pages.ts';

/** What an anchor leads to: its page, and its entry unless it is the anchor of a page or section. */
export interface ReferencePlace {
  /** The stable anchor. */
  readonly id: string;
  readonly page: PageId;
  readonly entry?: ReferenceEntry;
}

/** All anchors of these pages. A test forbids duplicates: of two entries with one anchor, only the last is found. */
export function indexAnchors(pages: readonly ReferencePage[]): ReadonlyMap<string, ReferencePlace> {
  return new Map(
    pages.flatMap(({ id: page, sections }) => [
      [page, { id: page, page }] as const,
      ...sections.flatMap(({ id, entries }) => [
        [id, { id, page }] as const,
        ...entries.map((entry) => [entry.id, { id: entry.id, page, entry }] as const),
      ]),
    ]),
  );
}

/**
 * The place that a link names. A link may be less exact than an anchor, so that whoever writes it needs no knowledge of
 * the reference: it may begin with a page instead of an operation (`translation.nmtMask`), name a header of every
 * request with an operation (`tts.REV-APP-ID`), have indices of lists (`localization.answer.responseList.0.outString`),
 * or lead deeper than the reference goes (`…outStrings.hi`). Undefined if nothing of it is known.
 */
export function resolveAnchor(
  anchors: ReadonlyMap<string, ReferencePlace>,
  wanted: string,
): ReferencePlace | undefined {
  const parts = wanted.split('.').filter((part) => !/^\d+$/.test(part) || wanted.startsWith('status.'));
  const [first = '', ...rest] = anchors.has(wanted) ? [wanted] : parts;
  const starts = [first, ...operationsOfPage(first)];
  for (let length = rest.length; length > 0; length--) {
    const end = rest.slice(0, length).join('.');
    const found = [...starts, 'common'].map((start) => anchors.get(`${start}.${end}`)).find(Boolean);
    if (found) return found;
  }
  return anchors.get(first) ?? anchors.get(`operation.${first}`);
}

const operationsOfPage = (name: string): readonly string[] =>
  Object.hasOwn(operationsOfPages, name) ? operationsOfPages[name as keyof typeof operationsOfPages] : [];
