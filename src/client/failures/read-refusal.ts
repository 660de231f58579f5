import { errorShapes, matchErrorRow, type OperationId, readErrorBody } from '#contract/errors.ts';
import { type Deviation, deviationsFrom } from '#contract/schema.ts';
import type { Refused } from '../outcome.ts';
import { holdsAnswer } from './recognise-form.ts';

/**
 * Reads the body of an unsuccessful answer as a refusal; undefined when it has no shape of an error, or when it matches
 * no documented error and contains an answer.
 */
export function readRefusal(
  operation: OperationId,
  httpStatus: number,
  body: unknown,
): (Omit<Refused, 'exchange'> & { readonly deviations: readonly Deviation[] }) | undefined {
  const facts = readErrorBody(body);
  if (!facts) return undefined;
  const row = matchErrorRow(operation, httpStatus, facts);
  if (!row && holdsAnswer(operation, body)) return undefined;
  const deviations = deviationsFrom(errorShapes[row?.shape ?? facts.shape], body);
  if (!row) deviations.unshift({ path: '', problem: 'the specification has no row for this error' });
  if (row && row.httpStatus !== httpStatus) {
    const received = String(httpStatus);
    deviations.push({ path: 'HTTP status', expected: [String(row.httpStatus)], received });
  }
  return { kind: 'refused', operation, httpStatus, facts, ...(row && { row }), deviations };
}
