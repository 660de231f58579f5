import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import type { Proof, ProofOptions } from './harness/figure.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { provideRecogniser } from './harness/recogniser.ts';
import { createClient } from './harness/speech-to-text-client.ts';
import { measureHostile } from './load/hostile.ts';

const waitingJobs = 1_000;
/** Number of uploads that the service processes while the others wait. */
const processedJobs = 300;
const Uploaded = z.object({ accepted: z.number(), seconds: z.number() });

/**
 * Polls the status of a job while large files arrive and a thousand jobs wait, during each hostile text, and while
 * other clients do not read their answers. Memory means the service's process alone, without the processes that it
 * starts.
 *
 * `--times` is the number of simultaneous uploads.
 */
export async function run({ times = 20, seed }: ProofOptions): Promise<Proof> {
  const hostile = await measureHostile(seed);
  const { figures, ...proof } = await measureUploads(times);
  return { ...proof, figures: [...figures, ...hostile] };
}

async function measureUploads(uploads: number): Promise<Proof> {
  return withDataDir(async (dataDir) => {
    const recogniser = await provideRecogniser();
    const service = await startOwnService(dataDir, recogniser.env);
    const client = createClient(service.url);
    const short = wavBytes(tone(0.4, 16_000), { sampleRate: 16_000 });
    const jobs: string[] = [];
    await runConcurrently(waitingJobs + processedJobs, 8, async () => {
      const job_id = await client.upload(short, 1);
      if (job_id !== undefined) jobs.push(job_id);
    });
    const before = service.peakMemory();

    const uploading = startUploads(service.url, uploads);
    const milliseconds: number[] = [];
    let ended: z.infer<typeof Uploaded> | undefined;
    void uploading.then((result) => {
      ended = result;
    });
    for (let n = 0; ended === undefined; n++) {
      const started = performance.now();
      await client.status(jobs[n % jobs.length] ?? '');
      milliseconds.push(performance.now() - started);
    }
    const { accepted, seconds } = await uploading;
    const peak = service.peakMemory();
    let waiting = 0;
    for (const job_id of jobs) if ((await client.status(job_id)).status === 'queued') waiting++;
    await service.kill();
    await recogniser.close();

    milliseconds.sort((a, b) => a - b);
    const at = (share: number) => Math.round(milliseconds[Math.floor(milliseconds.length * share)] ?? 0);
    return {
      figures: [
        { name: 'uploads of 99 MB at once, all accepted', count: accepted, goal: { atLeast: uploads } },
        {
          name: 'jobs still waiting when the last had arrived',
          count: waiting,
          goal: { atLeast: waitingJobs },
        },
        { name: 'status calls meanwhile', count: milliseconds.length, goal: { atLeast: 100 } },
        { name: 'their time in ms, median', count: at(0.5) },
        { name: 'their time in ms, 99th percentile', count: at(0.99), goal: { atMost: 250 } },
        { name: 'their time in ms, longest', count: at(1 - 1e-9) },
        { name: 'peak memory of the service in MB', count: Math.round(peak), goal: { atMost: 350 } },
        { name: 'memory before the uploads in MB', count: Math.round(before) },
      ],
      notes: [`recogniser: ${recogniser.name}; the uploads took ${seconds.toFixed(1)} s`],
    };
  });
}

async function runConcurrently(count: number, workers: number, task: () => Promise<void>): Promise<void> {
  let left = count;
  const loop = async () => {
    while (left-- > 0) await task();
  };
  await Promise.all(Array.from({ length: workers }, loop));
}

/** Uploads from a separate process, so that the client's own work does not count as time of the service. */
async function startUploads(url: string, count: number): Promise<z.infer<typeof Uploaded>> {
  const child = fork(
    fileURLToPath(new URL('./harness/large-uploads.ts', import.meta.url)),
    [url, String(count)],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const [message] = await once(child, 'message');
  child.kill();
  return Uploaded.parse(message);
}
