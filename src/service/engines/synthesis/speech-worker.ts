import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#service/error-message.ts';
import { type ChildProgramName, forkChildProgram } from '#service/processes/child-process.ts';
import type { RenderLimits } from './render-speech.ts';
import { SpeechAnswer, type SpeechCommand } from './speech-messages.ts';
import { estimatedSeconds } from './speech-queue.ts';
import { openAndUnlink } from './stored-audio.ts';
import type { SpeechOutcome, SpeechRequest } from './synthesizer.ts';

export interface WorkerLimits extends RenderLimits {
  readonly heapMegabytes: number;
  readonly startMilliseconds: number;
  /** Time limit of one job from its start, given the estimated length of its audio in seconds. */
  readonly jobMilliseconds: (audioSeconds: number) => number;
  /** Time that a cancelled job has to stop by itself before its process is killed. */
  readonly cancelMilliseconds: number;
  /** Folder for large audio files. */
  readonly folder: string;
}

/** A program that answers speech commands. */
export interface SpeechProgram {
  /** The ids of the engines that speak a request. */
  readonly enginesOf: (request: SpeechRequest) => readonly string[];
  readonly program: ChildProgramName;
  readonly args: readonly string[];
  readonly hasLargePages?: boolean;
  /** Replaced in tests only. */
  readonly fork?: (() => ChildProcess) | undefined;
}

/** The outcome of a job; after `died` it may be retried. */
export type WorkerOutcome =
  | SpeechOutcome
  | { readonly ok: false; readonly reason: 'died'; readonly cause: string };

/** Starts a speech process. */
export function startSpeechWorker(
  { program, args, hasLargePages, enginesOf, fork }: SpeechProgram,
  limits: WorkerLimits,
) {
  const { heapMegabytes } = limits;
  const child = fork?.() ?? forkChildProgram(program, { heapMegabytes, args, hasLargePages });
  const errorOutput = collectErrors(child);
  let living = true;
  let sentInvalidMessage = false;
  let onAnswer: (answer: SpeechAnswer) => void = () => {};
  let onEnd: (cause: string) => void = () => {};

  const ended = new Promise<void>((resolve) => {
    const close = (cause: string) => {
      living = false;
      onEnd(cause);
      resolve();
    };
    child.once('error', (error) => close(error.message));
    child.once('exit', () => {
      living = false;
    });
    // The exit may be known before all of the standard error has been read.
    child.once('close', (code, signal) => {
      const how = sentInvalidMessage
        ? 'the speech process sent an invalid message'
        : `the speech process ended (${signal ?? `code ${code}`})`;
      close([how, errorOutput()].filter(Boolean).join(': '));
    });
  });
  child.on('message', (message) => {
    if (sentInvalidMessage) return;
    const answer = SpeechAnswer.safeParse(message);
    if (answer.success) onAnswer(answer.data);
    else {
      sentInvalidMessage = true;
      kill();
    }
  });
  const kill = () => {
    living = false;
    child.kill('SIGKILL');
  };

  const started = new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => {
      kill();
      resolve('the speech process took too long to start');
    }, limits.startMilliseconds);
    const settle = (cause?: string) => {
      clearTimeout(timer);
      onEnd = () => {};
      resolve(cause);
    };
    onEnd = settle;
    onAnswer = (answer) => {
      if (answer.type === 'ready') settle();
    };
  });

  return {
    pid: child.pid,
    /** Resolves once the engine is loaded, or to the cause when it cannot be. */
    started,
    /** True until the process exits or is killed. */
    alive: () => living,
    /** Runs one job until it is done or its signal aborts. */
    run: (request: SpeechRequest, signal: AbortSignal | undefined) =>
      new Promise<WorkerOutcome>((resolve) => {
        const file = join(limits.folder, randomUUID());
        let cancelTimer: NodeJS.Timeout | undefined;
        const settle = () => {
          clearTimeout(timer);
          clearTimeout(cancelTimer);
          signal?.removeEventListener('abort', abort);
          onAnswer = () => {};
          onEnd = () => {};
        };
        const finish = (outcome: WorkerOutcome) => {
          settle();
          resolve(outcome);
        };
        const discard = (outcome: WorkerOutcome) => {
          void rm(file, { force: true });
          finish(outcome);
        };
        const stop = (outcome: WorkerOutcome) => {
          finish(outcome);
          kill();
          void ended.then(() => rm(file, { force: true }));
        };
        const aborted = { ok: false, reason: 'aborted', cause: 'the request was cancelled' } as const;
        const abort = () => {
          cancelTimer = setTimeout(() => stop(aborted), limits.cancelMilliseconds);
          onAnswer = (answer) => {
            if (answer.type !== 'ready') discard(aborted);
          };
          send({ type: 'cancel' });
        };
        const send = (command: SpeechCommand) => {
          child.send(command, (error) => {
            if (error) stop({ ok: false, reason: 'died', cause: error.message });
          });
        };
        const milliseconds = limits.jobMilliseconds(estimatedSeconds(request.segments));
        const timer = setTimeout(
          () =>
            stop({
              ok: false,
              reason: 'failed',
              cause: `synthesis took longer than ${Math.round(milliseconds / 10) / 100} seconds`,
            }),
          milliseconds,
        );
        onEnd = (cause) => discard({ ok: false, reason: 'died', cause });
        onAnswer = (answer) => {
          if (answer.type === 'refused') {
            discard({ ok: false, reason: 'refused', cause: answer.cause });
          } else if (answer.type === 'failed') {
            // The engine may be unusable after a failure, so the next job gets a new process.
            stop({ ok: false, reason: 'failed', cause: answer.cause });
          } else if (answer.type === 'done') {
            const { audio, inFile, duration, marks } = answer;
            const engines = enginesOf(request);
            const speech = { audio, sampleRate: request.sampleRate, duration, marks, engines };
            if (inFile === 0) return finish({ ok: true, speech });
            settle();
            openAndUnlink(file, inFile).then(
              (rest) => finish({ ok: true, speech: { ...speech, rest } }),
              (error) => discard({ ok: false, reason: 'failed', cause: messageOf(error) }),
            );
          }
        };
        if (signal?.aborted) return finish(aborted);
        signal?.addEventListener('abort', abort, { once: true });
        send({ type: 'job', request, limits: { longest: limits.longest }, file });
      }),
    /** Prepares the process for all languages while it has no job. */
    warmUp() {
      // A process that cannot be reached has died; the next job notices that.
      child.send({ type: 'warm-up' } satisfies SpeechCommand, () => {});
    },
    end() {
      kill();
      return ended;
    },
  };
}

/** A handle on one speech process, which does one job at a time. */
export type SpeechWorker = ReturnType<typeof startSpeechWorker>;

/** Keeps the end of the process's standard error, to report why it failed. */
function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-2000);
  });
  return () =>
    text
      .split('\n')
      .find((line) => /error/i.test(line))
      ?.trim() ?? '';
}
