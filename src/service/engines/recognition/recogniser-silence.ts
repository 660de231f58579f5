import { closeSync, openSync, readSync } from 'node:fs';

/** A passage of audio with speech, in samples of the file. */
export interface SpeechSpan {
  readonly start: number;
  /** The first sample after the passage. */
  readonly end: number;
}

const sampleRate = 16_000;
const frameSamples = 160;
const headerBytes = 44;
const framesPerSecond = sampleRate / frameSamples;

/** A pause of at least this length ends a passage. */
const pauseFrames = 0.5 * framesPerSecond;
/** Silence kept on both sides of a passage, so that recognisers get the onset of a word. */
const marginFrames = 0.2 * framesPerSecond;
/** Sounds shorter than this, such as clicks, are not speech. */
const minimumSpeechFrames = 0.06 * framesPerSecond;
/** Thresholds in decibels that separate speech from the background. */
const [minDecibelsAboveNoise, minContrast, clearDecibelsAboveNoise] = [3, 6, 9];
/** Minimum loudness of a frame of speech, in decibels relative to full scale. */
const minSpeechLevel = -50;

/**
 * Finds the passages with speech in a 16 kHz mono 16-bit WAV file by loudness: a frame of 10 ms is speech when it is
 * clearly louder than the background of the file.
 *
 * @param maxSeconds passages longer than this are cut where they are quietest
 */
export function findSpeechSpans(wavPath: string, maxSeconds = 30): SpeechSpan[] {
  const loudness = measureLoudness(wavPath);
  // The maximum length includes the margins that are added to a passage.
  const maxFrames = Math.floor(maxSeconds * framesPerSecond) - 2 * marginFrames;
  const threshold = chooseThreshold(loudness);
  const spans: { start: number; end: number }[] = [];
  let spoken = 0;
  for (let frame = 0; frame <= loudness.length; frame++) {
    const loud = frame < loudness.length && (loudness[frame] ?? 0) >= threshold;
    if (loud) {
      spoken++;
      continue;
    }
    if (spoken >= minimumSpeechFrames) {
      const start = frame - spoken;
      const last = spans.at(-1);
      if (last !== undefined && start - last.end < pauseFrames) last.end = frame;
      else spans.push({ start, end: frame });
    }
    spoken = 0;
  }
  return spans
    .flatMap((span) => splitLongSpan(span, loudness, maxFrames))
    .map(({ start, end }, index, all) => ({
      start: Math.max(start - marginFrames, midpoint(all[index - 1]?.end ?? 0, start)) * frameSamples,
      end:
        Math.min(end + marginFrames, midpoint(end, all[index + 1]?.start ?? loudness.length)) * frameSamples,
    }));
}

/** The middle between two frames, up to which the margins of adjacent passages may reach. */
function midpoint(a: number, b: number): number {
  return Math.floor((a + b) / 2);
}

/** The loudness of each 10 ms of the file, in decibels relative to full scale. */
function measureLoudness(wavPath: string): Float32Array {
  const file = openSync(wavPath, 'r');
  try {
    const block = Buffer.alloc(frameSamples * 2 * 512);
    const frames: number[] = [];
    for (let offset = headerBytes; ; ) {
      const count = readSync(file, block, 0, block.length, offset);
      if (count < frameSamples * 2) break;
      const whole = Math.floor(count / (frameSamples * 2));
      for (let frame = 0; frame < whole; frame++) {
        let sum = 0;
        for (let at = 0; at < frameSamples; at++) {
          sum += (block.readInt16LE((frame * frameSamples + at) * 2) / 32_768) ** 2;
        }
        frames.push(10 * Math.log10(sum / frameSamples + 1e-10));
      }
      offset += whole * frameSamples * 2;
    }
    return Float32Array.from(frames);
  } finally {
    closeSync(file);
  }
}

/**
 * The threshold: clearly above the quietest tenth of the file, but not so high that quiet speech in a loud file is
 * lost. A file of constant loudness is one passage, or none below `minSpeechLevel`.
 */
function chooseThreshold(loudness: Float32Array): number {
  if (loudness.length === 0) return 0;
  const sorted = loudness.slice().sort();
  const noise = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const speech = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  if (speech - noise < minContrast) return minSpeechLevel;
  const above = Math.min(noise + clearDecibelsAboveNoise, speech - 2 * clearDecibelsAboveNoise);
  return Math.max(minSpeechLevel, noise + minDecibelsAboveNoise, above);
}

function splitLongSpan(span: SpeechSpan, loudness: Float32Array, maxFrames: number): SpeechSpan[] {
  if (span.end - span.start <= maxFrames) return [span];
  const from = span.start + Math.floor(maxFrames / 2);
  let quietest = from;
  let level = Number.POSITIVE_INFINITY;
  // Loudness is averaged over 100 ms, so that the closure of a consonant does not count as a pause.
  for (let frame = from; frame < span.start + maxFrames - 10; frame++) {
    let sum = 0;
    for (let at = 0; at < 10; at++) sum += loudness[frame + at] ?? 0;
    if (sum < level) {
      level = sum;
      quietest = frame + 5;
    }
  }
  return [
    { start: span.start, end: quietest },
    ...splitLongSpan({ start: quietest, end: span.end }, loudness, maxFrames),
  ];
}
