/** How long to wait before asking for a job's state again, in milliseconds: 1 s at first, growing to 10 s. */
export function delayBefore(check: number): number {
  return Math.min(10_000, Math.round(1000 * 1.5 ** check));
}
