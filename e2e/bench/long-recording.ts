import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moonshineFilesOfPackages } from '#service/engines/recognition/moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from '#service/engines/recognition/moonshine/recogniser-moonshine.ts';
import type { Recognition } from '#service/engines/recognition/recogniser.ts';
import { findSpeechSpans } from '#service/engines/recognition/recogniser-silence.ts';
import bundleChildPrograms from '#testing/bundle-child-programs.ts';
import { allocatorSettings } from '../../src/commands/processes/service-flags.mjs';
import { installPeer } from './harness/peers.ts';
import { leftOutRow, type Row, rowWithLimit, rowWithoutGoal } from './harness/row.ts';
import { megabytesOfChildren } from './recognition/child-processes.ts';
import { compareWords } from './recognition/compare-words.ts';
import { joinClips, type LongRecording } from './recognition/joined-clips.ts';
import { type Condition, conditions, sampleRate } from './recognition/material.ts';
import { readClips, wavFile } from './recognition/recordings.ts';
import { openSilero, sileroPackage } from './recognition/silero.ts';

/** Time budget in minutes, enough for a recording of one hour. */
export const budgetMinutes = 12;
/** Runs only if named: it takes too long for a run of all benchmarks. */
export const onlyByName = true;

/** Length of the recording in minutes; `LONG_RECORDING_MINUTES=60` measures an hour. */
const minutes = Number(process.env.LONG_RECORDING_MINUTES ?? 15);
/** Length in minutes of the recording with which the speech detectors are compared. */
const detectionMinutes = 5;
/** Distance in seconds within which a word counts as being at a cut between two pieces. */
const nearCut = 0.5;

/**
 * Recognises a long recording of joined clips. In short recordings all their words are recognised, so words that are
 * missing or doubled here were lost or doubled where the recording was cut. Also compares the service's speech detector
 * with Silero's.
 */
export async function run(): Promise<Row[]> {
  const files = moonshineFilesOfPackages();
  if ('missing' in files) return [leftOutRow('Moonshine', `${files.missing.join(', ')} is not installed`)];
  const clips = readClips();
  if (clips.length === 0) return [leftOutRow('the clips', 'there is no folder shared/speech')];
  const deleteBundle = await bundleChildPrograms();
  Object.assign(process.env, allocatorSettings);
  const folder = await mkdtemp(join(tmpdir(), 'long-recording-'));
  try {
    return [
      ...(await recogniseLong(joinClips(clips, minutes * 60), folder, files)),
      ...(await compareDetectors(joinClips(clips, detectionMinutes * 60), folder)),
    ];
  } finally {
    await rm(folder, { recursive: true });
    deleteBundle();
  }
}

async function recogniseLong(
  recording: LongRecording,
  folder: string,
  files: Parameters<typeof createMoonshineRecogniser>[0],
): Promise<Row[]> {
  const path = join(folder, 'long.wav');
  await writeFile(path, wavFile(recording.samples));
  const moonshine = createMoonshineRecogniser(files);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, megabytesOfChildren('moonshine-process'));
  }, 500);
  try {
    const start = performance.now();
    const signal = AbortSignal.timeout(3_600_000);
    const heard = await moonshine.recognise(path, { language: 'en', domain: 'generic', signal });
    const seconds = (performance.now() - start) / 1000;
    const { words, pieces, missing, added } = compareLong(recording, heard);
    const length = recording.samples.length / sampleRate;
    const atCuts = (times: readonly number[]) => times.filter((time) => isNear(time, pieces)).length;
    return [
      rowWithoutGoal(`words in ${Math.round(length / 60)} minutes of joined clips`, 'words', words),
      rowWithoutGoal('pieces that they were cut into', 'pieces', pieces.length),
      rowWithLimit('words lost or changed at a cut', 'words', atCuts(missing), { atMost: 0 }),
      rowWithoutGoal('words lost or changed elsewhere', 'words', missing.length - atCuts(missing)),
      rowWithLimit('words doubled or added at a cut', 'words', atCuts(added), { atMost: 0 }),
      rowWithoutGoal('words doubled or added elsewhere', 'words', added.length - atCuts(added)),
      rowWithLimit('time for a second of it', 's', seconds / length, { atMost: 0.25 }),
      rowWithLimit('memory of the process, peak', 'MB', most, { atMost: 500 }),
    ];
  } finally {
    clearInterval(timer);
    moonshine.close();
  }
}

type Piece = { readonly start: number; readonly end: number };

const isNear = (time: number, pieces: readonly Piece[]) =>
  pieces.some(({ start, end }) => Math.abs(time - start) <= nearCut || Math.abs(time - end) <= nearCut);

/** Compares clip by clip; returns the times of missing words, and of words that nobody spoke. */
function compareLong({ parts }: LongRecording, { segments }: Recognition) {
  const pieces = segments.map(({ start = 0, end = 0 }) => ({ start, end }));
  const heard: { word: string; time: number }[] = [];
  for (const segment of segments) {
    for (const { word, start } of segment.words) {
      const time = start ?? heard.at(-1)?.time ?? segment.start ?? 0;
      for (const part of word.split('-')) heard.push({ word: part, time });
    }
  }
  const missing: number[] = [];
  const added: number[] = [];
  for (const [index, part] of parts.entries()) {
    const from = index === 0 ? 0 : (parts[index - 1]!.end + part.start) / 2;
    const to =
      index === parts.length - 1 ? Number.POSITIVE_INFINITY : (part.end + parts[index + 1]!.start) / 2;
    const here = heard.filter(({ time }) => time >= from && time < to);
    const { isHeard, isRight } = compareWords(
      part.words.map(({ word }) => word),
      here.map(({ word }) => word),
    );
    const lost = part.words.filter((_, word) => !isHeard[word]);
    const unknown = here.filter((_, word) => !isRight[word]);
    missing.push(...lost.map(({ start }) => start));
    // A changed word counts once, as a lost word.
    added.push(...unknown.slice(lost.length).map(({ time }) => time));
  }
  return { words: parts.reduce((sum, { words }) => sum + words.length, 0), pieces, missing, added };
}

async function compareDetectors(recording: LongRecording, folder: string): Promise<Row[]> {
  const peer = installPeer(sileroPackage);
  if ('problem' in peer) return [leftOutRow('Silero', peer.problem)];
  const silero = await openSilero(peer.packageFolder);
  const path = join(folder, 'detection.wav');
  const rows: Row[] = [];
  for (const condition of ['as they are', 'with noise at 10 dB'] as const satisfies readonly Condition[]) {
    const samples = conditions[condition](recording.samples);
    await writeFile(path, wavFile(samples));
    const ours = await timed(async () =>
      findSpeechSpans(path).map(({ start, end }) => ({ start: start / sampleRate, end: end / sampleRate })),
    );
    const theirs = await timed(() => silero(samples));
    const words = recording.parts.flatMap((part) => part.words);
    const compare = (name: string, unit: string, value: (found: typeof ours) => number) => {
      const [value1, baseline] = [value(ours), value(theirs)];
      rows.push({
        ...rowWithoutGoal(`${name}, ${condition}, compared with Silero`, unit, value1),
        baseline,
        ...(baseline > 0 && { ratio: value1 / baseline }),
      });
    };
    compare(
      `words outside every passage, of ${words.length}`,
      'words',
      ({ spans }) =>
        words.filter(
          ({ start, end }) =>
            !spans.some((span) => span.start <= (start + end) / 2 && (start + end) / 2 <= span.end),
        ).length,
    );
    compare(
      'words that a passage begins or ends in',
      'words',
      ({ spans }) =>
        words.filter(({ start, end }) =>
          spans.some((span) =>
            [span.start, span.end].some((edge) => edge > start + 0.05 && edge < end - 0.05),
          ),
        ).length,
    );
    compare('passages', 'passages', ({ spans }) => spans.length);
    compare(
      'time to find them in a second',
      'ms',
      ({ seconds }) => (1000 * seconds * sampleRate) / samples.length,
    );
  }
  return rows;
}

async function timed(
  find: () => Promise<Piece[]>,
): Promise<{ readonly spans: Piece[]; readonly seconds: number }> {
  const start = performance.now();
  const spans = await find();
  return { spans, seconds: (performance.now() - start) / 1000 };
}
