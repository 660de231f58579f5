import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moonshineFilesOfPackages } from '#service/engines/recognition/moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from '#service/engines/recognition/moonshine/recogniser-moonshine.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { createPocketsphinxRecogniser } from '#service/engines/recognition/recogniser-pocketsphinx.ts';
import bundleChildPrograms from '#testing/bundle-child-programs.ts';
import { allocatorSettings } from '../../src/commands/processes/service-flags.mjs';
import { leftOutRow, median, quantile, type Row, rowWithLimit, rowWithoutGoal } from './harness/row.ts';
import { megabytesOfChildren, processorSecondsOfChildren } from './recognition/child-processes.ts';
import { compareWords } from './recognition/compare-words.ts';
import {
  type Condition,
  conditions,
  confidenceThreshold,
  readSentences,
  sampleRate,
} from './recognition/material.ts';
import { joinSentences, type Recording, readClips, wavFile } from './recognition/recordings.ts';

export const budgetMinutes = 4;

/** Maximum number of wrong words in the clips, for each condition. */
const clipGoals = { 'as they are': 1, 'at 8 kHz': 2, 'with noise at 10 dB': 2 } as const;
const clipConditions = Object.keys(clipGoals) as (keyof typeof clipGoals)[];
/** Whether a sentence is in the sample (1 in 20) for timing, degraded audio and PocketSphinx, which is slow. */
const isSampled = (index: number) => index % 20 === 0;

/** What a recogniser made of a recording. */
interface Heard {
  readonly wrong: number;
  readonly words: readonly {
    readonly isRight: boolean;
    readonly conf: number;
    /**
     * Error of the start time in seconds; undefined for a wrong word, and where the true or the recognised start is
     * unknown.
     */
    readonly late: number | undefined;
    readonly isTimed: boolean;
  }[];
  readonly seconds: number;
  readonly processorSeconds: number;
}

/** Compares Moonshine with PocketSphinx: wrong words, word times, confidence, processing time and memory. */
export async function run(): Promise<Row[]> {
  const files = moonshineFilesOfPackages();
  if ('missing' in files) return [leftOutRow('Moonshine', `${files.missing.join(', ')} is not installed`)];
  // As in a running service: each child program is bundled into one file and has the service's allocator settings.
  const deleteBundle = await bundleChildPrograms();
  Object.assign(process.env, allocatorSettings);
  const folder = await mkdtemp(join(tmpdir(), 'recognition-'));
  const moonshine = createMoonshineRecogniser(files, { idleMilliseconds: 600_000 });
  const pocketsphinx = await createPocketsphinxRecogniser();
  const listen = (recogniser: Recogniser, recording: Recording, condition: Condition = 'as they are') =>
    recognise(recogniser, recording, condition, join(folder, 'speech.wav'));
  const memory = watchMemory();
  try {
    const clips = readClips();
    const sentences = readSentences();
    const sampled = await joinSentences(sentences.filter((_, index) => isSampled(index)));
    const cold = await listen(moonshine, sampled);
    const warm = await listen(moonshine, sampled);
    const whole = await listen(moonshine, await joinSentences(sentences));
    const most = memory.stop();
    const worse = await hearInEachCondition(['at 8 kHz', 'with noise at 10 dB'], (condition) =>
      listen(moonshine, sampled, condition),
    );
    const length = sampled.samples.length / sampleRate;
    return [
      ...(await compareClips(clips, moonshine, pocketsphinx, listen)),
      ...(await compareSentences(sampled, warm, pocketsphinx, listen)),
      rowWithoutGoal('2,151 words of our voices wrong', '%', (100 * whole.wrong) / 2_151),
      ...timeRows('2,151 words of our voices', [whole]),
      confidenceRow('as they are', whole),
      ...[...worse].map(([condition, heard]) => confidenceRow(condition, heard)),
      rowWithLimit('time for a second of audio', 's', warm.seconds / length, { atMost: 0.25 }),
      rowWithoutGoal('processor time for a second of audio', 's', warm.processorSeconds / length),
      rowWithLimit('memory of the process, peak', 'MB', most, { atMost: 500 }),
      rowWithoutGoal('time to load', 's', cold.seconds - warm.seconds),
    ];
  } finally {
    memory.stop();
    moonshine.close();
    await rm(folder, { recursive: true });
    deleteBundle();
  }
}

type Listen = (recogniser: Recogniser, recording: Recording, condition?: Condition) => Promise<Heard>;

async function compareClips(
  clips: readonly Recording[],
  moonshine: Recogniser,
  pocketsphinx: Recogniser | undefined,
  listen: Listen,
): Promise<Row[]> {
  if (clips.length === 0) return [leftOutRow('the clips', 'there is no folder shared/speech')];
  const words = clips.reduce((sum, clip) => sum + clip.words.length, 0);
  const rows: Row[] = [];
  const timed: Heard[] = [];
  for (const condition of clipConditions) {
    const ours: Heard[] = [];
    let theirs = 0;
    for (const clip of clips) {
      ours.push(await listen(moonshine, clip, condition));
      theirs += pocketsphinx ? (await listen(pocketsphinx, clip, condition)).wrong : Number.NaN;
    }
    if (condition === 'as they are') timed.push(...ours);
    const wrong = ours.reduce((sum, heard) => sum + heard.wrong, 0);
    const limit = rowWithLimit('', 'words', wrong, { atMost: clipGoals[condition] });
    rows.push(
      besidePocketsphinx({ ...limit, name: `${words} words of the clips ${condition}, wrong` }, theirs),
    );
  }
  return [...rows, ...timeRows('the clips', timed)];
}

async function compareSentences(
  sampled: Recording,
  ours: Heard,
  pocketsphinx: Recogniser | undefined,
  listen: Listen,
): Promise<Row[]> {
  if (!pocketsphinx) return [leftOutRow('PocketSphinx', 'it is not on this machine')];
  const theirs = await listen(pocketsphinx, sampled);
  const words = sampled.words.length;
  const length = sampled.samples.length / sampleRate;
  const percent = (heard: Heard) => (100 * heard.wrong) / words;
  return [
    besidePocketsphinx(rowWithoutGoal(`${words} of these words wrong`, '%', percent(ours)), percent(theirs)),
    besidePocketsphinx(
      rowWithoutGoal('processor time of these for a second', 's', ours.processorSeconds / length),
      theirs.processorSeconds / length,
    ),
  ];
}

function besidePocketsphinx(row: Row, theirs: number): Row {
  if (Number.isNaN(theirs)) return row;
  return {
    ...row,
    name: `${row.name}, compared with PocketSphinx`,
    baseline: theirs,
    ratio: (row.value ?? Number.NaN) / theirs,
  };
}

function timeRows(what: string, heard: readonly Heard[]): Row[] {
  const words = heard.flatMap((one) => one.words);
  const errors = words.flatMap(({ late }) => (late === undefined ? [] : [Math.abs(late)]));
  const untimed = words.filter(({ isTimed }) => !isTimed).length;
  return [
    rowWithLimit(`error of the start of a word in ${what}, median`, 's', median(errors), { atMost: 0.05 }),
    rowWithLimit(`error of the start of a word in ${what}, p95`, 's', quantile(errors, 0.95), {
      atMost: 0.15,
    }),
    rowWithoutGoal(`words without a time in ${what}`, '%', (100 * untimed) / words.length),
  ];
}

function confidenceRow(condition: Condition, { words }: Heard): Row {
  const sure = words.filter(({ conf }) => conf > confidenceThreshold);
  const share = (100 * sure.filter(({ isRight }) => isRight).length) / sure.length;
  const part = Math.round((100 * sure.length) / words.length);
  const name = `right among words with a confidence above ${confidenceThreshold} (${part} % of all), ${condition}`;
  return rowWithLimit(name, '%', share, { atLeast: 95 });
}

async function recognise(
  recogniser: Recogniser,
  { samples, words, starts }: Recording,
  condition: Condition,
  file: string,
): Promise<Heard> {
  await writeFile(file, wavFile(conditions[condition](samples)));
  const options = { language: 'en', domain: 'general', signal: AbortSignal.timeout(600_000) } as const;
  const [start, processor] = [performance.now(), processorSecondsOfChildren()];
  const { segments } = await recogniser.recognise(file, options);
  const seconds = (performance.now() - start) / 1000;
  const processorSeconds = processorSecondsOfChildren() - processor;
  // Words are split at hyphens, so that `ill-disposed` equals `ill disposed`; only the first part has a start time.
  const heard = segments.flatMap((segment) =>
    segment.words.flatMap(({ word, conf, start }) =>
      word.split('-').map((part, at) => ({
        word: part,
        conf,
        start: at === 0 ? start : undefined,
        isTimed: start !== undefined,
      })),
    ),
  );
  const { wrong, matches, isRight } = compareWords(
    words,
    heard.map(({ word }) => word),
  );
  return {
    wrong,
    seconds,
    processorSeconds,
    words: heard.map((word, index) => {
      const match = matches[index];
      const known = match === undefined ? undefined : starts.get(match);
      return {
        isRight: isRight[index] ?? false,
        conf: word.conf ?? 0,
        late: known === undefined || word.start === undefined ? undefined : word.start - known,
        isTimed: word.isTimed,
      };
    }),
  };
}

async function hearInEachCondition(
  names: readonly Condition[],
  listen: (condition: Condition) => Promise<Heard>,
): Promise<Map<Condition, Heard>> {
  const found = new Map<Condition, Heard>();
  for (const name of names) found.set(name, await listen(name));
  return found;
}

/** Watches the memory of the process that recognises and aligns; `stop` returns the peak in MB. */
function watchMemory() {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, megabytesOfChildren('moonshine-process'));
  }, 200);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
