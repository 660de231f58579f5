/** A reason to stop that is shown to the user as one line, without a stack trace. */
export class Stop extends Error {}

/** Prints the reason and exits with code 1. Any error other than a `Stop` is a bug and is printed with its stack trace. */
export function giveUp(error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
}
