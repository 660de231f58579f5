import * as z from 'zod/mini';
import type { Exchange, FormPart } from '#client/exchange.ts';
import { jsonValue } from '#client/parse-json.ts';
import { operationIds } from '#contract/errors.ts';
import { proxyCauses } from '#contract/proxy/failure.ts';
import type { Deviation } from '#contract/schema.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { withoutCredentials } from '../raw-request/raw-request.ts';
import { callFacts } from './call-facts.ts';

/** Maximum number of bytes of a body that are stored. */
export const maxBodyBytes = 200_000;

const Headers = z.record(z.string(), z.string());

const CallResult = z.union([
  z.object({ kind: z.enum(['ok', 'refused', 'aborted']) }),
  z.object({
    kind: z.literal('unexpected'),
    reason: z.enum(['not-json', 'not-audio', 'empty', 'wrong-shape', 'status']),
  }),
  z.object({
    kind: z.literal('network'),
    cause: z.enum([...proxyCauses, 'offline', 'no-server', 'interrupted']),
    message: z.string(),
  }),
]);

/** Where a call differs from the specification. */
export const DeviationRecord = z.object({
  path: z.string(),
  expected: z.optional(z.union([z.string(), z.array(z.string())])),
  received: z.optional(z.string()),
  problem: z.optional(z.string()),
});

const FormParts = z.array(
  z.object({
    name: z.string(),
    value: z.union([z.string(), z.object({ fileName: z.string(), mediaType: z.string(), size: z.number() })]),
  }),
);

/** A call without its bodies. */
export const CallRecord = z.object({
  exchange: z.object({
    id: z.string(),
    operation: z.enum([...operationIds, 'local']),
    target: z.string(),
    startedAt: z.date(),
    request: z.object({
      method: z.string(),
      path: z.string(),
      url: z.string(),
      headers: Headers,
      size: z.number(),
    }),
    response: z.optional(z.object({ status: z.number(), headers: Headers, size: z.number() })),
    timing: z.object({
      total: z.number(),
      firstByte: z.optional(z.number()),
      sent: z.optional(z.number()),
    }),
    result: CallResult,
    deviations: z.array(DeviationRecord),
    notes: z.array(z.string()),
  }),
  outcome: z.enum(['ok', 'refused', 'unexpected', 'invalid-request', 'network', 'aborted']),
  facts: z.object({ text: z.string(), search: z.string() }),
  typingSession: z.optional(z.string()),
  /** The path of the panel that made the call, if it can show it again. */
  panel: z.optional(z.string()),
  /** The bodies of which only the beginning is stored. */
  cut: z.array(z.enum(['request', 'response'])),
});
export type CallRecord = z.infer<typeof CallRecord>;

/** The bodies of a call, each cut if it is longer than the limit. */
export const CallBodies = z.object({
  request: z.optional(z.union([z.string(), FormParts])),
  /** Absent for audio, which is stored with the result of its panel. */
  response: z.optional(z.string()),
  /** Path and form that reopen the call, as JSON. */
  reopening: z.optional(z.string()),
});
export type CallBodies = z.infer<typeof CallBodies>;

const Reopening = z.object({ path: z.string(), form: z.unknown() });

/** A call as it is stored: record, bodies, and their total size in bytes. */
export interface KeptCall {
  readonly record: CallRecord;
  readonly bodies: CallBodies;
  readonly size: number;
}

/** A call as it is stored; bodies longer than `limit` bytes are cut. */
export function toKeptCall(
  { exchange, outcome, reopening, typingSession }: LoggedExchange,
  limit = maxBodyBytes,
): KeptCall {
  const { request, response, deviations, notes, ...call } = exchange;
  const { body: requestBody, ...sent } = request;
  const requestText = typeof requestBody === 'string' ? cutBody(requestBody, limit) : undefined;
  const responseText = typeof response?.body === 'string' ? cutBody(response.body, limit) : undefined;
  // A form repeats its request: if the request is too long to be stored, so is the form.
  const form = reopening && requestText === requestBody ? formText(reopening) : undefined;
  const bodies: CallBodies = {
    request: requestText ?? (typeof requestBody === 'string' ? undefined : copyParts(requestBody)),
    response: responseText,
    reopening: form !== undefined && form.length <= maxBodyBytes ? form : undefined,
  };
  const record: CallRecord = {
    exchange: {
      ...call,
      request: { ...sent, headers: { ...sent.headers } },
      ...(response && {
        response: { status: response.status, headers: { ...response.headers }, size: response.size },
      }),
      deviations: toDeviationRecords(deviations),
      notes: [...notes],
    },
    outcome,
    facts: callFacts(exchange),
    typingSession,
    panel: reopening?.path,
    cut: [
      ...(requestText !== undefined && requestText !== requestBody ? (['request'] as const) : []),
      ...(responseText !== undefined && responseText !== response?.body ? (['response'] as const) : []),
    ],
  };
  return { record, bodies, size: sizeOf(record, bodies) };
}

/** Deviations as they are stored. */
export const toDeviationRecords = (deviations: readonly Deviation[]): z.infer<typeof DeviationRecord>[] =>
  deviations.map(({ expected, ...deviation }) => ({
    ...deviation,
    expected: typeof expected === 'object' ? [...expected] : expected,
  }));

/** A call from its record; `read` fetches its bodies. */
export function fromRecord(record: CallRecord, read: () => Promise<CallBodies | undefined>): LoggedExchange {
  const { exchange, outcome, facts, typingSession, panel, cut } = record;
  const { response, ...call } = exchange;
  const withBodies = ({ request, response: answer }: CallBodies): Exchange => ({
    ...call,
    request: { ...call.request, body: request },
    ...(response && { response: { ...response, body: answer ?? new Blob() } }),
  });
  return {
    exchange: withBodies({}),
    outcome,
    typingSession,
    cut,
    stored: {
      facts,
      panel,
      read: async () => {
        const bodies = await read();
        if (!bodies) return undefined;
        const reopening = Reopening.safeParse(jsonValue(bodies.reopening));
        return {
          exchange: withBodies(bodies),
          outcome,
          typingSession,
          cut,
          ...(reopening.success && { reopening: reopening.data }),
        };
      },
    },
  };
}

/** The beginning of a text, at most `limit` bytes of UTF-8. */
export function cutBody(text: string, limit = maxBodyBytes): string {
  // A character takes at most three bytes for each of its UTF-16 units.
  if (text.length * 3 <= limit) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limit));
  return read === text.length ? text : text.slice(0, read);
}

const copyParts = (parts: readonly FormPart[] | undefined) =>
  parts?.map(({ name, value }) => ({ name, value }));

/** A form as JSON, without credentials that were typed into raw headers. */
function formText(reopening: object): string {
  return JSON.stringify(reopening, (key, value: unknown) =>
    key === 'headers' && typeof value === 'string' ? withoutCredentials(value) : value,
  );
}

/** The size of a stored call in bytes: browsers store text with up to two bytes for each UTF-16 unit. */
function sizeOf(record: CallRecord, { request = '', response = '', reopening = '' }: CallBodies): number {
  const form = typeof request === 'string' ? request : JSON.stringify(request);
  return 2 * (JSON.stringify(record).length + form.length + response.length + reopening.length);
}
