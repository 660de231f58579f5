import { elapsedTime, type Job, type JobPhase } from '../tracker/job.ts';

/** Groups of phases to filter by. */
export const phaseGroups = {
  running: ['waiting', 'uploading', 'received', 'queued', 'processing'],
  completed: ['completed'],
  failed: ['failed', 'refused'],
  unsent: ['held', 'stopped'],
} as const satisfies Readonly<Record<string, readonly JobPhase[]>>;
export type PhaseGroup = keyof typeof phaseGroups;

export const sortKeys = ['added', 'file', 'length', 'state', 'code', 'elapsed'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Arrangement {
  readonly group: PhaseGroup | '';
  /** Code of the requested language; empty for all. */
  readonly language: string;
  /** Text to find in file name, job id, code or message, ignoring case; empty for all. */
  readonly text: string;
  readonly sort: SortKey;
  readonly ascending: boolean;
}

const phaseOrder: readonly JobPhase[] = [
  ...phaseGroups.running,
  ...phaseGroups.completed,
  ...phaseGroups.failed,
  ...phaseGroups.unsent,
];

/** Filters and sorts the jobs; `jobs` are ordered newest first. */
export function arrangeJobs(jobs: readonly Job[], arrangement: Arrangement): readonly Job[] {
  const { group, language, sort, ascending } = arrangement;
  const phases: readonly JobPhase[] | undefined = group === '' ? undefined : phaseGroups[group];
  const text = arrangement.text.trim().toLowerCase();
  const found =
    phases || language !== '' || text !== ''
      ? jobs.filter(
          (job) =>
            (!phases || phases.includes(job.phase)) &&
            (language === '' || job.settings.src_lang === language) &&
            (text === '' || searchableText(job).includes(text)),
        )
      : jobs;
  if (sort === 'added') return ascending ? found.toReversed() : found;
  const sign = ascending ? 1 : -1;
  const compare = comparison(sort);
  return found.toSorted((a, b) => sign * compare(a, b));
}

const searchableText = ({ name, jobId = '', code = '', message = '' }: Job) =>
  `${name}\n${jobId}\n${code}\n${message}`.toLowerCase();

function comparison(sort: Exclude<SortKey, 'added'>): (a: Job, b: Job) => number {
  switch (sort) {
    case 'file':
      return (a, b) => nameCollator.compare(a.name, b.name);
    case 'length':
      return (a, b) => (a.length ?? -1) - (b.length ?? -1);
    case 'state':
      return (a, b) => phaseOrder.indexOf(a.phase) - phaseOrder.indexOf(b.phase);
    case 'code':
      return (a, b) => compareText(a.code ?? '', b.code ?? '');
    case 'elapsed': {
      const now = Date.now();
      return (a, b) => elapsedTime(a, now) - elapsedTime(b, now);
    }
  }
}

/** Names in alphabetical order, ignoring case, numbers by value. */
const nameCollator = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The codes of the requested languages, each once. */
export function languagesOf(jobs: readonly Job[]): string[] {
  return [...new Set(jobs.map(({ settings }) => settings.src_lang))].filter((code) => code !== '').sort();
}
