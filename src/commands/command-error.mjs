/** An error of a command that the user can fix; shown as one line, without a stack trace. */
export class CommandError extends Error {}

/**
 * Prints the error and exits with code 1. Any error other than a `CommandError` is a bug and is printed with its stack
 * trace.
 */
export function exitWithError(error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exit(1);
}
