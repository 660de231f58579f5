import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AlignedToken, Decoder } from 'soundswallower';
import { pronunciationsOf } from './pronunciation.ts';
import { type SpokenForm, type SpokenPart, spokenParts } from './spoken-parts.ts';

/** The time at which a word is heard. */
export interface AlignedWord {
  /** Seconds from the start of the audio. */
  readonly start: number;
  readonly end: number;
  /** How badly the sound fits the word: up to 1 for most spoken words, 2 and more for words that were not spoken. */
  readonly misfit: number;
}

export interface Aligner {
  /**
   * Finds the time of each word of an English transcript in its audio; synchronous.
   *
   * @param samples 16 kHz, one channel, up to about 30 seconds.
   * @param words as written: with or without punctuation, numbers in digits.
   * @returns one entry for each word; undefined for a word that is not heard between its neighbours.
   */
  align(samples: Float32Array, words: readonly string[]): (AlignedWord | undefined)[];
  close(): void;
}

const sampleRate = 16_000;
/** A beam that prunes no path: since the words are known, there is little to search. */
const noBeam = 0;
/**
 * White noise that is added, relative to the level of the audio: the model expects a recording, and in the digital
 * silence of a synthetic voice it hears sounds (without it one word of twenty starts 0.23 s off, with it 0.05 s).
 */
const noiseLevel = 0.03;
/** The usual misfit in a text of `words` words, measured with a synthetic voice; a clear recording has half of it. */
const usualMisfit = (words: number) => 0.3 + words / 400;
/**
 * A word with more than this many times the usual misfit was not spoken there. This detects half to two thirds of the
 * words that were not spoken, and wrongly rejects 1 in 200 others.
 */
const worstMisfit = 2.5;

/** Loads the aligner and its English model. Rejects when the optional package is not installed. */
export async function createAligner(): Promise<Aligner> {
  const decoder = await loadDecoder();
  return {
    align(samples, words) {
      const parts = words.map((word) => pronounceableParts(decoder, word));
      const grammar = grammarOf(parts.flat());
      if (grammar === undefined || samples.length === 0) return words.map(() => undefined);
      decoder.set_grammar(grammar);
      decoder.start();
      decoder.process_audio(withNoise(samples), false, true);
      decoder.stop();
      const tokens = (decoder.get_alignment().w ?? []).filter(({ t }) => !/^[<[(]/.test(t));
      return timesOfWords(parts, tokens);
    },
    close: () => decoder.delete(),
  };
}

async function loadDecoder(): Promise<Decoder> {
  const { default: load } = await import('soundswallower');
  const program = createRequire(import.meta.url).resolve('soundswallower');
  const handlers = process.listeners('uncaughtException');
  const quiet = () => {};
  const module = await load({ modelBase: join(dirname(program), 'model/'), print: quiet, printErr: quiet });
  // The package rethrows every uncaught error, which hides its origin.
  for (const handler of process.listeners('uncaughtException')) {
    if (!handlers.includes(handler)) process.off('uncaughtException', handler);
  }
  const decoder = new module.Decoder({
    samprate: sampleRate,
    beam: noBeam,
    pbeam: noBeam,
    wbeam: noBeam,
    loglevel: 'FATAL',
  });
  await decoder.initialize();
  return decoder;
}

/** The parts of a written word, in forms whose words are all in the dictionary; empty when a part has no such form. */
function pronounceableParts(decoder: Decoder, word: string): readonly SpokenPart[] {
  const parts = spokenParts(word).map((forms) => forms.filter((form) => addToDictionary(decoder, form)));
  return parts.every((forms) => forms.length > 0) ? parts : [];
}

/** Adds the words that the dictionary does not list yet; false when one has no pronunciation. */
function addToDictionary(decoder: Decoder, form: SpokenForm): boolean {
  return form.every((word) => {
    if (decoder.lookup_word(word) !== null) return true;
    const pronunciations = pronunciationsOf(word);
    for (const [index, phones] of pronunciations.entries()) {
      decoder.add_words([index === 0 ? word : `${word}(${index + 1})`, phones]);
    }
    return pronunciations.length > 0;
  });
}

/** A grammar of the parts in their order, each in any of its forms; undefined when every part may be left out. */
function grammarOf(parts: readonly SpokenPart[]): string | undefined {
  if (!parts.some((forms) => forms.every((form) => form.length > 0))) return undefined;
  const rules = parts.map((forms) => {
    const spoken = forms.filter((form) => form.length > 0).map((form) => form.join(' '));
    // Brackets add states, which take time.
    if (forms.length <= 1) return spoken.join('');
    return spoken.length < forms.length ? `[${spoken.join(' | ')}]` : `(${spoken.join(' | ')})`;
  });
  return `#JSGF V1.0;\ngrammar transcript;\npublic <transcript> = ${rules.join(' ')};\n`;
}

/** The times of the written words, from the words that were heard. */
function timesOfWords(
  words: readonly (readonly SpokenPart[])[],
  tokens: readonly AlignedToken[],
): (AlignedWord | undefined)[] {
  const heard = tokens.map(({ t }) => t.replace(/\(\d+\)$/, ''));
  const lengths = matchForms(words.flat(), heard);
  let part = 0;
  let next = 0;
  const found = words.map((parts) => {
    const length = (lengths ?? []).slice(part, part + parts.length).reduce((sum, count) => sum + count, 0);
    const own = tokens.slice(next, next + length);
    part += parts.length;
    next += length;
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? { start: first.b, end: last.b + last.d, misfit: misfitOf(own) } : undefined;
  });
  return found.map((word) => {
    const misfit = (word?.misfit ?? 0) / usualMisfit(words.length);
    return word && misfit <= worstMisfit ? { ...word, misfit } : undefined;
  });
}

/** How badly the sound fits per second: the score of a word is a product over its frames. */
function misfitOf(tokens: readonly AlignedToken[]): number {
  const total = tokens.reduce((sum, { p }) => sum - Math.log(Math.max(p, Number.MIN_VALUE)), 0);
  return total / tokens.reduce((sum, { d }) => sum + d, 0);
}

/** A copy with noise, which is the same each time. */
function withNoise(samples: Float32Array): Float32Array {
  let power = 0;
  for (let index = 0; index < samples.length; index++) power += samples[index]! ** 2;
  const width = 2 * Math.sqrt(3 * (power / samples.length)) * noiseLevel;
  const noisy = new Float32Array(samples.length);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    noisy[index] = samples[index]! + (seed / 0x7fff_ffff - 0.5) * width;
  }
  return noisy;
}

/** How many of the heard words belong to each part; undefined when they do not fit. */
function matchForms(parts: readonly SpokenPart[], heard: readonly string[]): readonly number[] | undefined {
  /** Maps each number of words that the previous parts can cover together to the number that each of them covers. */
  let reached = new Map<number, readonly number[]>([[0, []]]);
  for (const forms of parts) {
    const next = new Map<number, readonly number[]>();
    for (const [at, lengths] of reached) {
      for (const form of forms) {
        if (form.every((word, index) => heard[at + index] === word)) {
          next.set(at + form.length, [...lengths, form.length]);
        }
      }
    }
    reached = next;
  }
  return reached.get(heard.length);
}
