import { closeSync, openSync, readSync } from 'node:fs';
import { plainWavHeaderBytes } from '#audio-formats/wav-header.ts';
import { findSpeechSpans, type SpeechSpan } from '../recogniser-silence.ts';

const sampleRate = 16_000;
/**
 * Passages are joined until a piece is this long, because models recognise words better in context. Longer pieces need
 * more than 500 MB (`bench recognition`).
 */
const wantedSeconds = 11;
/** Longest silence, in seconds, across which passages are joined. */
const maxPause = 1.5;

/**
 * The pieces of a recording that are recognised one by one: passages of speech, short ones joined, and long ones cut
 * where they are quietest.
 *
 * @param maxSeconds maximum length of a piece
 */
export function findPieces(wavPath: string, maxSeconds: number): SpeechSpan[] {
  const pieces: SpeechSpan[] = [];
  for (const span of findSpeechSpans(wavPath, maxSeconds)) {
    const last = pieces.at(-1);
    const joined =
      last !== undefined &&
      span.start - last.end <= maxPause * sampleRate &&
      last.end - last.start < wantedSeconds * sampleRate &&
      span.end - last.start <= maxSeconds * sampleRate;
    if (joined) pieces[pieces.length - 1] = { start: last.start, end: span.end };
    else pieces.push(span);
  }
  return pieces;
}

/** Reads samples of a 16 kHz mono 16-bit WAV file. */
export function readSamples(wavPath: string, { start, end }: SpeechSpan): Float32Array {
  const bytes = Buffer.alloc((end - start) * 2);
  const file = openSync(wavPath, 'r');
  try {
    const count = readSync(file, bytes, 0, bytes.length, plainWavHeaderBytes + start * 2);
    const samples = new Float32Array(Math.floor(count / 2));
    for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32_768;
    return samples;
  } finally {
    closeSync(file);
  }
}
