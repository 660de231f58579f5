import type { OperationId } from '#contract/errors.ts';

/** Faults other than the documented error rows. A failed segment exists in translation only. */
export const otherFaultKinds = [
  'status',
  'segment',
  'delay',
  'reset',
  'truncated',
  'html',
  'broken-json',
  'wrong-shape',
] as const;
export type OtherFaultKind = (typeof otherFaultKinds)[number];

/** The codes that a failed segment can have. */
export const segmentCodes = ['-3', '-4', '-5', '-6', '-7'] as const;

/** The kinds of faults that an operation can have besides its error rows. */
export function otherFaultKindsOf(operation: OperationId): OtherFaultKind[] {
  return otherFaultKinds.filter((kind) => kind !== 'segment' || operation === 'localization');
}
