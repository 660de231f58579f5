import { wavBytes } from '#testing/audio/audio-samples.ts';
import { startTestSpeech } from '#testing/audio/test-speech.ts';
import { compareWords } from '../bench/recognition/compare-words.ts';
import { readSentences } from '../bench/recognition/material.ts';
import { type Figure, type Proof, type ProofOptions, randomFrom } from './harness/figure.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { provideRecogniser } from './harness/recogniser.ts';
import { createClient } from './harness/speech-to-text-client.ts';

/** Sentences in each file. */
const [minSentences, maxSentences] = [1, 4];

interface SpokenFile {
  readonly audio: Uint8Array;
  readonly seconds: number;
  readonly words: readonly string[];
}

/** When a job was last seen waiting, and first seen in another state. */
interface Seen {
  waiting: number;
  started: number;
}

/**
 * Uploads files of different lengths at once, and polls the status of every job until all have ended, with the
 * recogniser of this machine.
 *
 * `--times` is the number of files.
 */
export async function run({ times = 20, seed }: ProofOptions): Promise<Proof> {
  return withDataDir(async (dataDir) => {
    const files = await speakFiles(times, randomFrom(seed));
    const recogniser = await provideRecogniser();
    const service = await startOwnService(dataDir, recogniser.env);
    try {
      const client = createClient(service.url);
      const begun = performance.now();
      const jobs: string[] = [];
      for (const { audio } of files) {
        const job_id = await client.upload(audio);
        if (job_id !== undefined) jobs.push(job_id);
      }
      const uploaded = performance.now() - begun;

      const seen = jobs.map((): Seen => ({ waiting: 0, started: Number.POSITIVE_INFINITY }));
      const ended = new Map<string, string>();
      const milliseconds: number[] = [];
      while (ended.size < jobs.length) {
        for (const [index, job] of jobs.entries()) {
          if (ended.has(job)) continue;
          const asked = performance.now();
          const { status } = await client.status(job);
          const now = performance.now();
          milliseconds.push(now - asked);
          const times = seen[index]!;
          if (status === 'queued') times.waiting = asked;
          else times.started = Math.min(times.started, now);
          if (status === 'completed' || status === 'failed') ended.set(job, status);
        }
      }
      const taken = performance.now() - begun;
      const heard = await Promise.all(jobs.map((job) => client.heard(job)));
      const wrong = heard.map(
        (text, index) => compareWords(files[index]!.words, text.split(/\s+/).filter(Boolean)).wrong,
      );
      const words = files.reduce((sum, file) => sum + file.words.length, 0);
      const seconds = files.reduce((sum, file) => sum + file.seconds, 0);
      return {
        figures: [
          { name: 'files at once, all accepted', count: jobs.length, goal: { atLeast: times } },
          {
            name: 'of these, completed',
            count: [...ended.values()].filter((status) => status === 'completed').length,
            goal: { atLeast: times },
          },
          {
            name: 'jobs that still waited when a later one began',
            count: overtaken(seen),
            goal: { atMost: 0 },
          },
          ...statusFigures(milliseconds),
          {
            name: 'peak memory of the service in MB',
            count: Math.round(service.peakMemory()),
            goal: { atMost: 350 },
          },
          { name: 'words in the files', count: words },
          { name: 'words wrong', count: wrong.reduce((sum, one) => sum + one, 0) },
          { name: 'ms for a second of audio', count: Math.round(taken / seconds) },
        ],
        notes: [`recogniser: ${recogniser.name}; the uploads took ${Math.round(uploaded)} ms`],
      };
    } finally {
      await service.kill();
      await recogniser.close();
    }
  });
}

function statusFigures(milliseconds: readonly number[]): Figure[] {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return [
    { name: 'status calls meanwhile', count: sorted.length, goal: { atLeast: 100 } },
    { name: 'their time in ms, median', count: at(0.5) },
    { name: 'their time in ms, 99th percentile', count: at(0.99), goal: { atMost: 250 } },
    { name: 'their time in ms, longest', count: at(1 - 1e-9) },
  ];
}

/** How many jobs were seen waiting after a job that was uploaded later was seen at work. */
function overtaken(seen: readonly Seen[]): number {
  return seen.filter(({ waiting }, index) => seen.slice(index + 1).some((later) => later.started < waiting))
    .length;
}

/** Recordings of our fast English voices. */
async function speakFiles(count: number, random: () => number): Promise<SpokenFile[]> {
  const sentences = readSentences();
  const speech = startTestSpeech();
  try {
    const files: SpokenFile[] = [];
    for (let index = 0; index < count; index++) {
      const length = minSentences + Math.floor(random() * (maxSentences - minSentences + 1));
      const text = Array.from({ length }, () => sentences[Math.floor(random() * sentences.length)] ?? '');
      const speaker = index % 2 === 0 ? 'en_female' : 'en_male';
      const { sound, duration } = await speech.speak({ text, speaker, sample_rate: 16_000 });
      const audio = wavBytes(sound.samples, { sampleRate: sound.sampleRate });
      files.push({ audio, seconds: duration, words: text.join(' ').split(/\s+/) });
    }
    return files;
  } finally {
    await speech.close();
  }
}
