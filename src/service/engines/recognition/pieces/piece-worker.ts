import type { ChildProcess } from 'node:child_process';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { type ChildProgramName, forkChildProgram } from '#service/processes/child-process.ts';
import { EngineFailure } from '../../engine-failure.ts';
import { type HeardPiece, PieceAnswer, type PieceCommand } from './piece-messages.ts';

const heapMegabytes = 384;
/** With more, the tensors of past tokens take 50 MB (`bench recognition`). */
const newSpaceMegabytes = 1;
/** The service's settings of the system's allocator, which also save memory here. */
const allocatorVariables = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

export interface PieceLimits {
  /** Time limit for loading the models, and for each piece of a recording. */
  readonly stepMilliseconds: number;
}

/** The process ended because of another job. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

interface RunningJob {
  readonly pieces: HeardPiece[];
  resolve(pieces: readonly HeardPiece[]): void;
  reject(error: Error): void;
}

/**
 * Starts the program of a recogniser in a separate process group; it is killed above `memoryMegabytes`.
 *
 * @param files what the program loads, as JSON
 */
export function forkRecogniser(
  program: ChildProgramName,
  files: object,
  memoryMegabytes: number,
): ChildProcess {
  return forkChildProgram(program, {
    heapMegabytes,
    newSpaceMegabytes,
    args: [JSON.stringify(files), String(memoryMegabytes)],
    ownGroup: true,
    variables: allocatorVariables,
  });
}

/**
 * Recognises several recordings in one process; they take turns piece by piece.
 *
 * @param name of the engine, for messages
 */
export function createPieceWorker(child: ChildProcess, limits: PieceLimits, name: string) {
  const jobs = new Map<number, RunningJob>();
  let count = 0;
  let alive = true;
  /** The job that the process last reported work on; undefined before its first report. */
  let current: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000);
  });
  child.once('error', (error) => end(error.message));
  child.once('exit', () => {
    alive = false;
  });
  // The exit may be known before all of the standard error has been read.
  child.once('close', (code, signal) => end(`ended (${signal ?? code}) ${errors.trim()}`.trim()));
  child.on('message', (message) => {
    const answer = PieceAnswer.safeParse(message);
    if (answer.success) receive(answer.data);
    else end('sent an invalid message');
  });

  function receive(answer: PieceAnswer): void {
    const job = jobs.get(answer.job);
    if (answer.type === 'working') current = answer.job;
    else if (answer.type === 'piece') job?.pieces.push(answer.piece);
    else {
      jobs.delete(answer.job);
      if (answer.type === 'done') job?.resolve(job.pieces);
      else job?.reject(new EngineFailure(`${name}: ${answer.cause}`));
    }
    watch();
  }

  /** Kills the process when it has work but reports nothing for too long. */
  function watch(): void {
    clearTimeout(timer);
    if (jobs.size === 0) return;
    timer = setTimeout(
      () => end(`made no progress in ${limits.stepMilliseconds / 1000} seconds`),
      limits.stepMilliseconds,
    );
  }

  function end(cause: string): void {
    alive = false;
    clearTimeout(timer);
    killGroup(child);
    const failure = new EngineFailure(`the process of ${name} ${cause}`);
    for (const [job, { reject }] of jobs) {
      reject(current === undefined || job === current ? failure : new Interrupted(cause));
    }
    jobs.clear();
  }

  return {
    alive: () => alive,
    pid: child.pid,
    /**
     * Recognises a recording.
     *
     * @throws EngineFailure; Interrupted; the signal's reason when aborted.
     */
    recognise(
      wavPath: string,
      language: SpeechToTextLanguage,
      signal: AbortSignal,
    ): Promise<readonly HeardPiece[]> {
      signal.throwIfAborted();
      const job = count++;
      const send = (command: PieceCommand) =>
        child.send(command, (error) => {
          if (error) end(error.message);
        });
      return new Promise<readonly HeardPiece[]>((resolve, reject) => {
        const leave = () => {
          jobs.delete(job);
          send({ type: 'cancel', job });
          watch();
          reject(signal.reason);
        };
        const settled = () => signal.removeEventListener('abort', leave);
        jobs.set(job, {
          pieces: [],
          resolve: (pieces) => {
            settled();
            resolve(pieces);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        });
        signal.addEventListener('abort', leave, { once: true });
        send({ type: 'recognise', job, wavPath, language });
        if (jobs.size === 1) watch();
      });
    },
    end: () => end('was killed'),
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process is already gone.
  }
}
