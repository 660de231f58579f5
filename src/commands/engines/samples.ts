import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '#contract/languages.ts';
import type { InstalledEngine } from '#service/engines/catalogue/engine-record.ts';
import { createEspeakSynthesizer } from '#service/engines/espeak/espeak-synthesizer.ts';
import { createKokoroSynthesizer } from '#service/engines/kokoro/kokoro-synthesizer.ts';
import { openInstalledRecogniser } from '#service/engines/recognition/installed-recognisers.ts';
import type { Speech, Synthesizer } from '#service/engines/synthesis/synthesizer.ts';

const samples: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: [
    'The train to Delhi leaves at nine in the morning.',
    'Please bring your papers to the office tomorrow.',
    'She bought rice, milk and a dozen eggs.',
    'The doctor will see you in ten minutes.',
  ],
  hi: ['दिल्ली की गाड़ी सुबह नौ बजे जाती है।', 'कृपया कल अपने काग़ज़ दफ़्तर ले आइए।'],
};

/** Runs the samples of an installed engine, and returns the figures as lines; none if there are no samples for it. */
export async function sampleLines(engine: InstalledEngine, signal: AbortSignal): Promise<string[]> {
  if (engine.kind === 'kokoro') return voiceLines(engine, signal);
  const recogniser = openInstalledRecogniser(engine);
  if (!recogniser) return [];
  try {
    return await recognitionLines(recogniser, signal);
  } finally {
    await recogniser.close();
  }
}

async function voiceLines({ folder }: InstalledEngine, signal: AbortSignal): Promise<string[]> {
  const synthesizer = createKokoroSynthesizer({ installed: () => folder });
  try {
    const lines: string[] = [];
    for (const language of ['hi', 'en'] as const) {
      let audio = 0;
      const begun = performance.now();
      for (const text of samples[language] ?? []) {
        audio += (await speak(synthesizer, text, language, 24_000, signal)).duration;
      }
      const seconds = (performance.now() - begun) / 1000;
      lines.push(
        `${language}: ${audio.toFixed(1)} s of speech in ${seconds.toFixed(1)} s, loading it included.`,
      );
    }
    return lines;
  } finally {
    await synthesizer.close();
  }
}

async function recognitionLines(
  recogniser: NonNullable<ReturnType<typeof openInstalledRecogniser>>,
  signal: AbortSignal,
): Promise<string[]> {
  const espeak = createEspeakSynthesizer();
  const path = join(tmpdir(), `engine-sample-${randomUUID()}.wav`);
  let [words, wrong, audio, milliseconds] = [0, 0, 0, 0];
  try {
    for (const text of samples.en ?? []) {
      const speech = await speak(espeak, text, 'en', 16_000, signal);
      await writeFile(path, speech.audio);
      const begun = performance.now();
      const { segments } = await recogniser.recognise(path, { language: 'en', domain: 'generic', signal });
      milliseconds += performance.now() - begun;
      const heard = segments.flatMap((segment) => segment.words.map(({ word }) => word));
      words += wordsOf(text).length;
      wrong += wordErrors(wordsOf(text), wordsOf(heard.join(' ')));
      audio += speech.duration;
    }
  } finally {
    await espeak.close();
    await rm(path, { force: true });
  }
  return [
    `${wrong} of ${words} words wrong, spoken by eSpeak NG (a robotic voice: people are understood better).`,
    `${audio.toFixed(1)} s of speech in ${(milliseconds / 1000).toFixed(1)} s, loading it included.`,
  ];
}

async function speak(
  synthesizer: Synthesizer,
  text: string,
  language: LanguageCode,
  sampleRate: number,
  signal: AbortSignal,
): Promise<Speech> {
  const voice = { language, gender: 'female', variant: 1 } as const;
  const manner = { speed: 1, pitch: 0, volume: 0, sentence: 0 };
  const segments = [{ kind: 'speech', text, voice, ...manner }] as const;
  const outcome = await synthesizer.speak({ segments, sampleRate, format: 'WAV' }, signal);
  signal.throwIfAborted();
  if (!outcome.ok) throw new Error(`the sample could not be spoken: ${outcome.cause}`);
  return outcome.speech;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

/** The edit distance of two lists of words: how many have to be replaced, inserted or removed. */
export function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1);
  for (const [index, word] of wanted.entries()) {
    let diagonal = index;
    let left = index + 1;
    row = row.map((above, column) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === heard[column] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  }
  return row.at(-1) ?? wanted.length;
}
