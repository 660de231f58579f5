import { ArmedFault, Fault } from '#contract/local/service.ts';
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts';
import type { Postgres } from '../../postgres/open-postgres.ts';
import type { FaultQueue } from './fault-queue.ts';

/**
 * Takes the oldest fault for an operation, preferring faults for the id of the call. Returns no row when none is armed,
 * and a row without a fault when a concurrent call has just used up that fault, so that the query must be repeated.
 */
const takeNext = `
  WITH next AS (
    SELECT id FROM armed_faults
    WHERE operation = $1 AND times > 0 AND (request_id IS NULL OR request_id = $2)
    ORDER BY request_id IS NULL, id LIMIT 1
  ), taken AS (
    UPDATE armed_faults SET times = times - 1 FROM next
    WHERE armed_faults.id = next.id AND times > 0
    RETURNING fault
  )
  SELECT (SELECT fault FROM taken) AS fault FROM next`;

/**
 * Faults in PostgreSQL, which affect the calls of every process. They wait until they are taken or cleared; those used
 * up are deleted when the next fault is armed.
 */
export function createPostgresFaultQueue({ query }: Postgres): FaultQueue {
  return {
    async arm({ operation, times, fault, requestId = null }) {
      await query('delete-used-faults', 'DELETE FROM armed_faults WHERE times = 0');
      await query(
        'arm-fault',
        'INSERT INTO armed_faults (operation, times, fault, request_id) VALUES ($1, $2, $3, $4)',
        [operation, times, fault, requestId],
      );
    },
    async clear(requestId) {
      await query('clear-faults', 'DELETE FROM armed_faults WHERE request_id IS NOT DISTINCT FROM $1', [
        requestId ?? null,
      ]);
    },
    async list() {
      const { rows } = await query<{ request_id: string | null }>(
        'list-faults',
        'SELECT operation, times, fault, request_id FROM armed_faults WHERE times > 0 ORDER BY id',
      );
      return {
        faults: rows.map(({ request_id, ...row }) =>
          ArmedFault.parse(request_id === null ? row : { ...row, requestId: request_id }),
        ),
      };
    },
    async take(operation, requestId) {
      try {
        for (;;) {
          const { rows } = await query<{ fault: unknown }>('take-fault', takeNext, [
            operation,
            requestId ?? null,
          ]);
          const [next] = rows;
          if (next === undefined) return undefined;
          if (next.fault !== null) return Fault.parse(next.fault);
        }
      } catch (error) {
        // The call will find the database unavailable too, and refuses in the way its function documents.
        if (error instanceof DatabaseUnavailable) return undefined;
        throw error;
      }
    },
  };
}
