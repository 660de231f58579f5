import type { ChildProcess } from 'node:child_process';
import { forkEntry } from '../child-process.ts';
import {
  type SpeechAnswer,
  SpeechAnswer as SpeechAnswerSchema,
  type SpeechOrder,
} from './espeak-messages.ts';
import type { RenderLimits } from './render-speech.ts';
import type { SpeechOutcome, SpeechRequest } from './synthesizer.ts';

export interface WorkerLimits extends RenderLimits {
  readonly heapMegabytes: number;
  readonly startMilliseconds: number;
  /** For one job, from the moment the process begins it. */
  readonly jobMilliseconds: number;
  /** For a cancelled job to stop by itself; after that its process is ended. */
  readonly cancelMilliseconds: number;
}

/** How a job left the process; `died` may be tried again. */
export type WorkerOutcome =
  | SpeechOutcome
  | { readonly ok: false; readonly reason: 'died'; readonly cause: string };

/** One speech process, from its start to its end. It does one job at a time. */
export interface EspeakWorker {
  readonly pid: number | undefined;
  /** Resolves once the engine is loaded; to a cause when it never will be. */
  readonly started: Promise<string | undefined>;
  /** True until the process ends or is ended. */
  alive(): boolean;
  /** Runs one job until it is done or its signal aborts. */
  run(request: SpeechRequest, signal: AbortSignal | undefined): Promise<WorkerOutcome>;
  end(): Promise<void>;
}

/** Starts a speech process. */
export function startEspeakWorker(limits: WorkerLimits): EspeakWorker {
  const child = forkEntry('espeak-process', { heapMegabytes: limits.heapMegabytes });
  const complaints = lastWords(child);
  let living = true;
  let onAnswer: (answer: SpeechAnswer) => void = () => {};
  let onEnd: (cause: string) => void = () => {};

  const ended = new Promise<void>((resolve) => {
    const close = (cause: string) => {
      living = false;
      onEnd(cause);
      resolve();
    };
    child.once('error', (error) => close(error.message));
    child.once('exit', (code, signal) => {
      close(
        [`the speech process ended (${signal ?? `code ${code}`})`, complaints()].filter(Boolean).join(': '),
      );
    });
  });
  child.on('message', (message) => {
    const answer = SpeechAnswerSchema.safeParse(message);
    if (answer.success) onAnswer(answer.data);
    else kill();
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
    started,
    alive: () => living,
    run: (request, signal) =>
      new Promise<WorkerOutcome>((resolve) => {
        const pieces: Uint8Array[] = [];
        let patience: NodeJS.Timeout | undefined;
        const finish = (outcome: WorkerOutcome) => {
          clearTimeout(timer);
          clearTimeout(patience);
          signal?.removeEventListener('abort', abort);
          onAnswer = () => {};
          onEnd = () => {};
          resolve(outcome);
        };
        const stop = (outcome: WorkerOutcome) => {
          finish(outcome);
          kill();
        };
        const aborted = { ok: false, reason: 'aborted', cause: 'the request was cancelled' } as const;
        const abort = () => {
          patience = setTimeout(() => stop(aborted), limits.cancelMilliseconds);
          onAnswer = (answer) => {
            if (answer.type !== 'piece') finish(aborted);
          };
          send({ type: 'cancel' });
        };
        const send = (order: SpeechOrder) => {
          child.send(order, (error) => {
            if (error) stop({ ok: false, reason: 'died', cause: error.message });
          });
        };
        const timer = setTimeout(
          () =>
            stop({
              ok: false,
              reason: 'failed',
              cause: `synthesis took longer than ${limits.jobMilliseconds / 1000} seconds`,
            }),
          limits.jobMilliseconds,
        );
        onEnd = (cause) => finish({ ok: false, reason: 'died', cause });
        onAnswer = (answer) => {
          if (answer.type === 'piece') pieces.push(answer.bytes);
          else if (answer.type === 'refused' || answer.type === 'failed') {
            finish({ ok: false, reason: answer.type, cause: answer.cause });
          } else if (answer.type === 'done') {
            const { head, duration, marks } = answer;
            const audio = joined([head, ...pieces]);
            finish({ ok: true, speech: { audio, sampleRate: request.sampleRate, duration, marks } });
          }
        };
        if (signal?.aborted) return finish(aborted);
        signal?.addEventListener('abort', abort, { once: true });
        send({ type: 'job', request, limits: { longest: limits.longest, largest: limits.largest } });
      }),
    end() {
      kill();
      return ended;
    },
  };
}

/** Keeps the end of what the process writes to its standard error, for a cause that says something. */
function lastWords(child: ChildProcess): () => string {
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

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}
