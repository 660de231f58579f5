import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundleChildPrograms from '#testing/bundle-child-programs.ts';
import { leftOutRow, type Row } from './harness/row.ts';
import { measureCancellation, measureEffort } from './natural/effort.ts';
import { measureHindi } from './natural/hindi.ts';
import { measureRoundTrips } from './natural/round-trip.ts';
import { kokoroFolder, openVoices } from './natural/speak.ts';

export const budgetMinutes = 20;
/** Runs only if named: it takes too long for a run of all benchmarks. */
export const onlyByName = true;

/**
 * Measures the natural voices: processor time, cancellation, Hindi compared with the fast voices, and English as
 * recognised by Moonshine. English sentences that an earlier run has left in the folder `KOKORO_SENTENCES` are used
 * again.
 */
export async function run(): Promise<Row[]> {
  if (!kokoroFolder)
    return [leftOutRow('natural voices', 'KOKORO_FOLDER does not contain an installed Kokoro')];
  const deleteBundle = await bundleChildPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'natural-voices-'));
  const fresh = openVoices(folder);
  const stored = openVoices(process.env.KOKORO_SENTENCES ?? folder);
  try {
    return [
      ...(await measureEffort(fresh)),
      ...(await measureCancellation(fresh)),
      ...(await measureHindi(fresh)),
      ...(await measureRoundTrips(stored)),
    ];
  } finally {
    await Promise.all([fresh.close(), stored.close()]);
    await rm(folder, { recursive: true, force: true });
    deleteBundle();
  }
}
