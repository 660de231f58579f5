/** The database does not answer; the request may be repeated. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available at the moment. Try again shortly.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The system's error codes for a connection that fails, before or during a statement. */
const systemCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'ENOENT'],
]);

/**
 * PostgreSQL's own codes for a server that starts, stops, has too many connections, or is a standby that accepts no
 * changes, as after a failover.
 */
const serverCodes = /^(?:57P0[1-5]|53300|25006|08\w{3})$/;

/** Messages of the driver's errors that have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error means that the database cannot be reached, and not that a statement is wrong. */
export function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return systemCodes.has(code) || serverCodes.test(code) || driverMessages.test(error.message);
}

/** Whether a statement was aborted because of a deadlock with another transaction. */
export function wasDeadlocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
