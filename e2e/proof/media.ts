import { setTimeout as pause } from 'node:timers/promises';
import { type Proof, type ProofOptions, randomFrom } from './harness/figure.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { createClient } from './harness/speech-to-text-client.ts';
import { startToneRecogniser } from './harness/tone-recogniser.ts';
import { watchChildren } from './media/child-memory.ts';
import { samplesOfOtherEncoders } from './media/media-by-others.ts';
import {
  damagedSamples,
  decompressionBombs,
  otherTypes,
  type Sample,
  soundSamples,
} from './media/media-samples.ts';

/** The outcome of a file: the code of the upload, the code of its failed job, or the transcript. */
type FileOutcome = string;

/**
 * Uploads every variant of the three formats, damaged files, bombs and other types to the service, and compares each
 * outcome with the expected one. `--times` is the number of files with random damage.
 */
export async function run({ seed, times = 200 }: ProofOptions): Promise<Proof> {
  return withDataDir(async (dataDir) => {
    const endpoint = await startToneRecogniser();
    const service = await startOwnService(dataDir, endpoint.env);
    const children = watchChildren(service.process.pid ?? 0);
    const client = createClient(service.url);
    let restarts = 0;
    service.process.once('exit', () => restarts++);

    async function uploadAndAwaitOutcome({ bytes }: Sample): Promise<FileOutcome> {
      const { code, job_id } = await client.answerTo({ file: bytes });
      if (code !== '000') return code;
      for (;;) {
        const { status, code } = await client.status(job_id);
        if (status === 'failed') return code;
        if (status === 'completed') return client.heard(job_id);
        await pause(30);
      }
    }
    const wrong: string[] = [];
    async function ended(samples: readonly Sample[], due: FileOutcome): Promise<number> {
      let right = 0;
      await forEachConcurrently(samples, async (sample) => {
        const ending = await uploadAndAwaitOutcome(sample);
        if (ending === due) right++;
        else wrong.push(`${sample.name}: ${ending}`);
      });
      return right;
    }

    const sounds = await soundSamples();
    const others = samplesOfOtherEncoders();
    const damaged = await damagedSamples();
    const hours = decompressionBombs();
    const types = otherTypes();
    const figures = [
      { name: 'own variants, heard as sent', count: await ended(sounds, 'heard'), due: sounds },
      { name: 'files by FFmpeg and SoX, heard as sent', count: await ended(others, 'heard'), due: others },
      { name: 'damaged files that fail with 005', count: await ended(damaged, '005'), due: damaged },
      { name: 'bombs that fail with 005', count: await ended(hours, '005'), due: hours },
      { name: 'other types refused with 002', count: await ended(types, '002'), due: types },
    ];
    const random = randomFrom(seed);
    let answered = 0;
    await forEachConcurrently(randomDamage(sounds, times, random), async (sample) => {
      await uploadAndAwaitOutcome(sample);
      answered++;
    });
    await service.stop();
    endpoint.close();
    const { megabytes, seconds } = children.stop();
    return {
      figures: [
        ...figures.map(({ name, count, due }) => ({ name, count, goal: { atLeast: due.length } })),
        {
          name: 'files with random damage, answered and finished',
          count: answered,
          goal: { atLeast: times },
        },
        { name: 'crashes of the service', count: restarts - 1, goal: { atMost: 0 } },
        { name: 'peak memory of a decoding process in MB', count: megabytes, goal: { atMost: 400 } },
        { name: 'longest decoding in seconds', count: seconds, goal: { atMost: 900 } },
      ],
      notes: wrong,
    };
  });
}

async function forEachConcurrently<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const loop = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: 4 }, loop));
}

function randomDamage(samples: readonly Sample[], count: number, random: () => number): Sample[] {
  const small = samples.filter(({ bytes }) => bytes.length < 200_000);
  return Array.from({ length: count }, (_, number) => {
    const { name, bytes } = small[Math.floor(random() * small.length)] ?? {
      name: '',
      bytes: new Uint8Array(),
    };
    const copy = Buffer.from(bytes);
    for (let hits = 1 + Math.floor(random() * 20); hits > 0; hits--) {
      const reach = random() < 0.5 ? Math.min(300, copy.length) : copy.length;
      copy[Math.floor(random() * reach)] = Math.floor(random() * 256);
    }
    return { name: `${name} damaged (${number})`, bytes: copy };
  });
}
