import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plainWavHeader, plainWavHeaderBytes } from '#audio-formats/wav-header.ts';
import { sampleRate, speakSentences } from './material.ts';

/** A recording with its words and, for words whose time is known, when they begin. */
export interface Recording {
  readonly samples: Float32Array;
  readonly words: readonly string[];
  readonly starts: ReadonlyMap<number, number>;
}

/** A recording with known start and end times of its words. */
export interface Clip extends Recording {
  readonly ends: ReadonlyMap<number, number>;
}

const secondsBetweenSentences = 0.6;

/**
 * The clips of `SPEECH_CLIPS`, a folder of 16 kHz WAV files with a text and a reference alignment each, or of the
 * folder `shared/speech` beside the project; none where there is no such folder. They are not part of the project.
 */
export function readClips(): Clip[] {
  const folder =
    process.env.SPEECH_CLIPS ?? fileURLToPath(new URL('../../../../shared/speech', import.meta.url));
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => file.endsWith('.wav'));
  return names.map((name) => readClip(`${folder}/${name.slice(0, -'.wav'.length)}`));
}

function readClip(path: string): Clip {
  const bytes = readFileSync(`${path}.wav`).subarray(plainWavHeaderBytes);
  const samples = Float32Array.from(
    { length: bytes.length >> 1 },
    (_, at) => bytes.readInt16LE(2 * at) / 32_768,
  );
  const words = readFileSync(`${path}.txt`, 'utf8').trim().split(/\s+/);
  const { w } = JSON.parse(readFileSync(`${path}.align.json`, 'utf8')) as {
    readonly w: readonly { readonly t: string; readonly b: number; readonly d: number }[];
  };
  const spoken = w.filter(({ t }) => !t.startsWith('<'));
  return {
    samples,
    words,
    starts: new Map(spoken.map(({ b }, index) => [index, b])),
    ends: new Map(spoken.map(({ b, d }, index) => [index, b + d])),
  };
}

/** Sentences spoken by our voices, joined in one recording. */
export async function joinSentences(sentences: readonly string[]): Promise<Recording> {
  const pieces: Float32Array[] = [];
  const words: string[] = [];
  const starts = new Map<number, number>();
  let length = 0;
  for await (const { text, samples, starts: own } of speakSentences(sentences)) {
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const start = own.get(index);
      if (start !== undefined) starts.set(words.length, length / sampleRate + start);
      words.push(word);
    }
    pieces.push(samples, new Float32Array(secondsBetweenSentences * sampleRate));
    length += samples.length + secondsBetweenSentences * sampleRate;
  }
  return { samples: concat(pieces, length), words, starts };
}

function concat(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A 16-bit WAV file. */
export function wavFile(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
  }
  return Buffer.concat([plainWavHeader(sampleRate, bytes.length), bytes]);
}
