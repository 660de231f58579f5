import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** When, from which commit and on which machine figures were measured. */
export interface FiguresOrigin {
  /** Day, as `2026-11-22`. */
  readonly date: string;
  /** Short commit, with `+` when files differ from it. */
  readonly commit: string;
  readonly machine: string;
}

/** The day, commit and machine of figures that are measured now. */
export function originOfFigures(): FiguresOrigin {
  const chromium = process.env.CHROMIUM_PATH ? captureOutput(process.env.CHROMIUM_PATH, '--version') : '';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${captureOutput('git', 'rev-parse', '--short', 'HEAD')}${captureOutput('git', 'status', '--porcelain') && '+'}`,
    machine: [
      `${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch})`,
      `Node ${process.versions.node}`,
      ...(chromium ? [/[\w ]+ [\d.]+/.exec(chromium)?.[0] ?? chromium] : []),
    ].join(', '),
  };
}

/** One line: `2026-11-22, commit abc1234, 2 cores (…), Node 20.20.2, Chromium 150.0`. */
export function originText({ date, commit, machine }: FiguresOrigin): string {
  return `${date}, commit ${commit || 'unknown'}, ${machine}`;
}

/** The output of a program; empty if the program cannot be run. */
function captureOutput(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
