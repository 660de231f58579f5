import { vi } from 'vitest';
import type { CallOptions } from '#client/call.ts';
import type { Exchange } from '#client/exchange.ts';
import type { LooseInput } from '#client/http/encode.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import type { JobDestination } from '#console/panels/speech-to-text/tracker/job.ts';
import type { JobCall } from '#console/panels/speech-to-text/tracker/job-call.ts';

const exchange: Exchange = {
  id: 'x',
  operation: 'stt_upload',
  target: 'embedded',
  startedAt: new Date(0),
  request: { method: 'POST', path: '/upload', url: '/api/embedded/upload', headers: {}, size: 0 },
  response: { status: 200, headers: {}, body: '{"as":"received"}', size: 17 },
  timing: { total: 1 },
  result: { kind: 'ok' },
  deviations: [],
  notes: [],
};
export const okOutcome = <T>(data: T): Outcome<T> => ({ kind: 'ok', data, exchange });
export const refusedOutcome = (httpStatus: number, code: string | undefined, message: string): Failure => ({
  kind: 'refused',
  operation: 'stt_status',
  httpStatus,
  facts: { shape: 'stt', message, ...(code !== undefined && { code }) },
  exchange,
});
export const lostConnection: Failure = {
  kind: 'network',
  cause: 'refused',
  target: 'embedded',
  message: 'nobody there',
  exchange,
};

export interface PendingCall {
  readonly place: JobDestination;
  readonly operation: string;
  readonly input: LooseInput;
  readonly options: CallOptions | undefined;
  readonly answer: (outcome: Outcome<unknown>) => Promise<void>;
}

/** A service whose answers the test supplies one by one. */
export function createPuppetService() {
  const asked: PendingCall[] = [];
  const call: JobCall = (place, operation, input, options) =>
    new Promise((resolve) => {
      asked.push({
        place,
        operation,
        input,
        options,
        answer: async (outcome) => {
          resolve(outcome as Outcome<never>);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const open = (operation: string) => asked.filter((one) => one.operation === operation);
  return { call, asked, open };
}

/** The outcome of a call whose answer is not in the specification. */
export const unexpectedOutcome = (
  httpStatus: number,
  headers: Readonly<Record<string, string>> = {},
): Failure => ({
  ...{ kind: 'unexpected', operation: 'stt_upload', reason: 'status', httpStatus, contentType: '', body: '' },
  deviations: [],
  exchange: { ...exchange, response: { status: httpStatus, headers, body: '', size: 0 } },
});

export const uploadAnswer = (job_id: string) =>
  okOutcome({ job_id, code: '000', message: 'Success. Request accepted' });
export const statusAnswer = (state: string, code: string) =>
  okOutcome({ job_id: 'j', code, message: state, status: state });
