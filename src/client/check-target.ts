import type { OperationId } from '#contract/errors.ts';
import type { CallOptions } from './call.ts';
import type { NetworkCause } from './call-result.ts';
import type { LooseInput } from './http/encode.ts';
import type { Outcome } from './outcome.ts';

/**
 * What the answer to an incomplete request shows about an operation.
 *
 * - `answers`: it was refused as the specification says
 * - `account`: the account was refused
 * - `differs`: it was answered in another way
 * - `accepted`: the incomplete request was served
 * - `no-answer`: no answer arrived from the target
 */
export type CheckVerdict = 'answers' | 'account' | 'differs' | 'accepted' | 'no-answer';

export interface OperationCheck {
  readonly operation: OperationId;
  readonly verdict: CheckVerdict;
  readonly outcome: Outcome<unknown>;
  /** Milliseconds until the answer was complete; undefined without an answer. */
  readonly milliseconds?: number;
}

interface Probe {
  readonly operation: OperationId;
  readonly input: LooseInput;
  /** Endings of the ids of the error rows that are right answers to this request. */
  readonly rows: readonly string[];
}

const unknownJob = { query: { job_id: '00000000-0000-4000-8000-000000000000' } };
const languages = { src_lang: 'en', tgt_lang: 'hi' };

/** For each operation, a request that must be refused before any work: it lacks its data or names an unknown job. */
const probes: readonly Probe[] = [
  {
    operation: 'localization',
    input: { headers: { ...languages, domain: '1' }, body: {} },
    rows: ['data-missing'],
  },
  {
    operation: 'transliteration',
    input: { headers: { ...languages, domain: 'generic', cnt_lang: 'en' }, body: {} },
    rows: ['bad-request'],
  },
  { operation: 'tts', input: { body: {} }, rows: ['text-missing', 'speaker-missing'] },
  {
    operation: 'stt_upload',
    input: { headers: { src_lang: 'en', domain: 'generic' }, body: {} },
    rows: ['upload-005'],
  },
  { operation: 'stt_status', input: unknownJob, rows: ['job-001', 'job-002'] },
  { operation: 'stt_transcript', input: unknownJob, rows: ['job-001', 'job-002'] },
];

const accountRows = [
  'invalid-credentials',
  'expired',
  'exhausted',
  'unauthorized-api',
  'unauthorized-language',
];

/** Causes that concern the entire target, so that the other operations need not be tried. */
const targetCauses: readonly NetworkCause[] = [
  ...(['refused', 'not-found', 'unreachable', 'tls', 'timeout'] as const),
  ...(['unknown-target', 'unknown-account', 'guard', 'offline', 'no-server'] as const),
];

export type SendProbe = (
  operation: OperationId,
  input: LooseInput,
  options: CallOptions,
) => Promise<Outcome<unknown>>;

/**
 * Checks a target without using up any of its allowance: each operation is sent one request that lacks its data or
 * names an unknown job. The requests are sent one after the other, so that their times can be compared. Ends early when
 * the target cannot be reached or `signal` is aborted.
 *
 * @param timeout milliseconds for one request
 */
export async function* checkTarget(
  send: SendProbe,
  signal: AbortSignal,
  timeout = 15_000,
): AsyncGenerator<OperationCheck> {
  for (const { operation, input } of probes) {
    const check = await checkOperation(send, operation, input, signal, timeout);
    if (signal.aborted) return;
    yield check;
    const { outcome } = check;
    if (outcome.kind === 'network' && targetCauses.includes(outcome.cause)) return;
  }
}

/**
 * Checks one operation without using up any allowance.
 *
 * @param input a request that must be refused before any work, because it lacks its data or names an unknown job
 * @param timeout milliseconds
 */
export async function checkOperation(
  send: SendProbe,
  operation: OperationId,
  input: LooseInput,
  signal: AbortSignal,
  timeout = 15_000,
): Promise<OperationCheck> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const outcome = await send(operation, input, { sendAnyway: true, signal: limited });
  const rows = probes.find((probe) => probe.operation === operation)?.rows ?? [];
  const verdict = judge(outcome, rows);
  const milliseconds =
    verdict !== 'no-answer' && 'exchange' in outcome ? outcome.exchange?.timing.total : undefined;
  return { operation, verdict, outcome, ...(milliseconds !== undefined && { milliseconds }) };
}

function judge(outcome: Outcome<unknown>, rows: readonly string[]): CheckVerdict {
  switch (outcome.kind) {
    case 'ok':
      return 'accepted';
    case 'refused': {
      const name = outcome.row?.id.split('.')[1] ?? '';
      if (rows.includes(name)) return 'answers';
      return accountRows.includes(name) ? 'account' : 'differs';
    }
    case 'unexpected':
      return 'differs';
    default:
      return 'no-answer';
  }
}

/** The median time of all answers, in milliseconds; undefined when there was none. */
export function medianLatency(checks: readonly OperationCheck[]): number | undefined {
  const times = checks.flatMap(({ milliseconds }) => milliseconds ?? []).sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) / 2)];
}
