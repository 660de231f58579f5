import { apiHeaders, type Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';
import { recordedOutcome } from '#client/recorded-outcome.ts';
import type { Call, Run, RunStore } from '#console/exchanges/run-store.ts';
import type { OperationId } from '#contract/errors.ts';
import { fromBase64, toBase64 } from '../set-file/base64.ts';
import { maxAudioBytes, type Recorded, type RecordedCall } from '../set-file/recorded.ts';

/** The recorded answers of a run, or why they were not recorded. */
export type MadeRecording = Recorded | 'no-good-answer' | 'too-large';

/** Records the answers of a run, without credentials. */
export async function recordRun(run: Run<unknown, unknown> | undefined): Promise<MadeRecording> {
  const exchanges = (run?.calls ?? []).map(({ name, outcome }) =>
    outcome?.kind === 'ok' ? { name, exchange: outcome.exchange } : undefined,
  );
  const [first] = exchanges;
  if (!first || exchanges.includes(undefined)) return 'no-good-answer';
  const good = exchanges.filter((one) => one !== undefined);
  const bytes = good.reduce((sum, { exchange }) => sum + (exchange.response?.size ?? 0), 0);
  if (bytes > maxAudioBytes) return 'too-large';
  return {
    at: new Date().toISOString(),
    target: first.exchange.target,
    calls: await Promise.all(good.map(({ name, exchange }) => recordCall(name, exchange))),
  };
}

async function recordCall(
  name: string,
  { request, response, startedAt, timing }: Exchange,
): Promise<RecordedCall> {
  const { method, path, headers, body } = request;
  const answer = response?.body ?? '';
  return {
    name,
    at: startedAt.toISOString(),
    milliseconds: timing.total,
    request: {
      ...{ method, path, headers: Object.fromEntries(apiHeaders(headers)) },
      ...(typeof body === 'string' && { body }),
    },
    response: {
      status: response?.status ?? 0,
      headers: Object.fromEntries(apiHeaders(response?.headers ?? {})),
      body: typeof answer === 'string' ? answer : { base64: await toBase64(answer) },
    },
  };
}

/** A run as it was recorded; undefined if its answers are not good ones for this form. */
export async function recordedRun<Form, Data>(
  recorded: Recorded,
  form: Form,
  { partsOf, keeping }: Pick<RunStore<Form, Data>, 'partsOf' | 'keeping'>,
): Promise<Run<Form, Data> | undefined> {
  const calls = await Promise.all(
    partsOf(form).map(async (part): Promise<Call<Form, Data> | undefined> => {
      const call = recorded.calls.find(({ name }) => name === part.name);
      if (!call || !keeping) return undefined;
      const exchange = exchangeOf(call, recorded.target, keeping.operation);
      // The answer belongs to the operation of the store, so its data has that type.
      const outcome = (await recordedOutcome(keeping.operation, exchange)) as Outcome<Data>;
      return outcome.kind === 'ok'
        ? { ...part, startedAt: exchange.startedAt.getTime(), outcome }
        : undefined;
    }),
  );
  const found = calls.filter((call) => call !== undefined);
  return found.length === calls.length ? { form, startedAt: Date.now(), calls: found } : undefined;
}

function exchangeOf(
  { at, milliseconds, request, response }: RecordedCall,
  target: string,
  operation: OperationId,
): Exchange {
  const { body } = response;
  const content = typeof body === 'string' ? body : fromBase64(body.base64, response.headers['content-type']);
  const sizeOf = (text: string | Blob) => new Blob([text]).size;
  return {
    id: crypto.randomUUID(),
    ...{ operation, target, startedAt: new Date(at) },
    request: { ...request, url: request.path, size: sizeOf(request.body ?? '') },
    response: { ...response, body: content, size: sizeOf(content) },
    timing: { total: milliseconds },
    result: { kind: 'ok' },
    deviations: [],
    notes: [],
  };
}
