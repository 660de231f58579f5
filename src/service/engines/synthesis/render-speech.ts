import { errorRow } from '#contract/errors.ts';
import { createEncoder } from '#service/audio-files/encoders.ts';
import type { SpeechEngine, SpokenSamples } from './speech-engine.ts';
import { createSpeechMarks } from './speech-marks.ts';
import { estimatedSeconds } from './speech-queue.ts';
import { isSpeakable, splitText } from './split-text.ts';
import type { Segment, SpeechMark, SpeechRequest } from './synthesizer.ts';

export interface RenderLimits {
  /** Maximum length of the audio in seconds. */
  readonly longest: number;
}

export interface RenderCallbacks {
  /** Receives the file in pieces; the head of the file comes before them. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** Awaited before each segment; rendering stops when it resolves to false. */
  readonly mayContinue: () => Promise<boolean>;
}

export type RenderOutcome =
  | {
      readonly ok: true;
      readonly head: Uint8Array<ArrayBuffer>;
      readonly duration: number;
      readonly marks: SpeechMark[];
    }
  | { readonly ok: false; readonly cause: string };

const minSpeed = 0.1;
const maxSpeed = 10;

/**
 * Speaks the segments one after the other. Text that is clearly too long is refused before any of it is spoken.
 *
 * @throws the engine's error, or an error when the engine's samples or times are not usable.
 */
export async function renderSpeech(
  engine: SpeechEngine,
  request: SpeechRequest,
  limits: RenderLimits,
  { write, mayContinue }: RenderCallbacks,
): Promise<RenderOutcome> {
  const encoder = await createEncoder(request.format, request.sampleRate);
  const { sampleRate } = encoder;
  const segments = splitLongSegments(request.segments, engine.maxTextLength);
  if (!segments.some(({ kind }) => kind === 'speech'))
    return { ok: false, cause: errorRow('tts.text-missing').text };
  if (estimatedSeconds(segments) > limits.longest) return tooLongOutcome(limits);
  const fitted = await fittedSpeeds(engine, segments);
  const marks: SpeechMark[] = [];
  let position = 0;
  let spokenSamples = 0;
  let sentence = 0;
  let lastSentence: number | undefined;

  const put = (samples: Float32Array) => {
    const bytes = encoder.write(samples);
    if (bytes.length > 0) write(bytes);
    position += samples.length;
  };
  for (const [index, segment] of segments.entries()) {
    if (!(await mayContinue())) return { ok: false, cause: 'the request was cancelled' };
    const samplesLeft = limits.longest * sampleRate - position;
    if (segment.kind === 'pause') {
      const length = Math.round(segment.seconds * sampleRate);
      if (length > samplesLeft) return tooLongOutcome(limits);
      for (let left = length; left > 0; left -= sampleRate) put(new Float32Array(Math.min(left, sampleRate)));
      continue;
    }
    const speed = clampSpeed(fitted.get(segment.fit?.id ?? -1) ?? segment.speed);
    const speech = await engine.speak(segment, {
      sampleRate,
      speed,
      keepTail: keepsTrailingPause(segments, index),
    });
    checkSpeech(speech, sampleRate);
    if (speech.samples.length > samplesLeft) return tooLongOutcome(limits);
    if (lastSentence !== undefined && segment.sentence !== lastSentence) sentence++;
    lastSentence = segment.sentence;
    const offset = position / sampleRate;
    const spoken = createSpeechMarks(segment.text, speech.words);
    for (const { textStart, ...mark } of spoken) {
      marks.push({
        ...mark,
        start: mark.start + offset,
        end: mark.end + offset,
        sentence: sentence + mark.sentence,
        ...(segment.textStart === undefined ? {} : { textStart: segment.textStart + textStart }),
      });
    }
    sentence += spoken.at(-1)?.sentence ?? 0;
    put(speech.samples);
    spokenSamples += speech.samples.length;
  }
  if (spokenSamples === 0) return { ok: false, cause: 'the voice cannot read any of this text' };
  const { head, tail } = encoder.finish();
  if (tail.length > 0) write(tail);
  return { ok: true, head, duration: position / sampleRate, marks };
}

/** Seconds by which a word may begin before or end after the samples, because lengths are rounded. */
const timeTolerance = 0.1;

/** @throws when samples or times of words are not finite, or when a word is outside the samples. */
function checkSpeech({ samples, words }: SpokenSamples, sampleRate: number): void {
  if (!samples.every(Number.isFinite)) throw new Error('the engine returned samples that are not numbers');
  const end = samples.length / sampleRate + timeTolerance;
  // Written so that NaN fails too.
  const isWithin = (time: number) => time >= -timeTolerance && time <= end;
  if (!words.every((word) => isWithin(word.start) && isWithin(word.end))) {
    throw new Error('the engine returned words outside their audio');
  }
}

const tooLongOutcome = ({ longest }: RenderLimits) =>
  ({ ok: false, cause: `the audio would be longer than ${longest} seconds` }) as const;

const clampSpeed = (speed: number) => Math.max(minSpeed, Math.min(maxSpeed, speed));

function splitLongSegments(segments: readonly Segment[], maxTextLength: number): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    if (segment.kind === 'pause') return [segment];
    return splitText(segment.text, maxTextLength)
      .filter((piece) => isSpeakable(piece.text))
      .map((piece) => ({
        ...segment,
        text: piece.text,
        ...(segment.textStart === undefined ? {} : { textStart: segment.textStart + piece.start }),
      }));
  });
}

/** The engine's own pause after punctuation is kept where the text continues without an explicit pause. */
function keepsTrailingPause(segments: readonly Segment[], index: number): boolean {
  const segment = segments[index];
  return (
    segments[index + 1]?.kind === 'speech' && segment?.kind === 'speech' && /[\p{P}]\s*$/u.test(segment.text)
  );
}

/** The speed that gives each group of segments its requested duration, without changing its pauses. */
async function fittedSpeeds(
  engine: SpeechEngine,
  segments: readonly Segment[],
): Promise<Map<number, number>> {
  const speech = new Map<number, number>();
  const left = new Map<number, number>();
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'speech' && segment.fit) {
      const { id, seconds } = segment.fit;
      const duration = await engine.naturalDuration(segment, keepsTrailingPause(segments, index));
      speech.set(id, (speech.get(id) ?? 0) + duration);
      left.set(id, (left.get(id) ?? 0) + (speech.size > 0 && !left.has(id) ? seconds : 0));
    }
  }
  for (const segment of segments) {
    if (segment.kind === 'pause' && segment.fitId !== undefined && left.has(segment.fitId)) {
      left.set(segment.fitId, left.get(segment.fitId)! - segment.seconds);
    }
  }
  return new Map([...speech].map(([id, own]) => [id, own / Math.max(0.01, left.get(id) ?? 0.01)]));
}
