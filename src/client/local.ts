import * as z from 'zod/mini';
import {
  DemoAccounts,
  Engines,
  Explanation,
  type FaultOrder,
  FaultOrders,
  Health,
  LookupSummary,
  SpeechMarks,
} from '#contract/local.ts';
import { deviationsOf } from '#contract/schema.ts';
import type { LooseInput, WireRequest } from './encode.ts';
import { recordExchange, sizeOf } from './exchange.ts';
import { parseJson, readProxyFailure } from './interpret.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';
import { send } from './transport.ts';

interface LocalCall<T extends z.core.$ZodType> {
  readonly path: string;
  readonly schema: T;
  readonly method?: WireRequest['method'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls of `/_local/…`, which only the embedded service has. Each gives an `Outcome` and never throws. */
export function local(target: Target) {
  const get =
    <T extends z.core.$ZodType>(path: string, schema: T) =>
    (signal?: AbortSignal) =>
      callLocal(target, { path, schema }, signal);
  return {
    health: get('health', Health),
    engines: get('engines', Engines),
    accounts: get('accounts', DemoAccounts),
    lookup: get('lookup', LookupSummary),
    faults: get('faults', FaultOrders),
    orderFault: (order: FaultOrder, signal?: AbortSignal) =>
      callLocal(target, { path: 'faults', schema: FaultOrders, method: 'POST', body: order }, signal),
    clearFaults: (signal?: AbortSignal) =>
      callLocal(target, { path: 'faults', schema: FaultOrders, method: 'DELETE' }, signal),
    /** Word times of a synthesis: takes the `speaker` header and the body of a text-to-speech call. */
    speechMarks: ({ headers, body }: LooseInput, signal?: AbortSignal) =>
      callLocal(
        target,
        {
          path: 'speech-marks',
          schema: SpeechMarks,
          method: 'POST',
          headers: { speaker: String(headers?.speaker ?? '') },
          body,
        },
        signal,
      ),
    explain: (id: string, signal?: AbortSignal) =>
      callLocal(target, { path: `explain/${encodeURIComponent(id)}`, schema: Explanation }, signal),
  };
}

async function callLocal<T extends z.core.$ZodType>(
  target: Target,
  { path, schema, method = 'GET', headers = {}, body }: LocalCall<T>,
  signal?: AbortSignal,
): Promise<Outcome<z.output<T>>> {
  const request: WireRequest = {
    method,
    path: `/_local/${path}`,
    url: `${target.baseUrl}/_local/${path}`,
    headers: {
      ...target.headers,
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const startedAt = new Date();
  const sent = await send(request, { signal });
  const exchange = recordExchange({
    operation: 'local',
    target: target.name,
    startedAt,
    request,
    requestSize: sizeOf(request.body),
    timing: sent.timing,
    ...(sent.kind === 'answer' && { answer: sent.answer }),
  });
  if (sent.kind === 'aborted') return { kind: 'aborted', exchange };
  if (sent.kind === 'failed') {
    return { kind: 'network', cause: sent.cause, target: target.name, message: sent.message, exchange };
  }
  const failure = readProxyFailure(sent.answer);
  if (failure) return { ...failure, target: target.name, exchange };
  const value = parseJson(sent.answer.text);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { kind: 'ok', data: parsed.data, exchange };
  return {
    kind: 'unexpected',
    operation: 'local',
    reason: value === undefined ? 'not-json' : 'wrong-shape',
    httpStatus: sent.answer.status,
    contentType: sent.answer.contentType,
    body: sent.answer.text ?? '',
    deviations: deviationsOf(parsed.error.issues, value),
    exchange,
  };
}
