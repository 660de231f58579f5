import * as z from 'zod/mini';
import type { Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';
import { recordedOutcome } from '#client/recorded-outcome.ts';
import type { Call, KeepOptions, Run, RunStore } from '../run-store.ts';
import {
  CallBodies,
  CallRecord,
  DeviationRecord,
  fromRecord,
  toDeviationRecords,
  toKeptCall,
} from './call-record.ts';

/** A call of a run. Without `exchange` and `invalid`, it was under way at the reload or cancelled before sending. */
const CallOfRun = z.object({
  name: z.string(),
  startedAt: z.number(),
  exchange: z.optional(z.object({ record: CallRecord, bodies: CallBodies })),
  /** Why the request was not sent. */
  invalid: z.optional(z.object({ deviations: z.array(DeviationRecord), sendable: z.boolean() })),
});

/** A run as it is stored: its form, and the complete exchange of each call, from which the outcomes are restored. */
export const RunRecord = z.object({
  form: z.unknown(),
  startedAt: z.number(),
  calls: z.array(CallOfRun),
});
export type RunRecord = z.infer<typeof RunRecord>;

/** The number of bytes that the calls of a run sent and received, except audio, which is kept elsewhere. */
export function bytesOf({ calls }: Run<unknown, unknown>): number {
  return calls.reduce((sum, { outcome }) => {
    const { request, response } = exchangeOf(outcome) ?? {};
    const received = typeof response?.body === 'string' ? response.size : 0;
    return sum + (request?.size ?? 0) + received;
  }, 0);
}

const exchangeOf = (outcome: Outcome<unknown> | undefined): Exchange | undefined =>
  outcome && 'exchange' in outcome ? outcome.exchange : undefined;

/** A run as it is stored, without credentials. */
export function toRunRecord<Form>(
  { form, startedAt, calls }: Run<Form, unknown>,
  { schema }: KeepOptions<Form>,
) {
  const record: RunRecord = {
    // Parsing removes credentials from a raw request.
    form: z.parse(schema, form),
    startedAt,
    calls: calls.map(({ name, startedAt: sentAt, outcome }) => {
      const exchange = exchangeOf(outcome);
      const kept =
        outcome && exchange && toKeptCall({ exchange, outcome: outcome.kind }, Number.POSITIVE_INFINITY);
      return {
        name,
        startedAt: sentAt,
        ...(kept && { exchange: { record: kept.record, bodies: kept.bodies } }),
        ...(outcome?.kind === 'invalid-request' && {
          invalid: { deviations: toDeviationRecords(outcome.deviations), sendable: outcome.sendable },
        }),
      };
    }),
  };
  return record;
}

/** A run from its record, without the calls whose audio is not kept; undefined if the record is of another version. */
export async function fromRunRecord<Form, Data>(
  stored: unknown,
  { keeping, partsOf }: Pick<RunStore<Form, Data>, 'keeping' | 'partsOf'>,
): Promise<Run<Form, Data> | undefined> {
  const record = RunRecord.safeParse(stored).data;
  if (!record || !keeping) return undefined;
  const form = z.safeParse(keeping.schema, record.form);
  if (!form.success) return undefined;
  const { startedAt } = record;
  const calls = await Promise.all(
    partsOf(form.data).map(async (part): Promise<Call<Form, Data> | undefined> => {
      const kept = record.calls.find(({ name }) => name === part.name);
      const outcome = kept && (await outcomeOf<Form, Data>(kept, keeping));
      return outcome && { ...part, startedAt: kept.startedAt, outcome, restored: true };
    }),
  );
  const found = calls.filter((call) => call !== undefined);
  const missing = calls.length - found.length;
  return { form: form.data, startedAt, calls: found, ...(missing > 0 && { missing }) };
}

async function outcomeOf<Form, Data>(
  { exchange: kept, invalid }: z.infer<typeof CallOfRun>,
  { operation, audioOf }: KeepOptions<Form>,
): Promise<Outcome<Data> | undefined> {
  if (invalid) return { kind: 'invalid-request', operation, ...invalid };
  const entry = kept && (await fromRecord(kept.record, async () => kept.bodies).stored?.read());
  if (!entry) return { kind: 'aborted' };
  const exchange = await withAudio(entry.exchange, kept?.bodies.response === undefined ? audioOf : undefined);
  if (!exchange) return undefined;
  // The failed call may be an intermediate one, such as an upload before a transcript.
  const asked = exchange.operation === 'local' ? operation : exchange.operation;
  // A documented answer always belongs to the store's operation, so its data has the type of that operation.
  return (await recordedOutcome(asked, exchange)) as Outcome<Data>;
}

/** The exchange with the audio of its answer, if it has one; undefined if that no longer exists. */
async function withAudio(
  exchange: Exchange,
  audioOf: KeepOptions<unknown>['audioOf'],
): Promise<Exchange | undefined> {
  const { response } = exchange;
  if (!response || !audioOf) return exchange;
  const body = await audioOf(exchange.id);
  return body && { ...exchange, response: { ...response, body } };
}
