import { expect, it } from 'vitest';
import { defaultDestination, defaultSettings } from '#testing/console/tracker-tab.ts';
import type { Job } from '../tracker/job.ts';
import { type Arrangement, arrangeJobs, languagesOf } from './arrange-jobs.ts';

const job = (name: string, change: Partial<Job> = {}): Job => ({
  ...{
    id: name,
    name,
    source: 'file',
    settings: defaultSettings,
    place: defaultDestination,
    phase: 'completed',
    found: [],
    sendAnyway: false,
  },
  ...{ createdAt: 0, since: 0, history: [] },
  ...change,
});
const jobs = [
  job('call 10.wav', { length: 3, code: '000' }),
  job('call 9.wav', { length: 12, phase: 'queued', code: '003', jobId: 'abc-1' }),
  job('Notes.txt', { phase: 'held', settings: { ...defaultSettings, src_lang: 'hi' } }),
  job('old.mp3', { phase: 'failed', code: '005', message: 'Job failed' }),
];
const noFilter: Arrangement = { group: '', language: '', text: '', sort: 'added', ascending: false };
const arrangedNames = (change: Partial<Arrangement>) =>
  arrangeJobs(jobs, { ...noFilter, ...change }).map(({ name }) => name);

it.each([
  [{}, ['call 10.wav', 'call 9.wav', 'Notes.txt', 'old.mp3']],
  [{ ascending: true }, ['old.mp3', 'Notes.txt', 'call 9.wav', 'call 10.wav']],
  [{ group: 'running' }, ['call 9.wav']],
  [{ group: 'failed' }, ['old.mp3']],
  [{ group: 'unsent' }, ['Notes.txt']],
  [{ language: 'hi' }, ['Notes.txt']],
  [{ text: ' NOTES ' }, ['Notes.txt']],
  [{ text: 'abc-1' }, ['call 9.wav']],
  [{ text: 'job failed' }, ['old.mp3']],
  [{ sort: 'file', ascending: true }, ['call 9.wav', 'call 10.wav', 'Notes.txt', 'old.mp3']],
  [{ sort: 'length' }, ['call 9.wav', 'call 10.wav', 'Notes.txt', 'old.mp3']],
  [{ sort: 'state', ascending: true }, ['call 9.wav', 'call 10.wav', 'old.mp3', 'Notes.txt']],
  [{ sort: 'code' }, ['old.mp3', 'call 9.wav', 'call 10.wav', 'Notes.txt']],
] satisfies [Partial<Arrangement>, string[]][])('the arrangement %j shows the jobs %j', (change, shown) => {
  expect(arrangedNames(change)).toEqual(shown);
});

it('each language of the jobs is listed once', () => {
  expect(languagesOf(jobs)).toEqual(['en', 'hi']);
});
