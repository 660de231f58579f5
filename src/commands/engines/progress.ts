import type { InstallProgress } from '#contract/local/engine-catalogue.ts';
import { megabytes } from '#service/engines/catalogue/fetch/disk-space.ts';

const phases: Readonly<Record<InstallProgress['phase'], string>> = {
  fetching: 'Fetching',
  checking: 'Comparing checksums',
  preparing: 'Preparing',
};

/** Interval between lines during a download, in milliseconds. */
const stepMilliseconds = 2_000;

/** Prints progress as lines: each phase once, and the progress of a download every two seconds. */
export function progressPrinter(
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): (progress: InstallProgress) => void {
  let phase: InstallProgress['phase'] | undefined;
  let last = now();
  let printed = '';
  return ({ phase: current, done, total }) => {
    if (current !== phase) {
      phase = current;
      last = now();
      print(`${phases[current]} …`);
      return;
    }
    if (now() - last < stepMilliseconds) return;
    last = now();
    const percent = total > 0 ? ` (${Math.floor(Math.min(1, done / total) * 100)} %)` : '';
    const line = `  ${megabytes(done)}${total > 0 ? ` of ${megabytes(total)}` : ''}${percent}`;
    if (line !== printed) print(line);
    printed = line;
  };
}
