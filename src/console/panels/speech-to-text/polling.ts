const shortest = 1000;
const longest = 10_000;

/**
 * How long to wait before asking for a job's state again, in milliseconds: 1 s at first, growing to 10 s, and up to a
 * fifth less, so that jobs that came together are not asked for together.
 */
export function delayBefore(check: number, random = Math.random()): number {
  return spread(Math.min(longest, shortest * 1.5 ** check), random);
}

const busyShortest = 2000;
const busyLongest = 60_000;
const busyLongestAsked = 300_000;

/**
 * How long to wait after the service said that it is busy, in milliseconds: 2 s growing to a minute, and never less
 * than it asked for.
 *
 * @param asked - what `Retry-After` asks for, in milliseconds
 */
export function delayWhenBusy(time: number, asked = 0, random = Math.random()): number {
  const own = spread(Math.min(busyLongest, busyShortest * 2 ** time), random);
  return Math.max(own, Math.min(asked, busyLongestAsked));
}

const spread = (delay: number, random: number) => Math.round(delay * (1 - random / 5));
