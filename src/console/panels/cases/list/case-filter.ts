import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { OperationId } from '#contract/errors.ts';

export const caseFunctions = ['localization', 'transliteration', 'stt', 'tts'] as const;
export type CaseFunction = (typeof caseFunctions)[number];

/** The function of the API that an operation belongs to. */
export function functionOf(operation: OperationId): CaseFunction {
  switch (operation) {
    case 'stt_upload':
    case 'stt_status':
    case 'stt_transcript':
      return 'stt';
    default:
      return operation;
  }
}

export interface CaseFilter {
  readonly search: string;
  /** Empty for all. */
  readonly function: CaseFunction | '';
  readonly tag: string;
}

export const noFilter: CaseFilter = { search: '', function: '', tag: '' };

/** The cases that match a filter; every word of the search must occur in the name, id, tags or path. */
export function filterCases(cases: readonly CaseInSet[], filter: CaseFilter): readonly CaseInSet[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && filter.function === '' && filter.tag === '') return cases;
  return cases.filter(({ path, case: { id, name, tags = [], request } }) => {
    if (filter.function !== '' && functionOf(request.operation) !== filter.function) return false;
    if (filter.tag !== '' && !tags.includes(filter.tag)) return false;
    const text = [name, id, path, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The tags of cases, in alphabetical order. */
export function tagsOf(cases: readonly CaseInSet[]): string[] {
  return [...new Set(cases.flatMap(({ case: { tags = [] } }) => tags))].sort();
}
