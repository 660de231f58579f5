import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultErrorRateOptions, errorCount, errorRate } from '#cases/checks/error-rate/error-rate.ts';
import { type LanguageCode, TranslationLanguage } from '#contract/languages.ts';
import { createBergamotEngine } from '#service/engines/bergamot/nmt-bergamot.ts';
import type { InstalledEngine } from '#service/engines/catalogue/engine-record.ts';
import { createEspeakSynthesizer } from '#service/engines/espeak/espeak-synthesizer.ts';
import { createKokoroSynthesizer } from '#service/engines/kokoro/kokoro-synthesizer.ts';
import { createPiperSynthesizer } from '#service/engines/piper/piper-synthesizer.ts';
import { type PiperVoice, piperId, piperVoices } from '#service/engines/piper/piper-voices.ts';
import { openInstalledRecogniser } from '#service/engines/recognition/installed-recognisers.ts';
import { moonshineFilesOfPackages } from '#service/engines/recognition/moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from '#service/engines/recognition/moonshine/recogniser-moonshine.ts';
import type { ClosableRecogniser, Recogniser } from '#service/engines/recognition/recogniser.ts';
import type { Gender, Speech, Synthesizer } from '#service/engines/synthesis/synthesizer.ts';

const samples = {
  en: [
    'The train to Delhi leaves early in the morning.',
    'Please bring your papers to the office tomorrow.',
    'She bought rice, milk and some eggs.',
    'The doctor will see you in a moment.',
  ],
  hi: ['दिल्ली की गाड़ी सुबह नौ बजे जाती है।', 'कृपया कल अपने काग़ज़ दफ़्तर ले आइए।'],
} as const satisfies Partial<Record<LanguageCode, readonly string[]>>;

/** Runs the samples of an installed engine, and returns the figures as lines; none if there are no samples for it. */
export async function sampleLines(engine: InstalledEngine, signal: AbortSignal): Promise<string[]> {
  if (engine.kind === 'kokoro') return voiceLines(engine, signal);
  if (engine.kind === 'bergamot') return translationLines(engine, signal);
  const voice = piperVoices.find((one) => piperId(one) === engine.name);
  if (voice) return piperLines(voice, engine, signal);
  const recogniser = openInstalledRecogniser(engine);
  return recogniser ? recognitionLines(recogniser, signal) : [];
}

/** Runs the samples of the recogniser that comes with the project; no lines if its packages are missing. */
export async function includedSampleLines(signal: AbortSignal): Promise<string[]> {
  const recogniser = includedRecogniser();
  return recogniser ? recognitionLines(recogniser, signal) : [];
}

function includedRecogniser(): ClosableRecogniser | undefined {
  const files = moonshineFilesOfPackages();
  return 'missing' in files ? undefined : createMoonshineRecogniser(files);
}

/** A sentence in each language, to test translation models from that language and voices in it. */
const greetings: Readonly<Record<string, string>> = {
  en: samples.en[0],
  hi: samples.hi[0],
  bn: 'আপনি কেমন আছেন?',
  gu: 'તમે કેમ છો?',
  kn: 'ನೀವು ಹೇಗಿದ್ದೀರಿ?',
  ml: 'സുഖമാണോ?',
  ta: 'நீங்கள் எப்படி இருக்கிறீர்கள்?',
  te: 'మీరు ఎలా ఉన్నారు?',
  ne: 'तपाईंलाई कस्तो छ?',
};

async function translationLines(engine: InstalledEngine, signal: AbortSignal): Promise<string[]> {
  const [from, to] = engine.name
    .split('-')
    .slice(1)
    .map((code) => TranslationLanguage.parse(code));
  if (!from || !to) return [];
  const translator = createBergamotEngine({ installed: () => [engine], timeout: 60_000 });
  try {
    const text = greetings[from] ?? '';
    const { value, seconds } = await time(() =>
      translator.translate([text], from, to, { signal, domain: 'generic' }),
    );
    return [`${text} → ${value.join('')}`, `It took ${seconds} s, loading it included.`];
  } finally {
    translator.close();
  }
}

async function voiceLines({ folder }: InstalledEngine, signal: AbortSignal): Promise<string[]> {
  const synthesizer = createKokoroSynthesizer({ installed: () => folder });
  const recogniser = includedRecogniser();
  try {
    const hindi = await time(() => speakAll(synthesizer, 'hi', 24_000, signal));
    const english = await time(() => speakAll(synthesizer, 'en', 16_000, signal));
    return [
      `Hindi: ${secondsOf(hindi.value)} s of speech in ${hindi.seconds} s, loading it included.`,
      `English: ${secondsOf(english.value)} s of speech in ${english.seconds} s.`,
      ...(recogniser
        ? [`${await wordsWrong(recogniser, english.value, signal)}, heard by ${recogniser.id}.`]
        : []),
    ];
  } finally {
    await Promise.all([synthesizer.close(), recogniser?.close()]);
  }
}

async function piperLines(
  voice: PiperVoice,
  { folder }: InstalledEngine,
  signal: AbortSignal,
): Promise<string[]> {
  const synthesizer = createPiperSynthesizer({ voice, installed: () => folder });
  try {
    const text = greetings[voice.language] ?? '';
    const { value, seconds } = await time(() =>
      speak(synthesizer, text, voice.language, 22_050, signal, voice.gender),
    );
    return [
      `${text}: ${secondsOf([value])} s of speech in ${seconds} s, loading it included.`,
      `${value.marks.length} of its words have times.`,
    ];
  } finally {
    await synthesizer.close();
  }
}

async function recognitionLines(recogniser: ClosableRecogniser, signal: AbortSignal): Promise<string[]> {
  const espeak = createEspeakSynthesizer();
  try {
    const speech = await speakAll(espeak, 'en', 16_000, signal);
    const { value, seconds } = await time(() => wordsWrong(recogniser, speech, signal));
    return [
      `${value}, spoken by eSpeak NG, a robotic voice: people are understood better.`,
      `${secondsOf(speech)} s of speech in ${seconds} s, loading it included.`,
    ];
  } finally {
    await Promise.all([espeak.close(), recogniser.close()]);
  }
}

async function time<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: string }> {
  const begun = performance.now();
  const value = await work();
  return { value, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

const secondsOf = (speeches: readonly Speech[]) =>
  speeches.reduce((sum, { duration }) => sum + duration, 0).toFixed(1);

/** The number of words in the English samples that a recogniser gets wrong. */
async function wordsWrong(
  recogniser: Recogniser,
  speeches: readonly Speech[],
  signal: AbortSignal,
): Promise<string> {
  const path = join(tmpdir(), `engine-sample-${randomUUID()}.wav`);
  let [words, wrong] = [0, 0];
  try {
    for (const [index, { audio }] of speeches.entries()) {
      await writeFile(path, audio);
      const { segments } = await recogniser.recognise(path, { language: 'en', domain: 'generic', signal });
      const compared = errorRate({
        reference: samples.en[index] ?? '',
        hypothesis: segments.flatMap((segment) => segment.words.map(({ word }) => word)),
        comparison: defaultErrorRateOptions,
        locale: 'en',
      });
      words += compared.words.reference;
      wrong += errorCount(compared.words);
    }
  } finally {
    await rm(path, { force: true });
  }
  return `${wrong} of ${words} words wrong`;
}

async function speakAll(
  synthesizer: Synthesizer,
  language: keyof typeof samples,
  sampleRate: number,
  signal: AbortSignal,
): Promise<Speech[]> {
  const speeches: Speech[] = [];
  for (const text of samples[language]) {
    speeches.push(await speak(synthesizer, text, language, sampleRate, signal));
  }
  return speeches;
}

async function speak(
  synthesizer: Synthesizer,
  text: string,
  language: LanguageCode,
  sampleRate: number,
  signal: AbortSignal,
  gender: Gender = 'female',
): Promise<Speech> {
  const voice = { language, gender, variant: 1 } as const;
  const manner = { speed: 1, pitch: 0, volume: 0, sentence: 0 };
  const segments = [{ kind: 'speech', text, voice, ...manner }] as const;
  const outcome = await synthesizer.speak({ segments, sampleRate, format: 'WAV' }, signal);
  signal.throwIfAborted();
  if (!outcome.ok) throw new Error(`the sample could not be spoken: ${outcome.cause}`);
  return outcome.speech;
}
