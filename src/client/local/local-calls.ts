import * as z from 'zod/mini';
import { Explanation } from '#contract/local/explanations.ts';
import { LookupSummary } from '#contract/local/lookup.ts';
import {
  type ArmedFault,
  ArmedFaults,
  DemoAccounts,
  Engines,
  Health,
  SpeechMarks,
} from '#contract/local/service.ts';
import { toDeviations } from '#contract/schema.ts';
import { recordExchange } from '../exchange.ts';
import type { WireRequest } from '../http/encode.ts';
import { type RawAnswer, send } from '../http/transport.ts';
import { readProxyFailure, withExchange } from '../interpret.ts';
import type { Outcome } from '../outcome.ts';
import { jsonValue } from '../parse-json.ts';
import type { Target } from '../target.ts';

interface LocalOptions {
  readonly method?: WireRequest['method'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Calls of `/_local/…`, which only the embedded service has. Each returns an `Outcome` and never throws. */
export function localCallsTo(target: Target) {
  const get =
    <T extends z.core.$ZodType>(path: string, schema: T) =>
    (signal?: AbortSignal) =>
      callLocal(target, path, schema, { signal });
  return {
    health: get('health', Health),
    engines: get('engines', Engines),
    accounts: get('accounts', DemoAccounts),
    lookup: get('lookup', LookupSummary),
    faults: get('faults', ArmedFaults),
    armFault: (fault: ArmedFault, signal?: AbortSignal) =>
      callLocal(target, 'faults', ArmedFaults, { method: 'POST', body: fault, signal }),
    clearFaults: (signal?: AbortSignal) =>
      callLocal(target, 'faults', ArmedFaults, { method: 'DELETE', signal }),
    /** Disarms the faults for the calls with this id. */
    clearFaultsOf: (requestId: string) =>
      callLocal(target, `faults/${requestId}`, ArmedFaults, { method: 'DELETE' }),
    /** Times of the words in a synthesis; takes headers and body of a text-to-speech call. */
    speechMarks: ({ headers, body }: Pick<LocalOptions, 'headers' | 'body'>, signal?: AbortSignal) =>
      callLocal(target, 'speech-marks', SpeechMarks, { method: 'POST', headers, body, signal }),
    explain: (id: string, signal?: AbortSignal) =>
      callLocal(target, `explain/${encodeURIComponent(id)}`, Explanation, { signal }),
  };
}

/** Calls `/_local/<path>` and reads its answer with a schema. */
export async function callLocal<T extends z.core.$ZodType>(
  target: Target,
  path: string,
  schema: T,
  { method = 'GET', headers = {}, body, signal }: LocalOptions,
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
  const id = crypto.randomUUID();
  const startedAt = new Date();
  const sent = await send(request, { id, signal });
  const meaning = sent.kind === 'answer' ? readLocal(sent.answer, schema) : sent;
  const exchange = recordExchange({
    id,
    operation: 'local',
    target: target.name,
    startedAt,
    request,
    sent,
    result: meaning,
  });
  return withExchange(meaning, exchange);
}

function readLocal<T extends z.core.$ZodType>(answer: RawAnswer, schema: T) {
  const failure = readProxyFailure(answer);
  if (failure) return failure;
  const value = jsonValue(answer.text);
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return { kind: 'ok', data, deviations: [] } as const;
  const reason = value === undefined ? 'not-json' : 'wrong-shape';
  return { kind: 'unexpected', reason, deviations: toDeviations(error.issues, value) } as const;
}
