import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { flacEncoder } from '../../src/service/audio-files/flac-encoder.ts';
import { wavEncoder } from '../../src/service/audio-files/wav-encoder.ts';
import { encodeSound, mp3Frames } from '../recordings/recordings.ts';
import { readMarkedTime, seededRandom, timeMarkedSound } from '../recordings/sounds.ts';
import { xingFrame } from '../recordings/xing-frame.ts';
import { type AudioPages, chooseFile, openAudioPages, waitForReport } from './audio/pages.ts';
import { median, type Row } from './harness/row.ts';

export const budgetMinutes = 1.5;
const sampleRate = 44_100;
const recordingSeconds = 600;
const rounds = 3;
/** Number of jumps to random positions in each round. */
const jumpsPerRound = 3;

const PlayerReport = z.object({
  duration: z.nullable(z.number()),
  heard: z.array(z.object({ place: z.number(), claimed: z.number(), samples: z.array(z.number()) })),
});

interface SeekResult {
  /** Seconds between what is heard and the position that the player reports, for each jump. */
  readonly errors: readonly number[];
  /** Duration that the player shows, in seconds. */
  readonly duration: number;
}

/**
 * Measures which part of a recording plays after a jump, in the console's player and in a bare `<audio>` element. The
 * recording encodes its own time, which Web Audio picks up. The offset measured for WAV is the latency of the output
 * and is subtracted.
 */
export async function run(): Promise<readonly Row[]> {
  const pages = await openAudioPages();
  try {
    const files = await writeRecordings(pages.folder);
    const ours = new Map<string, SeekResult>();
    const bare = new Map<string, SeekResult>();
    const both = [
      { player: 'console', found: ours },
      { player: 'bare', found: bare },
    ];
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, file] of files) {
        for (const { player, found } of both) {
          found.set(name, mergeResults(found.get(name), await measureSeeks(pages, player, file, round)));
        }
      }
    }
    const ownDelay = (sought: Map<string, SeekResult>) => median(sought.get('wav')?.errors ?? []);
    const [delay, bareDelay] = [ownDelay(ours), ownDelay(bare)];
    return [...files.keys()].flatMap((name) =>
      seekRows(name, ours.get(name), delay, bare.get(name), bareDelay),
    );
  } finally {
    await pages.close();
  }
}

async function writeRecordings(folder: string): Promise<Map<string, string>> {
  const sound = () => timeMarkedSound(recordingSeconds, sampleRate);
  const constant = await mp3Frames(sound(), 1, { bitrate: 64 });
  const varying = await mp3Frames(sound(), 1, { vbrQuality: 4 });
  const files = new Map<string, Uint8Array>([
    ['wav', encodeSound(sound(), wavEncoder(sampleRate))],
    ['flac', encodeSound(sound(), await flacEncoder(sampleRate))],
    ['CBR mp3', constant],
    ['VBR mp3 with a header', Buffer.concat([xingFrame(varying, recordingSeconds * sampleRate), varying])],
    ['VBR mp3 without a header', varying],
  ]);
  return new Map(
    [...files].map(([name, bytes]) => {
      const path = join(folder, name.replaceAll(' ', '-'));
      writeFileSync(path, bytes);
      return [name, path];
    }),
  );
}

async function measureSeeks(
  pages: AudioPages,
  player: string,
  file: string,
  round: number,
): Promise<SeekResult> {
  const random = seededRandom(100 + round);
  // Positions in the middle of a second, where both tones are steady.
  const places = Array.from(
    { length: jumpsPerRound },
    () => Math.floor(5 + random() * (recordingSeconds - 10)) + 0.2,
  );
  const report = await pages.on(`seek.html?player=${player}&places=${places.join()}`, async (page) => {
    await chooseFile(page, file);
    return waitForReport(page, 'heard');
  });
  const { duration, heard } = PlayerReport.parse(report);
  const errors = heard.map(({ claimed, samples }) => {
    const middle = claimed - samples.length / 2 / sampleRate;
    return readMarkedTime(samples, sampleRate, recordingSeconds) - middle;
  });
  return { errors, duration: duration ?? Number.NaN };
}

const mergeResults = (before: SeekResult | undefined, now: SeekResult): SeekResult => ({
  errors: [...(before?.errors ?? []), ...now.errors],
  duration: now.duration,
});

function seekRows(
  name: string,
  ours: SeekResult | undefined,
  delay: number,
  bare: SeekResult | undefined,
  bareDelay: number,
): Row[] {
  const distances = (sought: SeekResult | undefined, known: number) =>
    (sought?.errors ?? []).map((error) => Math.abs(error - known));
  const furthest = Math.max(...distances(ours, delay));
  // A bare element plays nothing beyond the point where it expects the end of the file.
  const bareFurthest = Math.max(...distances(bare, bareDelay).filter(Number.isFinite));
  const off = (sought: SeekResult | undefined) =>
    Math.abs((sought?.duration ?? Number.NaN) - recordingSeconds);
  return [
    {
      name: `${name}: largest distance from the position, compared with a bare element`,
      value: furthest,
      unit: 's',
      baseline: bareFurthest,
      goal: '≤ 0.1 s',
      ok: furthest <= 0.1,
    },
    {
      name: `${name}: error of the duration, compared with a bare element`,
      value: off(ours),
      unit: 's',
      baseline: off(bare),
      goal: '≤ 0.1 s',
      ok: off(ours) <= 0.1,
    },
  ];
}
