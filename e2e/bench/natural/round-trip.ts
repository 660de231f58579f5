import { defaultErrorRateOptions, errorCount, errorRate } from '#cases/checks/error-rate/error-rate.ts';
import { resample } from '#service/audio-files/resample.ts';
import { type Aligner, createAligner } from '#service/engines/recognition/alignment/aligner.ts';
import { hearWords } from '#service/engines/recognition/moonshine/hear-words.ts';
import { moonshineFilesOfPackages } from '#service/engines/recognition/moonshine/moonshine-files.ts';
import {
  loadMoonshine,
  type MoonshineModel,
} from '#service/engines/recognition/moonshine/moonshine-model.ts';
import { leftOutRow, median, quantile, type Row, rowWithLimit, rowWithoutGoal } from '../harness/row.ts';
import { readSentences, sampleRate as recognisedRate } from '../recognition/material.ts';
import type { SpokenText, Voices } from './speak.ts';

const englishSpeakers = ['en_female', 'en_female_2', 'en_male', 'en_male_2'];
/** Number of words that each voice speaks; all sentences together have 1,963. */
const wordsPerVoice = Number(process.env.NATURAL_WORDS ?? 500);

const silenceSeconds = 0.2;

/**
 * Sentences from all parts of the list that have no digits or symbols, so that each wrong word was misheard and not
 * just written in another way.
 */
function plainSentences(words = wordsPerVoice): string[] {
  const plain = readSentences().filter((text) => /^[A-Za-z' ,.?!-]+$/.test(text));
  const step = 7;
  const shuffled = plain.map((_, index) => plain[(index * step) % plain.length]!);
  let count = 0;
  return shuffled.filter((text) => {
    const isNeeded = count < words;
    if (isNeeded) count += text.split(' ').length;
    return isNeeded;
  });
}

/** The result for one sentence of a voice. */
interface Sentence {
  readonly words: number;
  readonly wrong: number;
  /** Differences between the reported time of each word and the aligned one, in seconds. */
  readonly late: readonly { readonly start: number; readonly end: number }[];
}

/** Counts the words of each English voice that Moonshine gets wrong, and compares word times with forced alignment. */
export async function measureRoundTrips({ speak }: Voices): Promise<Row[]> {
  const files = moonshineFilesOfPackages();
  if ('missing' in files)
    return [leftOutRow('English heard by Moonshine', `${files.missing.join(', ')} is not installed`)];
  const [moonshine, aligner] = await Promise.all([loadMoonshine(files), createAligner()]);
  const rows: Row[] = [];
  const late: Sentence['late'][number][] = [];
  try {
    for (const speaker of englishSpeakers) {
      const sentences: Sentence[] = [];
      for (const text of plainSentences()) {
        sentences.push(await hear(text, await speak(speaker, text), moonshine, aligner));
      }
      const sum = (of: (one: Sentence) => number) => sentences.reduce((total, one) => total + of(one), 0);
      const words = sum((one) => one.words);
      const wrong = (100 * sum((one) => one.wrong)) / words;
      rows.push(
        rowWithLimit(`${words} words of ${speaker} that Moonshine hears wrong`, '%', wrong, { atMost: 3 }),
      );
      late.push(...sentences.flatMap((one) => one.late));
    }
  } finally {
    aligner.close();
  }
  return [
    ...rows,
    ...(['start', 'end'] as const).flatMap((which) =>
      timeRows(
        which,
        late.map((word) => word[which]),
      ),
    ),
  ];
}

function timeRows(which: string, late: readonly number[]): Row[] {
  const errors = late.map(Math.abs);
  const name = `${which} of ${late.length} words compared with their alignment`;
  return [
    rowWithLimit(`${name}, median`, 's', median(errors), { atMost: 0.05 }),
    rowWithoutGoal(`${name}, p95`, 's', quantile(errors, 0.95)),
    rowWithoutGoal(`${name}, median with its sign`, 's', median(late)),
  ];
}

async function hear(
  text: string,
  { samples, sampleRate, marks }: SpokenText,
  moonshine: MoonshineModel,
  aligner: Aligner,
): Promise<Sentence> {
  const sound = resample(samples, sampleRate, recognisedRate);
  const heard = (await hearWords(moonshine, withSilence(sound)))
    .map((word) => word.text)
    .filter((word) => word !== '');
  const said = text.split(' ');
  const aligned = aligner.align(sound, said);
  const reported = new Map(marks.map((mark) => [mark.textStart, mark]));
  const late = Array.from(text.matchAll(/\S+/g), ({ index }, at) => {
    const [ours, found] = [reported.get(index), aligned[at]];
    return ours && found ? [{ start: ours.start - found.start, end: ours.end - found.end }] : [];
  }).flat();
  const { words } = errorRate({
    reference: text,
    hypothesis: heard,
    comparison: defaultErrorRateOptions,
    locale: 'en',
  });
  return { words: words.reference, wrong: errorCount(words), late };
}

/** Adds silence at both ends, as recordings have: without silence, Moonshine repeats short sentences. */
function withSilence(samples: Float32Array): Float32Array {
  const padding = Math.round(silenceSeconds * recognisedRate);
  const padded = new Float32Array(samples.length + 2 * padding);
  padded.set(samples, padding);
  return padded;
}
