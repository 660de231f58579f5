import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { engineHeader } from '#contract/local/engine-header.ts';
import { durationOf, findSilences, type MonoAudio, medianF0 } from '#testing/audio/measure-audio.ts';
import { startOwnService, withDataDir, workingHeaders } from '../../proof/harness/own-service.ts';
import { leftOutRow, median, type Row, rowWithLimit, rowWithoutGoal } from '../harness/row.ts';

/** The folder of an installed Kokoro; `npm run engines -- add kokoro` makes one in `DATA_DIR/engines`. */
const folder = process.env.KOKORO_FOLDER;
const kokoro = 'kokoro';
const espeak = 'espeak-ng';
const sampleRate = 16_000;
/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

const hindiSpeakers = [
  ...['hi_female', 'hi_female_2', 'hi_female_3'],
  ...['hi_male', 'hi_male_2', 'hi_male_3', 'hi_male_4'],
];
const hindiSentences = [
  'आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।',
  'कृपया अपना सामान साथ रखें और कतार में खड़े रहें।',
  'आज सुबह मौसम बहुत अच्छा है, शाम को बारिश हो सकती है।',
];
const firstSentences = [
  'The train to Chennai leaves at half past nine from platform three.',
  'Please keep your ticket with you until the end of the journey.',
  'Your application has been received, and we will call you tomorrow.',
];

/** Compares the natural voices with the fast ones, where the natural ones are installed. */
export async function measureNaturalVoices(): Promise<Row[]> {
  if (!folder) return [leftOutRow('natural voices', 'KOKORO_FOLDER does not contain an installed Kokoro')];
  return withDataDir(async (dataDir) => {
    mkdirSync(join(dataDir, 'engines'));
    symlinkSync(folder, join(dataDir, 'engines', kokoro));
    const service = await startOwnService(dataDir);
    const speak = (speaker: string, text: string, engine: string) =>
      speakWith(service.url, speaker, text, engine);
    const processorSeconds = (program: string) => processorTimeOf(service.process.pid ?? 0, program);
    try {
      // Loads the model.
      await speak('en_female', 'Good morning.', kokoro);
      return [
        ...(await measureEffort(speak, processorSeconds)),
        ...(await measureFirstSentences(speak)),
        ...(await measureHindi(speak)),
      ];
    } finally {
      await service.stop();
    }
  });
}

type Speak = (speaker: string, text: string, engine: string) => Promise<MonoAudio>;

async function speakWith(url: string, speaker: string, text: string, engine: string): Promise<MonoAudio> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...workingHeaders('tts'),
      'Content-Type': 'application/json',
      speaker,
      [engineHeader]: engine,
    },
    body: JSON.stringify({ text, format: 'PCM', sample_rate: sampleRate }),
  });
  const served = response.headers.get(engineHeader);
  if (served !== engine) throw new Error(`${speaker} was answered ${response.status} by ${served}`);
  const values = new Int16Array(await response.arrayBuffer());
  return { samples: Float32Array.from(values, (value) => value / 32_768), sampleRate };
}

async function measureEffort(speak: Speak, processorSeconds: (program: string) => number): Promise<Row[]> {
  const effort = async (engine: string, program: string) => {
    const before = processorSeconds(program);
    let audio = 0;
    for (const text of firstSentences) audio += durationOf(await speak('en_male', text, engine));
    return (processorSeconds(program) - before) / audio;
  };
  const name = 'processor time for a second of audio';
  return [
    rowWithLimit(`natural voice: ${name}`, 's', await effort(kokoro, 'kokoro-process'), { atMost: 1.5 }),
    rowWithoutGoal(`fast voice: ${name}`, 's', await effort(espeak, 'espeak-process')),
  ];
}

async function measureFirstSentences(speak: Speak): Promise<Row[]> {
  const measure = async (text: string) => {
    const start = performance.now();
    const sound = await speak('en_female', text, kokoro);
    return (performance.now() - start) / 1000 / durationOf(sound);
  };
  const first: number[] = [];
  const again: number[] = [];
  for (const text of firstSentences) {
    first.push(await measure(text));
    again.push(await measure(text));
  }
  const name = 'time of a sentence for a second of its audio';
  return [
    rowWithLimit(`natural voice: ${name}`, 's', median(first), { atMost: 1.5 }),
    rowWithoutGoal(`natural voice: ${name}, from the store of spoken sentences`, 's', median(again)),
  ];
}

async function measureHindi(speak: Speak): Promise<Row[]> {
  const differences: number[] = [];
  const deviations: number[] = [];
  const silences: number[] = [];
  for (const speaker of hindiSpeakers) {
    let natural = 0;
    let fast = 0;
    for (const text of hindiSentences) {
      const sound = await speak(speaker, text, kokoro);
      natural += durationOf(sound);
      fast += durationOf(await speak(speaker, text, espeak));
      deviations.push(pitchDeviation(sound));
      silences.push(Math.max(0, ...findSilences(sound).map(({ start, end }) => end - start)));
    }
    differences.push(100 * Math.abs(natural / fast - 1));
  }
  return [
    rowWithLimit(
      'Hindi: length compared with the fast voice, greatest difference',
      '%',
      Math.max(...differences),
      {
        atMost: 15,
      },
    ),
    rowWithLimit('Hindi: deviation of the pitch in a sentence, least', 'semitones', Math.min(...deviations), {
      atLeast: 1.5,
    }),
    rowWithLimit('Hindi: longest silence', 's', Math.max(...silences), { atMost: 1 }),
  ];
}

/** Standard deviation of the pitch over pieces of a quarter of a second, in semitones. */
function pitchDeviation({ samples, sampleRate }: MonoAudio): number {
  const piece = sampleRate / 4;
  const pitches: number[] = [];
  for (let start = 0; start + piece <= samples.length; start += piece) {
    const hertz = medianF0({ samples: samples.subarray(start, start + piece), sampleRate });
    if (!Number.isNaN(hertz)) pitches.push(12 * Math.log2(hertz));
  }
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  return Math.sqrt(pitches.reduce((sum, pitch) => sum + (pitch - mean) ** 2, 0) / pitches.length);
}

/** Processor time in seconds of the child processes that run a program; 0 where the system does not report it. */
function processorTimeOf(parent: number, program: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, id) => {
    try {
      const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?=\w )/);
      const [, parentId, ...rest] = fields.split(' ');
      const isOurs =
        Number(parentId) === parent && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(program);
      return isOurs ? sum + (Number(rest[9]) + Number(rest[10])) / ticksPerSecond : sum;
    } catch {
      // The process has ended.
      return sum;
    }
  }, 0);
}
