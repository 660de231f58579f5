import { ArmedFault, Fault } from '#contract/local/service.ts';
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts';
import type { Postgres } from '../../postgres/open-postgres.ts';
import type { FaultQueue } from './fault-queue.ts';

/**
 * Takes the oldest fault of an operation. Returns no row when none is armed, and a row without a fault when a
 * concurrent call has just used up that fault, so that the next one must be tried.
 */
const takeNext = `
  WITH next AS (
    SELECT id FROM armed_faults WHERE operation = $1 AND times > 0 ORDER BY id LIMIT 1
  ), taken AS (
    UPDATE armed_faults SET times = times - 1 FROM next
    WHERE armed_faults.id = next.id AND times > 0
    RETURNING fault
  )
  SELECT (SELECT fault FROM taken) AS fault FROM next`;

/**
 * Faults in PostgreSQL, which affect the calls of every process. They wait until they are taken or cleared; those used
 * up are deleted with the next change.
 */
export function createPostgresFaultQueue({ query }: Postgres): FaultQueue {
  return {
    async arm({ operation, times, fault }) {
      await query('delete-used-faults', 'DELETE FROM armed_faults WHERE times = 0');
      await query('arm-fault', 'INSERT INTO armed_faults (operation, times, fault) VALUES ($1, $2, $3)', [
        operation,
        times,
        fault,
      ]);
    },
    async clear() {
      await query('clear-faults', 'DELETE FROM armed_faults');
    },
    async list() {
      const { rows } = await query(
        'list-faults',
        'SELECT operation, times, fault FROM armed_faults WHERE times > 0 ORDER BY id',
      );
      return { faults: rows.map((row) => ArmedFault.parse(row)) };
    },
    async take(operation) {
      try {
        for (;;) {
          const { rows } = await query<{ fault: unknown }>('take-fault', takeNext, [operation]);
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
