/** A reason to stop that is told to the user as one line, without a stack. */
export class Stop extends Error {}

/** Prints the reason and leaves with exit code 1. Anything but a `Stop` is a fault of ours and keeps its stack. */
export function giveUp(error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
}
