import { createAligner } from '#service/engines/recognition/alignment/aligner.ts';
import { featuresOf } from '#service/engines/recognition/alignment/confidence.ts';
import { hearWords } from '#service/engines/recognition/moonshine/hear-words.ts';
import { moonshineFilesOfPackages } from '#service/engines/recognition/moonshine/moonshine-files.ts';
import { loadMoonshine } from '#service/engines/recognition/moonshine/moonshine-model.ts';
import { textTable } from '../../report/tables.ts';
import { compareWords } from './compare-words.ts';
import { type Condition, conditions, confidenceThreshold, speakSentences } from './material.ts';

/*
 * Fits the weights of `confidence.ts` to words of our own voices. Each sentence is recognised in two of the conditions;
 * half of the sentences are held out to evaluate the weights. Takes about four minutes.
 */

interface Sample {
  readonly features: readonly number[];
  readonly isRight: boolean;
  readonly isTest: boolean;
  readonly condition: Condition;
}

const rounds = 4_000;
const rate = 0.5;

const samples = await collectSamples();
const weights = fitWeights(samples.filter(({ isTest }) => !isTest));
console.log(`weights: ${weights.map((weight) => weight.toFixed(3)).join(', ')}\n`);
const rows = [...(Object.keys(conditions) as Condition[]), undefined].map((condition) =>
  rowOf(
    condition ?? 'all',
    samples.filter((sample) => sample.isTest && (condition === undefined || sample.condition === condition)),
  ),
);
const head = ['condition', 'words', 'right', `above ${confidenceThreshold}`, 'of these right'];
console.log(textTable([head, ...rows]));

async function collectSamples(): Promise<Sample[]> {
  const files = moonshineFilesOfPackages();
  if ('missing' in files) throw new Error(`not installed: ${files.missing.join(', ')}`);
  const [model, aligner] = await Promise.all([loadMoonshine(files), createAligner()]);
  const names = Object.keys(conditions) as Condition[];
  const found: Sample[] = [];
  let sentence = 0;
  for await (const spoken of speakSentences()) {
    for (const shift of [0, 3]) {
      const condition = names[(Math.floor(sentence / names.length) + shift) % names.length]!;
      const sound = conditions[condition](spoken.samples);
      const words = (await hearWords(model, sound)).filter(({ word }) => word !== '');
      const texts = words.map(({ text }) => text);
      const times = aligner.align(sound, texts);
      const compared = compareWords(spoken.text.split(' '), texts);
      const features = featuresOf(
        words.map(({ probability }, index) => ({ probability, misfit: times[index]?.misfit })),
      );
      for (const [index, one] of features.entries()) {
        const isRight = compared.isRight[index] ?? false;
        found.push({ features: one, isRight, isTest: sentence % 2 === 1, condition });
      }
    }
    sentence++;
    if (sentence % 50 === 0) console.error(`${sentence} sentences`);
  }
  return found;
}

/** Logistic regression by gradient descent on standardised features. */
function fitWeights(train: readonly Sample[]): number[] {
  const count = train[0]?.features.length ?? 0;
  const means = Array.from({ length: count }, (_, at) =>
    at === 0 ? 0 : mean(train.map((one) => one.features[at]!)),
  );
  const spreads = means.map((middle, at) =>
    at === 0 ? 1 : Math.sqrt(mean(train.map((one) => (one.features[at]! - middle) ** 2))),
  );
  const scaled = train.map(({ features, isRight }) => ({
    features: features.map((value, at) => (value - means[at]!) / spreads[at]!),
    isRight,
  }));
  const fitted = means.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const slopes = fitted.map(() => 0);
    for (const { features, isRight } of scaled) {
      const error = (isRight ? 1 : 0) - probabilityOf(features, fitted);
      for (const [at, value] of features.entries()) slopes[at]! += error * value;
    }
    for (const [at, slope] of slopes.entries()) fitted[at]! += (rate * slope) / scaled.length;
  }
  const unscaled = fitted.map((weight, at) => weight / spreads[at]!);
  unscaled[0] =
    fitted[0]! - unscaled.reduce((sum, weight, at) => sum + (at === 0 ? 0 : weight * means[at]!), 0);
  return unscaled;
}

function rowOf(name: string, found: readonly Sample[]): string[] {
  const sure = found.filter(({ features }) => probabilityOf(features, weights) > confidenceThreshold);
  const share = (part: readonly Sample[]) => mean(part.map(({ isRight }) => (isRight ? 1 : 0)));
  return [
    name,
    String(found.length),
    percent(share(found)),
    percent(sure.length / found.length),
    percent(share(sure)),
  ];
}

function probabilityOf(features: readonly number[], of: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * of[at]!, 0)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
