import { randomFrom } from '../proof/harness/figure.ts';
import { type Row, rowWithoutGoal } from './harness/row.ts';
import { logNormal, type QueueModel, type QueueResult, simulateQueue } from './harness/simulate-queue.ts';

export const budgetMinutes = 3;
/** Runs only if named: it is a simulation, and the same seed gives the same figures on every machine. */
export const onlyByName = true;

const seed = 20_261_123;
const jobsPerDay = 10_000_000;
const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Measured: processor time for a second of audio, in seconds (bench `recognition`). */
const processorSecondsPerAudioSecond = 0.0892;
/** Assumed: recordings of a minute on average, nine of ten between 14 and 164 s. */
const audioSeconds = { mean: 60, spread: 0.75 };
const meanServiceSeconds = audioSeconds.mean * processorSecondsPerAudioSecond;
/** Seconds until another worker takes over the job of a worker that has died (job-runner.ts). */
const leaseSeconds = 30;

/** Assumed: uploads in each hour of the day as a multiple of the average, for one country with office hours. */
const hours = [
  0.2, 0.15, 0.1, 0.1, 0.15, 0.3, 0.6, 1, 1.5, 2, 2.2, 2.1, 1.8, 1.9, 2.1, 2, 1.7, 1.4, 1.1, 0.9, 0.8, 0.6,
  0.4, 0.3,
];
const hoursSum = hours.reduce((sum, factor) => sum + factor, 0);
const averageRate = jobsPerDay / daySeconds;
const rateOfHour = (hour: number) => ((hours[hour] ?? 0) * hours.length * averageRate) / hoursSum;
const peakHour = hours.indexOf(Math.max(...hours));
const peakRate = rateOfHour(peakHour);

/** Uploads are three times as frequent for five minutes in the middle of the busiest hour. */
const burst = { from: (peakHour + 0.5) * hourSeconds, minutes: 5, factor: 3 };

const rateAt = (time: number) => {
  const isBurst = time >= burst.from && time < burst.from + burst.minutes * 60;
  return rateOfHour(Math.floor(time / hourSeconds)) * (isBurst ? burst.factor : 1);
};

const zonesFor = (workers: number) => Array.from({ length: 3 }, () => Math.ceil(workers / 3));
const busyAtPeak = peakRate * meanServiceSeconds;
const lost = {
  zone: 0,
  from: peakHour * hourSeconds,
  until: (peakHour + 1) * hourSeconds,
  lease: leaseSeconds,
};

const scenarios: readonly (Pick<QueueModel, 'zones' | 'loss'> & { readonly name: string })[] = [
  { name: 'enough for the average', zones: zonesFor(averageRate * meanServiceSeconds * 1.1) },
  { name: 'enough for the busiest hour', zones: zonesFor(busyAtPeak / 0.85) },
  { name: 'the same, a third lost in the busiest hour', zones: zonesFor(busyAtPeak / 0.85), loss: lost },
  { name: 'half as many again, a third lost', zones: zonesFor((1.5 * busyAtPeak) / 0.85), loss: lost },
];

/** Simulates a day with ten million jobs: how long jobs wait, by the number of workers. */
export async function run(): Promise<Row[]> {
  return [
    rowWithoutGoal('uploads a second, average', '1/s', averageRate),
    rowWithoutGoal('uploads a second, busiest hour', '1/s', peakRate),
    rowWithoutGoal('uploads a second, busiest five minutes', '1/s', peakRate * burst.factor),
    rowWithoutGoal('workers busy, average', '', averageRate * meanServiceSeconds),
    rowWithoutGoal('workers busy, busiest hour', '', busyAtPeak),
    ...scenarios.flatMap(({ name, ...rest }) => {
      const model = {
        ...rest,
        rateAt,
        rateStep: 60,
        duration: daySeconds,
        serviceTime: (random: () => number) =>
          logNormal(audioSeconds.mean, audioSeconds.spread, random) * processorSecondsPerAudioSecond,
      };
      return rowsOf(name, model, simulateQueue(model, randomFrom(seed)));
    }),
  ];
}

function rowsOf(name: string, { zones, loss }: QueueModel, result: QueueResult): Row[] {
  const { waits, longestQueue, utilisation, interrupted, recovery } = result;
  const of = (what: string, unit: string, value: number) => rowWithoutGoal(`${name}: ${what}`, unit, value);
  return [
    of(
      'workers',
      '',
      zones.reduce((sum, count) => sum + count, 0),
    ),
    of('busy', '%', utilisation * 100),
    of('wait, median', 's', quantileOf(waits, 0.5)),
    of('wait, p95', 's', quantileOf(waits, 0.95)),
    of('wait, p99', 's', quantileOf(waits, 0.99)),
    of('longest queue', 'jobs', longestQueue),
    ...(loss
      ? [
          of('jobs started again', 'jobs', interrupted),
          of('until no job waited again', 'min', (recovery ?? Number.NaN) / 60),
        ]
      : []),
  ];
}

/** A quantile of ascending values. */
const quantileOf = (ascending: Float64Array, part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;
