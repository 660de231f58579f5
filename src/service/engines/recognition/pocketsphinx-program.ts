import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { plainWavHeader, plainWavHeaderBytes } from '#audio-formats/wav-header.ts';
import type { Word } from '#contract/speech-to-text.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { RecognisedSegment } from './recogniser.ts';
import { findSpeechSpans, type SpeechSpan } from './recogniser-silence.ts';

/** The program and the files of its model. */
export const PocketsphinxProgram = z.object({
  command: z.string(),
  acoustic: z.string(),
  language: z.string(),
  dictionary: z.string(),
});
export type PocketsphinxProgram = z.infer<typeof PocketsphinxProgram>;

const sampleRate = 16_000;
/** Seconds of speech per run of the program: enough to make the time to load the model negligible. */
const secondsPerRun = 300;
/** Time limit of one run in milliseconds: loading, plus eight times the length of the speech. */
const runTimeout = (seconds: number) => 60_000 + seconds * 8_000;
/** Silence added around each passage: a word at the very edge is recognised less well. */
const paddingSamples = 0.25 * sampleRate;
const paddingSilence = Buffer.alloc(paddingSamples * 2);
const maxErrorCharacters = 2_000;

/**
 * Recognises a 16 kHz mono 16-bit WAV file. The program gets every passage of speech separately: its own silence
 * detection loses words after a long pause and shifts later times.
 *
 * @param folder an empty folder for the program's files.
 * @throws EngineFailure when the program fails or runs out of time; the system's error when the disk is full.
 */
export async function recogniseWithPocketsphinx(
  program: PocketsphinxProgram,
  wavPath: string,
  folder: string,
): Promise<RecognisedSegment[]> {
  const fixed = [
    ...['-hmm', program.acoustic, '-lm', program.language, '-dict', program.dictionary],
    // Digital silence has no logarithm, so a little deterministic noise is added.
    ...['-adcin', 'yes', '-adchdr', String(plainWavHeaderBytes), '-dither', 'yes', '-seed', '1'],
    ...['-remove_silence', 'no'],
  ];
  const segments: RecognisedSegment[] = [];
  for (const run of groupIntoRuns(findSpeechSpans(wavPath))) {
    const names = await writeSpans(wavPath, folder, run);
    await writeFile(join(folder, 'list'), names.map((name) => `${name}\n`).join(''));
    const words = join(folder, 'words');
    const listed = ['-cepdir', folder, '-cepext', '.wav', '-ctl', join(folder, 'list'), '-ctm', words];
    await runProgram(program.command, [...fixed, ...listed], runTimeout(secondsOf(run)));
    await throwIfDiskFull(folder);
    segments.push(...parseWords(await readFile(words, 'utf8'), run));
  }
  return segments;
}

/** Throws when the disk is full, because the program does not check its own writes. */
async function throwIfDiskFull(folder: string): Promise<void> {
  const { bavail } = await statfs(folder);
  if (bavail === 0)
    throw Object.assign(new Error('no disk space left for the recognised words'), { code: 'ENOSPC' });
}

function* groupIntoRuns(spans: readonly SpeechSpan[]): Generator<SpeechSpan[]> {
  let run: SpeechSpan[] = [];
  for (const span of spans) {
    run.push(span);
    if (secondsOf(run) < secondsPerRun) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

function secondsOf(spans: readonly SpeechSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0) / sampleRate;
}

async function writeSpans(wavPath: string, folder: string, spans: readonly SpeechSpan[]): Promise<string[]> {
  const file = await open(wavPath);
  try {
    const names: string[] = [];
    for (const [index, { start, end }] of spans.entries()) {
      const bytes = Buffer.alloc((end - start) * 2);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, plainWavHeaderBytes + start * 2);
      const name = String(index);
      const samples = bytes.subarray(0, bytesRead);
      await writeFile(join(folder, `${name}.wav`), [
        plainWavHeader(sampleRate, samples.length + 2 * paddingSilence.length),
        paddingSilence,
        samples,
        paddingSilence,
      ]);
      names.push(name);
    }
    return names;
  } finally {
    await file.close();
  }
}

function runProgram(command: string, args: readonly string[], milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: milliseconds,
      killSignal: 'SIGKILL',
      // The program does not inherit our environment, which may contain keys.
      env: { PATH: process.env.PATH },
    });
    let errors = '';
    // The log is long; the error is at its end.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-maxErrorCharacters);
    });
    child.once('error', (error) => reject(new EngineFailure(error.message)));
    child.once('close', (code, name) => {
      if (code === 0) resolve();
      else reject(new EngineFailure(`${command} ended with ${name ?? code}: ${lastError(errors)}`));
    });
  });
}

function lastError(log: string): string {
  const lines = log.split('\n').filter((line) => line.startsWith('ERROR') || line.startsWith('FATAL'));
  return lines.at(-1) ?? 'no message';
}

const CtmLine = /^(\d+) \S+ ([\d.]+) ([\d.]+) (\S+)(?: ([-+\d.e]+|-?nan))?$/;

/**
 * Reads the program's CTM output: one line per word with the number of its passage, channel, start, length, word and
 * posterior probability. Fillers such as `<sil>` and `[NOISE]` are left out, and `the(2)`, a second pronunciation,
 * becomes `the`.
 */
export function parseWords(ctm: string, spans: readonly SpeechSpan[]): RecognisedSegment[] {
  const segments: Word[][] = spans.map(() => []);
  for (const line of ctm.split('\n')) {
    const match = CtmLine.exec(line.trim());
    if (match === null) continue;
    const [, index = '', start = '', length = '', spoken = '', posterior] = match;
    const span = spans[Number(index)];
    const word = spoken.replace(/\(\d+\)$/, '');
    if (span === undefined || /^(<.*>|\[.*\]|\+\+.*\+\+)$/.test(word)) continue;
    const offset = (span.start - paddingSamples) / sampleRate;
    const begin = Math.max(span.start / sampleRate, offset + Number(start));
    const end = Math.min(span.end / sampleRate, offset + Number(start) + Number(length));
    if (end <= begin) continue;
    const conf = posterior === undefined ? Number.NaN : Number(posterior);
    segments[Number(index)]?.push({
      word,
      start: roundToMilliseconds(begin),
      end: roundToMilliseconds(end),
      ...(Number.isFinite(conf) && { conf: Math.min(1, Math.max(0, conf)) }),
    });
  }
  return segments.filter((words) => words.length > 0).map((words) => ({ words }));
}

/** Rounds away floating-point errors of sums of seconds. */
function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
