import { setTimeout as pause } from 'node:timers/promises';
import { type Proof, type ProofOptions, randomFrom } from './harness/figure.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { provideRecogniser } from './harness/recogniser.ts';
import { createClient } from './harness/speech-to-text-client.ts';
import { synthesize } from './harness/synthesize.ts';

type Client = ReturnType<typeof createClient>;

/**
 * The longest time from start to kill is at least this many milliseconds, so that a job can begin and often finish,
 * even on a slow machine.
 */
const minRunMilliseconds = 1_500;
const jobsPerRound = 2;

/** Kills a service whose jobs and audio are in the embedded database and its data folder. */
export const run = (options: ProofOptions): Promise<Proof> => killRepeatedly(options);

/**
 * Uploads while the service is killed repeatedly, at random moments during upload and processing. Every acknowledged
 * job must complete exactly once, with one result.
 *
 * @param env settings of the service, such as the address of its database
 */
export async function killRepeatedly(
  { seed, times: kills = 200 }: ProofOptions,
  env: Record<string, string> = {},
): Promise<Proof> {
  const random = randomFrom(seed);
  return withDataDir(async (dataDir) => {
    const recogniser = await provideRecogniser();
    const start = () => startOwnService(dataDir, { ...recogniser.env, ...env });
    const acknowledged = new Set<string>();
    const results = new Map<string, string>();
    let unknown = 0;
    let differing = 0;
    let duringUpload = 0;
    let duringWork = 0;

    let service = await start();
    const recordings = await synthesizeRecordings(service.url);
    const longestRound = Math.max(
      minRunMilliseconds,
      jobsPerRound * (await timeOfJob(service.url, recordings[1])),
    );
    for (let kill = 0; kill < kills; kill++) {
      const client = createClient(service.url);
      const moment = random() * longestRound;
      let uploading = jobsPerRound;
      const uploads = [0, 1].map(async (number) => {
        await pause(random() * moment);
        const audio = recordings[(kill + number) % recordings.length] ?? new Uint8Array();
        const job_id = await client.upload(audio, 1 + Math.floor(random() * 30));
        uploading--;
        if (job_id !== undefined) acknowledged.add(job_id);
      });
      const killed = new AbortController();
      const watching = watchJobs(client, acknowledged, results, killed.signal);
      await pause(moment);
      if (uploading > 0) duringUpload++;
      await service.kill();
      killed.abort();
      await Promise.all(uploads);
      const { inWork, lost } = await watching;
      if (inWork) duringWork++;
      unknown += lost;
      service = await start();
      if ((kill + 1) % 20 === 0) {
        console.error(`${kill + 1} of ${kills} kills, ${acknowledged.size} jobs, ${results.size} done`);
      }
    }

    const client = createClient(service.url);
    const { failed, stuck } = await waitUntilSettled(client, acknowledged);
    for (const job_id of acknowledged) {
      const found = await client.transcript(job_id);
      const before = results.get(job_id);
      if (before !== undefined && before !== found) differing++;
    }
    await service.stop();
    await recogniser.close();
    return {
      figures: [
        { name: 'kills', count: kills, goal: { atLeast: kills } },
        { name: 'kills while an upload was under way', count: duringUpload },
        { name: 'kills while a job was being processed', count: duringWork },
        { name: 'uploads acknowledged', count: acknowledged.size, goal: { atLeast: Math.ceil(kills / 2) } },
        { name: 'acknowledged jobs lost', count: unknown + failed, goal: { atMost: 0 } },
        { name: 'jobs stuck', count: stuck, goal: { atMost: 0 } },
        { name: 'results seen before and compared at the end', count: results.size },
        { name: 'jobs with two different results', count: differing, goal: { atMost: 0 } },
      ],
      notes: [
        `recogniser: ${recogniser.name}; every kill at most ${Math.round(longestRound)} ms after the start`,
      ],
    };
  });
}

/** Milliseconds from upload to transcript on this machine. */
async function timeOfJob(url: string, audio: Uint8Array = new Uint8Array()): Promise<number> {
  const client = createClient(url);
  const started = performance.now();
  const job_id = (await client.upload(audio)) ?? '';
  await waitUntilSettled(client, [job_id]);
  return performance.now() - started;
}

/** Waits until every job has finished. Jobs still open after a minute without progress count as stuck. */
async function waitUntilSettled(
  client: Client,
  jobs: Iterable<string>,
): Promise<{ failed: number; stuck: number }> {
  const open = new Set(jobs);
  let failed = 0;
  let lastEnd = Date.now();
  while (open.size > 0 && Date.now() - lastEnd < 60_000) {
    for (const job_id of open) {
      const { status } = await client.status(job_id);
      if (status === 'queued' || status === 'processing') continue;
      open.delete(job_id);
      lastEnd = Date.now();
      if (status !== 'completed') failed++;
    }
    await pause(50);
  }
  return { failed, stuck: open.size };
}

/**
 * Follows the open jobs until the service is killed. `inWork` tells whether a job was being processed at the end;
 * `lost` counts acknowledged jobs that the service no longer knows.
 */
async function watchJobs(
  client: Client,
  acknowledged: ReadonlySet<string>,
  results: Map<string, string>,
  killed: AbortSignal,
): Promise<{ inWork: boolean; lost: number }> {
  let inWork = false;
  const lost = new Set<string>();
  try {
    while (!killed.aborted) {
      const open = [...acknowledged].filter((job_id) => !results.has(job_id));
      inWork = false;
      for (const job_id of open.slice(0, 10)) {
        const { status, code } = await client.status(job_id);
        if (code === '001' || code === '002') lost.add(job_id);
        if (status === 'processing') inWork = true;
        if (status === 'completed') results.set(job_id, await client.transcript(job_id));
      }
      await pause(20);
    }
  } catch {
    // The service was killed in the middle of an answer.
  }
  return { inWork, lost: lost.size };
}

/** A word, a sentence, and a file that takes longer to upload than to recognise. */
async function synthesizeRecordings(url: string): Promise<Uint8Array[]> {
  const audio = { sample_rate: 16_000, format: 'WAV' };
  const pause = '<break time="9s"/>';
  return [
    await synthesize(url, 'en_male', { text: 'seven', ...audio }),
    await synthesize(url, 'en_male', { text: 'the clinic opens at nine', ...audio }),
    await synthesize(url, 'en_male', {
      ssml: `<speak><voice name="en_male">${pause}seven${pause}</voice></speak>`,
      ...audio,
    }),
  ];
}
