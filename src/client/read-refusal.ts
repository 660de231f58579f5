import {
  type ErrorFacts,
  type ErrorRow,
  errorShapes,
  matchErrorRow,
  type OperationId,
  readErrorBody,
} from '#contract/errors.ts';
import { type Deviation, deviationsFrom } from '#contract/schema.ts';

/** An answer of the service that refuses a call. */
export interface Refusal {
  readonly kind: 'refused';
  readonly facts: ErrorFacts;
  readonly row?: ErrorRow;
  readonly deviations: readonly Deviation[];
}

/** Reads a body that is no success as a refusal; undefined when it has no documented shape. */
export function readRefusal(operation: OperationId, status: number, body: unknown): Refusal | undefined {
  const facts = readErrorBody(body);
  if (!facts) return undefined;
  const row = matchErrorRow(operation, status, facts);
  const deviations = deviationsFrom(errorShapes[row?.shape ?? facts.shape], body);
  if (row && row.httpStatus !== status) {
    deviations.push({ path: 'HTTP status', detail: `expected ${row.httpStatus}, received ${status}` });
  }
  return { kind: 'refused', facts, ...(row && { row }), deviations };
}
