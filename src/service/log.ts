import { createWriteStream, fstatSync, openSync, renameSync, type WriteStream } from 'node:fs';
import type { FunctionName } from './function-of.ts';
import { currentRequestId } from './monitoring/request-id.ts';

/** The log line of one request. It has no headers, URL or body, because those contain keys and texts. */
export interface RequestLine {
  /** The id of the request, which is the `X-Request-Id` of its answer, and of the request if it had one. */
  readonly id: string;
  readonly function: FunctionName;
  /** The HTTP method; empty if the request was not HTTP. */
  readonly method: string;
  /** HTTP status; 499 when the client left before its answer. */
  readonly status: number;
  readonly ms: number;
}

/** The log line of one attempt at a job. */
export interface JobLine {
  /** The id of the request that uploaded the job. */
  readonly id: string | undefined;
  readonly job: string;
  readonly attempt: number;
  readonly outcome: 'completed' | 'failed' | 'again' | 'lost';
  readonly ms: number;
}

/** Size in bytes at which a log file is rotated. One older file is kept. */
const fileBytes = 10_000_000;
/** Milliseconds before the next attempt to write after an error. */
const retryAfter = 1_000;

/** The log of the service: one JSON object per line, each with `time`, written to `sink`. */
export function createLog(sink: { write(line: string): void; close(): Promise<void> }) {
  const write = (entry: Readonly<Record<string, unknown>>) =>
    sink.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  return {
    request: (line: RequestLine) => write({ ...line }),
    job: (line: JobLine) => write({ ...line }),
    /** Logs a problem of the service for its operator, with the id of the request during which it occurred. */
    problem: (message: string) => write({ id: currentRequestId(), problem: message }),
    close: () => sink.close(),
  };
}

/** Writes lines to the standard output, for a log collector. */
export const standardOutput = {
  write: (line: string) => void process.stdout.write(line),
  close: async () => {},
};

/**
 * Writes lines to a file, which is renamed to `<path>.1` when it is large. A line that cannot be written (a full disk)
 * is lost; later lines are written once there is space again.
 */
export function openLogFile(path: string, limit = fileBytes) {
  let stream: WriteStream | undefined;
  let size = 0;
  let brokenAt = Number.NEGATIVE_INFINITY;

  const broken = () => {
    brokenAt = performance.now();
    stream = undefined;
  };
  const open = (): WriteStream => {
    const fd = openSync(path, 'a');
    size = fstatSync(fd).size;
    const opened = createWriteStream(path, { fd });
    opened.on('error', () => {
      if (stream === opened) broken();
    });
    return opened;
  };

  return {
    write(line: string): void {
      if (!stream && performance.now() - brokenAt < retryAfter) return;
      try {
        stream ??= open();
        if (size >= limit) {
          stream.end();
          renameSync(path, `${path}.1`);
          stream = open();
        }
        size += Buffer.byteLength(line);
        stream.write(line);
      } catch {
        broken();
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (stream) stream.end(resolve);
        else resolve();
      }),
  };
}
