import { errorRow } from '#contract/errors.ts';
import { createEncoder } from '../audio-files/audio-encoder.ts';
import type { EspeakEngine } from './espeak-engine.ts';
import { ownDuration, speakExactly } from './espeak-speech.ts';
import { isSpeakable } from './espeak-text.ts';
import { marksOf } from './speech-marks.ts';
import { splitText } from './split-text.ts';
import type { Segment, SpeechMark, SpeechRequest } from './synthesizer.ts';

export interface RenderLimits {
  /** Longest audio in seconds. */
  readonly longest: number;
  /** Largest file in bytes. */
  readonly largest: number;
}

export type Rendered =
  | {
      readonly ok: true;
      readonly head: Uint8Array<ArrayBuffer>;
      readonly duration: number;
      readonly marks: SpeechMark[];
    }
  | { readonly ok: false; readonly cause: string };

/** Longest text given to the engine at once, in UTF-16 units. */
const pieceLength = 800;
const slowest = 0.1;
const fastest = 10;

/**
 * Speaks the segments one after the other and writes the file piece by piece; `head` goes before everything written. Before
 * each segment it waits for `goesOn`, and stops when that says no.
 */
export async function renderSpeech(
  engine: EspeakEngine,
  request: SpeechRequest,
  limits: RenderLimits,
  write: (bytes: Uint8Array<ArrayBuffer>) => void,
  goesOn: () => Promise<boolean>,
): Promise<Rendered> {
  const encoder = await createEncoder(request.format, request.sampleRate);
  if (!encoder) return { ok: false, cause: 'invalid format value' };
  const { sampleRate } = encoder;
  const segments = inPieces(request.segments);
  if (!segments.some(({ kind }) => kind === 'speech'))
    return { ok: false, cause: errorRow('tts.text-missing').text };
  const pauses = segments.reduce((sum, segment) => sum + (segment.kind === 'pause' ? segment.seconds : 0), 0);
  if (pauses > limits.longest) return tooLong(limits);
  const fitted = fittedSpeeds(engine, segments);
  const marks: SpeechMark[] = [];
  let position = 0;
  let written = 0;
  let heard = 0;
  let sentence = 0;
  let lastSentence: number | undefined;

  const put = (samples: Float32Array) => {
    const bytes = encoder.write(samples);
    if (bytes.length > 0) write(bytes);
    written += bytes.length;
    position += samples.length;
  };
  for (const [index, segment] of segments.entries()) {
    if (!(await goesOn())) return { ok: false, cause: 'the request was cancelled' };
    if (written > limits.largest) return tooLarge(limits);
    const room = limits.longest * sampleRate - position;
    if (segment.kind === 'pause') {
      const length = Math.round(segment.seconds * sampleRate);
      if (length > room) return tooLong(limits);
      for (let left = length; left > 0; left -= sampleRate) put(new Float32Array(Math.min(left, sampleRate)));
      continue;
    }
    const speed = clampSpeed(fitted.get(segment.fit?.id ?? -1) ?? segment.speed);
    const speech = speakExactly(engine, segment, { sampleRate, speed, keepTail: keepsTail(segments, index) });
    if (speech.samples.length > room) return tooLong(limits);
    if (lastSentence !== undefined && segment.sentence !== lastSentence) sentence++;
    lastSentence = segment.sentence;
    const offset = position / sampleRate;
    const spoken = marksOf(segment.text, speech.words);
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
    heard += speech.samples.length;
  }
  if (written > limits.largest) return tooLarge(limits);
  if (heard === 0) return { ok: false, cause: 'the voice can read none of this text' };
  const { head, tail } = encoder.finish();
  if (tail.length > 0) write(tail);
  return { ok: true, head, duration: position / sampleRate, marks };
}

const tooLong = ({ longest }: RenderLimits) =>
  ({ ok: false, cause: `the audio would be longer than ${longest} seconds` }) as const;

const tooLarge = ({ largest }: RenderLimits) =>
  ({
    ok: false,
    cause: `the audio file would be larger than ${largest} bytes; a lower sample_rate or another format makes it smaller`,
  }) as const;

const clampSpeed = (speed: number) => Math.max(slowest, Math.min(fastest, speed));

function inPieces(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    if (segment.kind === 'pause') return [segment];
    return splitText(segment.text, pieceLength)
      .filter((piece) => isSpeakable(piece.text))
      .map((piece) => ({
        ...segment,
        text: piece.text,
        ...(segment.textStart === undefined ? {} : { textStart: segment.textStart + piece.start }),
      }));
  });
}

/** The engine's own pause after punctuation stays where the text goes on without an explicit pause. */
function keepsTail(segments: readonly Segment[], index: number): boolean {
  const segment = segments[index];
  return (
    segments[index + 1]?.kind === 'speech' && segment?.kind === 'speech' && /[\p{P}]\s*$/u.test(segment.text)
  );
}

/** The speed that makes each fitted group last as long as asked, its pauses left as they are. */
function fittedSpeeds(engine: EspeakEngine, segments: readonly Segment[]): Map<number, number> {
  const speech = new Map<number, number>();
  const left = new Map<number, number>();
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'speech' && segment.fit) {
      const { id, seconds } = segment.fit;
      speech.set(id, (speech.get(id) ?? 0) + ownDuration(engine, segment, keepsTail(segments, index)));
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
