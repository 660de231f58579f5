import type { ChildProcess } from 'node:child_process';
import type { ClosableRecogniser, Recognition } from '../recogniser.ts';
import { judgeLanguage } from './judge-language.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import type { HeardPiece } from './moonshine-messages.ts';
import {
  createMoonshineWorker,
  forkMoonshine,
  Interrupted,
  type MoonshineLimits,
} from './moonshine-worker.ts';

export interface MoonshineOptions extends Partial<MoonshineLimits> {
  /** Id of the engine in lists and headers. */
  readonly id?: string;
  /** The process is killed when it takes more memory than this. */
  readonly memoryMegabytes?: number;
  /** Time without work after which the process ends to free its memory. */
  readonly idleMilliseconds?: number;
  /** Replaced in tests only. */
  readonly fork?: () => ChildProcess;
}

const defaultLimits: MoonshineLimits = {
  stepMilliseconds: 120_000,
};
const defaultMemoryMegabytes = 1_500;
const defaultIdle = 60_000;

/**
 * A recogniser for English with the models of Moonshine. They are loaded into a separate process at the first
 * recording.
 */
export function createMoonshineRecogniser(
  files: MoonshineFiles,
  options: MoonshineOptions = {},
): ClosableRecogniser {
  const {
    id = 'moonshine-base',
    idleMilliseconds = defaultIdle,
    memoryMegabytes = defaultMemoryMegabytes,
    fork = () => forkMoonshine(files, memoryMegabytes),
    ...limits
  } = options;
  let worker: ReturnType<typeof createMoonshineWorker> | undefined;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  async function hear(wavPath: string, signal: AbortSignal): Promise<readonly HeardPiece[]> {
    for (;;) {
      if (!worker?.alive()) worker = createMoonshineWorker(fork(), { ...defaultLimits, ...limits });
      try {
        return await worker.recognise(wavPath, signal);
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
    languages: ['en'],
    async recognise(wavPath, { signal }) {
      clearTimeout(idle);
      running++;
      try {
        const pieces = await hear(wavPath, signal);
        return recognitionOf(pieces);
      } finally {
        running--;
        if (running === 0) idle = setTimeout(close, idleMilliseconds).unref();
      }
    },
    close,
  };
}

/** The recognition; words of a recording that does not sound like English have a low confidence. */
function recognitionOf(pieces: readonly HeardPiece[]): Recognition {
  const { isEnglish, probability } = judgeLanguage(pieces);
  return {
    segments: pieces.map(({ words, ...piece }) => ({
      ...piece,
      words: words.map(({ word, conf, times }) => {
        const heard = { word, conf: isEnglish ? conf : Math.min(conf, probability) };
        return times ? { ...heard, ...times } : heard;
      }),
    })),
    ...(!isEnglish && { doubt: 'other-language' }),
  };
}
