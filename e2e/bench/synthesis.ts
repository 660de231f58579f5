import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { startOwnService, withDataDir, workingHeaders } from '../proof/own-service.ts';
import { synthesize } from '../proof/synthesize.ts';
import { compared, median, type Row } from './row.ts';

const rounds = 9;
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
/** A text of about a thousand characters, and one as long as the service takes. */
const page = `${sentences[0]?.[1]} `.repeat(15);
const book = `${sentences[0]?.[1]} `.repeat(290);

/**
 * Warm synthesis over HTTP beside the command line of the same engine, started for each sentence; how the time grows with
 * the text; and a sentence while others have the longest texts spoken.
 */
export async function run(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const service = await startOwnService(dataDir);
    const speak = (language: string, text: string, fields: Readonly<Record<string, unknown>> = {}) =>
      synthesize(service.url, `${language}_female`, { text, ...fields });
    try {
      const rows = await measureSentences(speak);
      rows.push(...(await measureGrowth(speak)), await measureBeside(service.url, speak));
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
  const present = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  const times = { ours: [] as number[], changed: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const ours = await milliseconds(() => each((language, text) => speak(language, text)));
    const changed = await milliseconds(() =>
      each((language, text) => speak(language, text, { speed: 0.9, pitch: 1 })),
    );
    const theirs = present ? await milliseconds(() => each(commandLine)) : Number.NaN;
    // The first round warms both up: our engine, and the system's memory of the other's files.
    if (round === 0) continue;
    times.ours.push(ours);
    times.changed.push(changed);
    times.theirs.push(theirs);
  }
  const [ours, changed, theirs] = [median(times.ours), median(times.changed), median(times.theirs)];
  const name = 'ten sentences in five languages';
  const unchanged = present
    ? compared(`${name}, beside the command line`, 'ms', ours, theirs, { atMost: 1 })
    : { name: `${name}; the command line ${program} is not on this machine`, value: ours, unit: 'ms' };
  return [unchanged, { name: `${name}, at another speed and pitch`, value: changed, unit: 'ms' }];
}

function commandLine(language: string, text: string): Promise<unknown> {
  return execute(program, ['-v', language, '--stdout', text], { encoding: 'buffer', maxBuffer: 100_000_000 });
}

/** Milliseconds for a thousand characters in texts of one, three and ten thousand. */
async function measureGrowth(speak: Speak): Promise<Row[]> {
  const sizes = [1, 3, 10];
  const times = sizes.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [at, size] of sizes.entries()) {
      times[at]?.push((await milliseconds(() => speak('en', page.repeat(size)))) / size);
    }
  }
  const [one = Number.NaN, ...larger] = times.map(median);
  return [
    { name: 'a thousand characters', value: one, unit: 'ms' },
    ...larger.map((value, at) =>
      compared(`a thousand of ${sizes[at + 1]} thousand characters`, 'ms', value, one, { atMost: 1.1 }),
    ),
  ];
}

/** A sentence while three clients wait for the longest texts, beside a sentence alone. */
async function measureBeside(url: string, speak: Speak): Promise<Row> {
  const [language, text] = sentences[0] ?? ['en', ''];
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await milliseconds(() => speak(language, text)));
  }
  const leaving = new AbortController();
  const body = JSON.stringify({ pitch: 1, sample_rate: 48_000, format: 'MP3', text: book });
  const headers = { ...workingHeaders('tts'), speaker: 'en_male', 'Content-Type': 'application/json' };
  const books = [1, 2, 3].map(() => fetch(url, { method: 'POST', headers, body, signal: leaving.signal }));
  const answered = Promise.race(books).then(
    () => true,
    () => true,
  );
  // The processes that take them are started first.
  await speak(language, text);
  for (let round = 0; round < rounds; round++) beside.push(await milliseconds(() => speak(language, text)));
  if (await Promise.race([answered, false])) throw new Error('A book was spoken too soon to compare with.');
  leaving.abort();
  await Promise.allSettled(books);
  return {
    name: 'a sentence while three clients wait for the longest texts',
    value: median(beside),
    unit: 'ms',
    baseline: median(alone),
    ratio: median(beside) / median(alone),
  };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
