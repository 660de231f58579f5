import type { Need } from '#cases/case-file/need.ts';
import { otherFaultKinds, otherFaultKindsOf } from '#console/targets/fault-kinds.ts';
import { errorRowsOf, type OperationId } from '#contract/errors.ts';

export type NeedKind = Need['kind'];
export type NeededFault = Extract<Need, { kind: 'fault' }>;

/** The kinds of needs, in the order in which they are offered. */
export const needKinds = [
  'fault',
  'entry',
  'exception',
  'engine',
  'dialect',
  'local-service',
] as const satisfies readonly NeedKind[];

/** A new need of a kind, with initial values. */
export function newNeed(kind: NeedKind, operation: OperationId): Need {
  switch (kind) {
    case 'fault':
      return { kind, fault: newFault('status') };
    case 'entry':
      return { kind, from: 'en', to: 'hi', source: '', translation: '', moderation: 'moderated' };
    case 'exception':
      return { kind, from: 'en', to: 'hi', word: '', spellings: [''] };
    case 'engine':
      return { kind, function: functionOf(operation), language: operation === 'tts' ? 'hi_female' : 'hi' };
    case 'dialect':
      return { kind, dialect: 'documented' };
    case 'local-service':
      return { kind };
  }
}

function functionOf(operation: OperationId): Extract<Need, { kind: 'engine' }>['function'] {
  return operation === 'localization' || operation === 'transliteration' || operation === 'tts'
    ? operation
    : 'stt_batch';
}

/** The name of a fault in its select: the id of its error row, or its kind. */
export const nameOfFault = (fault: NeededFault['fault']): string =>
  fault.kind === 'row' ? fault.row : fault.kind;

/** The fault with this name in the select, with initial values. */
export function newFault(name: string): NeededFault['fault'] {
  const kind = otherFaultKinds.find((other) => other === name);
  switch (kind) {
    case undefined:
      return { kind: 'row', row: name };
    case 'status':
      return { kind, status: 500 };
    case 'segment':
      return { kind, apiStatus: -4 };
    case 'delay':
      return { kind, milliseconds: 3000 };
    default:
      return { kind };
  }
}

/** Moves the fault of a need to another operation. A fault that the operation cannot have is replaced by a status. */
export function withFaultOperation(
  { operation: _, ...need }: NeededFault,
  operation: OperationId | undefined,
  ofCase: OperationId,
): NeededFault {
  const name = nameOfFault(need.fault);
  const of = operation ?? ofCase;
  const isPossible =
    otherFaultKindsOf(of).some((kind) => kind === name) || errorRowsOf(of).some(({ id }) => id === name);
  return {
    ...need,
    ...(operation && { operation }),
    fault: isPossible ? need.fault : newFault('status'),
  };
}
