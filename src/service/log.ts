import { createWriteStream, fstatSync, openSync, renameSync, type WriteStream } from 'node:fs';
import type { FunctionName } from './http/function-of.ts';

/** One request. Never a header, an address or a body: those hold keys and texts. */
export interface RequestLine {
  /** Also the `X-Request-Id` of the answer. */
  readonly id: string;
  readonly function: FunctionName;
  /** Empty for what was no HTTP. */
  readonly method: string;
  /** HTTP status; 499 when the client left before its answer. */
  readonly status: number;
  readonly ms: number;
}

/** What the service writes down: JSON, one object a line, each with `time`. */
export interface Log {
  request(line: RequestLine): void;
  /** A fault of the service, for whoever runs it. */
  problem(message: string): void;
  close(): Promise<void>;
}

/** Bytes of a log file before it is put aside. One older file is kept. */
const fileBytes = 10_000_000;
/** Milliseconds before a file that could not be written is tried again. */
const retryAfter = 1_000;

/** Makes a log of what takes lines of JSON. */
export function createLog(sink: { write(line: string): void; close(): Promise<void> }): Log {
  const write = (entry: Readonly<Record<string, unknown>>) =>
    sink.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  return {
    request: (line) => write({ ...line }),
    problem: (message) => write({ problem: message }),
    close: () => sink.close(),
  };
}

/** Lines to the standard output, for a service whose lines are gathered by something else. */
export const standardOutput = {
  write: (line: string) => void process.stdout.write(line),
  close: async () => {},
};

/**
 * Lines to a file, which is put aside as `<path>.1` when it has grown large. A line that cannot be written (a full
 * disk) is lost; the service goes on, and so does the log when there is room again.
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
