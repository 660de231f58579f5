import { setImmediate } from 'node:timers/promises';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { limitEngineMemory } from '#service/engines/limit-engine-memory.ts';
import { messageOf } from '#service/error-message.ts';
import type { HeardPiece, PieceAnswer, PieceCommand } from './piece-messages.ts';
import { findPieces, readSamples } from './pieces.ts';

/** The words recognised in one piece; times in seconds from the start of the piece. */
export type PieceWords = Pick<HeardPiece, 'text' | 'words'>;

export interface PieceModel {
  /** @param samples 16 kHz, one channel */
  recognise(samples: Float32Array, language: SpeechToTextLanguage): Promise<PieceWords>;
}

export interface PieceServer<Files> {
  /** Loads the model from the files that the service names; called when the process starts. */
  readonly load: (files: Files) => Promise<PieceModel>;
  /** Length of the longest piece that the model accepts, in seconds. */
  readonly maxSeconds: number;
}

const sampleRate = 16_000;

/**
 * Recognises recordings piece by piece for the service. Runs in a separate process, because a model takes hundreds of
 * megabytes and a piece of speech blocks the process for a second. Ends with the service.
 */
export function servePieces<Files>({ load, maxSeconds }: PieceServer<Files>): void {
  limitEngineMemory(Number(process.argv[3]));
  const loading = load(JSON.parse(process.argv[2] ?? ''));
  // A failure to load is reported to the first job.
  loading.catch(() => {});
  const cancelled = new Set<number>();
  let lastTurn: Promise<void> = Promise.resolve();

  async function runJob({
    job,
    wavPath,
    language,
  }: Extract<PieceCommand, { type: 'recognise' }>): Promise<void> {
    try {
      answer({ type: 'working', job });
      const model = await loading;
      for (const { start, end } of findPieces(wavPath, maxSeconds)) {
        await inTurn(async () => {
          // Lets a cancellation arrive.
          await setImmediate();
          if (cancelled.has(job)) return;
          answer({ type: 'working', job });
          const piece = await model.recognise(readSamples(wavPath, { start, end }), language);
          answer({ type: 'piece', job, piece: placed(piece, start / sampleRate, end / sampleRate) });
        });
        if (cancelled.has(job)) break;
      }
      answer({ type: 'done', job });
    } catch (error) {
      // The model may stay unusable after a failure, so the next job gets a new process.
      process.send?.({ type: 'failed', job, cause: messageOf(error) } satisfies PieceAnswer, () =>
        process.exit(1),
      );
    } finally {
      cancelled.delete(job);
    }
  }

  /** Jobs take turns piece by piece, so that a short recording does not wait for a long one. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => {});
    return turn;
  }

  // An interrupt at the terminal also reaches this process, but the service decides when it ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit(0));
  process.on('message', (command: PieceCommand) => {
    if (command.type === 'cancel') cancelled.add(command.job);
    else void runJob(command);
  });
}

/** A piece with its times counted from the start of the recording. */
function placed({ text, words }: PieceWords, start: number, end: number): HeardPiece {
  return {
    text,
    words: words.map(({ word, probability, conf, times }) => ({
      word,
      probability: round(probability),
      conf: round(conf),
      ...(times && { times: { start: round(start + times.start), end: round(start + times.end) } }),
    })),
    start: round(start),
    end: round(end),
  };
}

function answer(message: PieceAnswer): void {
  process.send?.(message);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
