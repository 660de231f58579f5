import type { ServiceWords } from '#console/catalogues/service/service.ts';
import { errorRows } from '#contract/errors.ts';
import type { Fault } from '#contract/local/service.ts';

/** Describes a fault in words. */
export function faultWords(fault: Fault, words: ServiceWords['faults']): string {
  switch (fault.kind) {
    case 'row': {
      const row = errorRows.find((candidate) => candidate.id === fault.row);
      return row ? words.row(row.httpStatus, row.code, row.text) : fault.row;
    }
    case 'status':
      return `${words.kinds.status} ${fault.status}`;
    case 'segment':
      return `${words.kinds.segment}: ${fault.apiStatus}`;
    case 'delay':
      return `${words.kinds.delay}: ${fault.milliseconds} ms`;
    default:
      return words.kinds[fault.kind];
  }
}
