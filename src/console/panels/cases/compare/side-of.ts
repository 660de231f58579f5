import type { StoredRun } from '#console/storage/cases/case-runs.ts';

/** Target, account and dialect of a run in one line. */
export function sideOf({ target, account, dialect }: StoredRun): string {
  return [target, account, dialect].filter((part) => part !== undefined).join(' · ');
}
