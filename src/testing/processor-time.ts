/**
 * The processor time of synchronous work in milliseconds, the least of three tries: unlike the time on the clock it
 * does not depend on what else the machine does. Compare it with other work in the same test, not with an absolute
 * number.
 */
export function processorTime(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => timeOnce(work)));
}

function timeOnce(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
