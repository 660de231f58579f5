import type { ChildProcess } from 'node:child_process';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { ChildProgramName } from '#service/processes/child-process.ts';
import type { ClosableRecogniser, RecognisedSegment, Recognition } from '../recogniser.ts';
import type { HeardPiece } from './piece-messages.ts';
import { createPieceWorker, forkRecogniser, Interrupted, type PieceLimits } from './piece-worker.ts';

/** Settings that tests and operators may change. */
export interface PieceRecogniserOptions extends Partial<PieceLimits> {
  /** The process is killed when it takes more memory than this. */
  readonly memoryMegabytes?: number;
  /** Time without work after which the process ends to free its memory. */
  readonly idleMilliseconds?: number;
  /** Replaced in tests only. */
  readonly fork?: () => ChildProcess;
}

/** A recogniser whose model is loaded by a separate program. */
export interface PieceRecogniserParts {
  /** Id of the engine in lists and headers. */
  readonly id: string;
  /** Name of the engine in messages. */
  readonly name: string;
  readonly languages: readonly SpeechToTextLanguage[];
  readonly program: ChildProgramName;
  /** What the program loads. */
  readonly files: object;
  readonly recognitionOf: (pieces: readonly HeardPiece[]) => Recognition;
}

const defaultLimits: PieceLimits = { stepMilliseconds: 120_000 };

/**
 * A recogniser in a separate process, which starts with the first recording and ends when it has been idle. When the
 * process dies, hangs, sends invalid messages or takes too much memory, it is killed, and its current recording fails.
 */
export function createPieceRecogniser(
  parts: PieceRecogniserParts,
  options: PieceRecogniserOptions = {},
): ClosableRecogniser {
  const { id, name, languages, program, files, recognitionOf } = parts;
  const {
    idleMilliseconds = 60_000,
    memoryMegabytes = 1_500,
    fork = () => forkRecogniser(program, files, memoryMegabytes),
    ...limits
  } = options;
  let worker: ReturnType<typeof createPieceWorker> | undefined;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  async function hear(
    wavPath: string,
    language: SpeechToTextLanguage,
    signal: AbortSignal,
  ): Promise<readonly HeardPiece[]> {
    for (;;) {
      if (!worker?.alive()) worker = createPieceWorker(fork(), { ...defaultLimits, ...limits }, name);
      try {
        return await worker.recognise(wavPath, language, signal);
      } catch (error) {
        // The process was killed because of another recording: this one starts again.
        if (!(error instanceof Interrupted)) throw error;
      }
    }
  }

  function close(): void {
    clearTimeout(idle);
    worker?.end();
    worker = undefined;
  }

  return {
    id,
    languages,
    async recognise(wavPath, { language, signal }) {
      clearTimeout(idle);
      running++;
      try {
        return recognitionOf(await hear(wavPath, language, signal));
      } finally {
        running--;
        if (running === 0) idle = setTimeout(close, idleMilliseconds).unref();
      }
    },
    close,
  };
}

/** The pieces as segments; `confOf` changes the confidence of their words. */
export function segmentsOf(
  pieces: readonly HeardPiece[],
  confOf: (conf: number) => number = (conf) => conf,
): RecognisedSegment[] {
  return pieces.map(({ words, ...piece }) => ({
    ...piece,
    words: words.map(({ word, conf, times }) => {
      const heard = { word, conf: confOf(conf) };
      return times ? { ...heard, ...times } : heard;
    }),
  }));
}
