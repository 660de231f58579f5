import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startOwnService, withDataDir, workingHeaders } from '../proof/harness/own-service.ts';
import { synthesize } from '../proof/harness/synthesize.ts';
import { interleave, measureMilliseconds } from './harness/interleave.ts';
import { comparedRow, growthRows, leftOutRow, median, type Row, rowWithoutGoal } from './harness/row.ts';

export const budgetMinutes = 0.8;
const rounds = 9;
/**
 * Warm-up rounds: at first, the JavaScript of client, service and engine is still being compiled, and the files of the
 * command line are not in the disk cache yet.
 */
const warmUpRounds = 3;
/**
 * Milliseconds in which a newly started service that is idle has synthesised every language once. Sentences before that
 * are measured in a separate row.
 */
const idleMilliseconds = 8_000;
const program = 'espeak-ng';
const execute = promisify(execFile);

/** Two sentences in each of five languages. */
const sentences: readonly (readonly [language: string, text: string])[] = [
  ['en', 'The train to Chennai leaves at half past nine from platform three.'],
  ['en', 'Please keep your ticket with you until the end of the journey.'],
  ['hi', 'आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।'],
  ['hi', 'कृपया अपना सामान साथ रखें और कतार में खड़े रहें।'],
  ['bn', 'আজ সকালে আবহাওয়া খুব ভালো, বিকেলে বৃষ্টি হতে পারে।'],
  ['bn', 'আপনার আবেদন গ্রহণ করা হয়েছে, ধন্যবাদ।'],
  ['ta', 'இன்று வானிலை மிகவும் நன்றாக இருக்கிறது, மாலையில் மழை வரலாம்.'],
  ['ta', 'உங்கள் விண்ணப்பம் ஏற்றுக்கொள்ளப்பட்டது, நன்றி.'],
  ['ur', 'آپ کی گاڑی پلیٹ فارم نمبر تین پر ہے۔'],
  ['ur', 'براہ کرم اپنا سامان ساتھ رکھیں اور قطار میں کھڑے رہیں۔'],
];
/** Texts of about a thousand characters, and of almost the 20,000 that the service accepts. */
const thousandCharacters = `${sentences[0]?.[1]} `.repeat(15);
const longestText = `${sentences[0]?.[1]} `.repeat(290);

/**
 * Compares warm synthesis over HTTP with the command line of the same engine, started for each sentence; long texts
 * with short ones; and a sentence on a busy service with one on an idle service.
 */
export async function run(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const service = await startOwnService(dataDir);
    const speak = (language: string, text: string, fields: Readonly<Record<string, unknown>> = {}) =>
      synthesize(service.url, `${language}_female`, { text, ...fields });
    try {
      const rows = await measureSentences(speak);
      rows.push(...(await measureGrowth(speak)), await measureUnderLoad(service.url, speak));
      return rows;
    } finally {
      await service.stop();
    }
  });
}

type Speak = (language: string, text: string, fields?: Readonly<Record<string, unknown>>) => Promise<unknown>;

async function measureSentences(speak: Speak): Promise<Row[]> {
  const each = async (say: (language: string, text: string) => Promise<unknown>) => {
    for (const [language, text] of sentences) await say(language, text);
  };
  const speakAll = () => each((language, text) => speak(language, text));
  const cold = await measureMilliseconds(speakAll);
  await pause(idleMilliseconds);
  const present = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  const found = await interleave(
    rounds,
    {
      ours: () => measureMilliseconds(speakAll),
      changed: () =>
        measureMilliseconds(() => each((language, text) => speak(language, text, { speed: 0.9, pitch: 1 }))),
      theirs: () => (present ? measureMilliseconds(() => each(commandLine)) : Number.NaN),
    },
    warmUpRounds,
  );
  const ours = median(found.ours);
  const name = 'ten sentences in five languages';
  return [
    ...(present
      ? [
          comparedRow(`${name}, compared with the command line`, 'ms', ours, median(found.theirs), {
            atMost: 1,
          }),
        ]
      : [
          rowWithoutGoal(name, 'ms', ours),
          leftOutRow('the command line', `${program} is not on this machine`),
        ]),
    comparedRow(
      `${name}, at another speed and pitch, compared with the defaults`,
      'ms',
      median(found.changed),
      ours,
    ),
    rowWithoutGoal(`${name}, right after the start`, 'ms', cold),
  ];
}

function commandLine(language: string, text: string): Promise<unknown> {
  return execute(program, ['-v', language, '--stdout', text], { encoding: 'buffer', maxBuffer: 100_000_000 });
}

/** Times texts of one, three and ten thousand characters. */
async function measureGrowth(speak: Speak): Promise<Row[]> {
  const thousands = (count: number) => () =>
    measureMilliseconds(() => speak('en', thousandCharacters.repeat(count)));
  const found = await interleave(rounds, { one: thousands(1), three: thousands(3), ten: thousands(10) });
  const one = median(found.one);
  return [
    rowWithoutGoal('a thousand characters', 'ms', one),
    ...growthRows(
      'synthesis per thousand characters',
      'ms',
      new Map([
        [1, one],
        [3, median(found.three)],
        [10, median(found.ten)],
      ]),
    ),
  ];
}

/** Times a sentence while three other clients synthesise the longest texts, and compares it with one alone. */
async function measureUnderLoad(url: string, speak: Speak): Promise<Row> {
  const [language, text] = sentences[0] ?? ['en', ''];
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await measureMilliseconds(() => speak(language, text)));
  }
  const leaving = new AbortController();
  const body = JSON.stringify({ pitch: 1, sample_rate: 48_000, format: 'MP3', text: longestText });
  const headers = { ...workingHeaders('tts'), speaker: 'en_male', 'Content-Type': 'application/json' };
  const books = [1, 2, 3].map(() => fetch(url, { method: 'POST', headers, body, signal: leaving.signal }));
  const answered = Promise.race(books).then(
    () => true,
    () => true,
  );
  // Waits until the processes for the long texts have started.
  await speak(language, text);
  for (let round = 0; round < rounds; round++)
    beside.push(await measureMilliseconds(() => speak(language, text)));
  if (await Promise.race([answered, false]))
    throw new Error('A long text was finished too early for the comparison.');
  leaving.abort();
  await Promise.allSettled(books);
  const name =
    'a sentence while three clients have the longest texts synthesised, compared with a sentence alone';
  return comparedRow(name, 'ms', median(beside), median(alone));
}
