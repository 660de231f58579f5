import { describe, expect, it } from 'vitest';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { CallResult } from './call-result.ts';
import { type CallStatus, isProxyAnswer, statusOf, type Verdict, verdictOf } from './verdict.ts';

interface Row {
  readonly name: string;
  readonly result: CallResult;
  /** HTTP status of the response; absent if there is none. */
  readonly status?: number;
  readonly deviations?: number;
  readonly verdict: Verdict;
  readonly label: CallStatus;
  readonly byProxy?: boolean;
}

const clean = { kind: 'clean' } as const;
const notChecked = { kind: 'not-checked' } as const;
const deviations = (count: number) => ({ kind: 'deviations', count }) as const;
const answered = (status: number) => ({ kind: 'answered', status }) as const;
const network = (cause: (CallResult & { kind: 'network' })['cause']) =>
  ({ kind: 'network', cause, message: '' }) as const;
const unexpected = (reason: (CallResult & { kind: 'unexpected' })['reason']) =>
  ({ kind: 'unexpected', reason }) as const;

const rows: Row[] = [
  {
    name: 'an answer as specified',
    result: { kind: 'ok' },
    status: 200,
    verdict: clean,
    label: answered(200),
  },
  {
    name: 'an answer with two deviations',
    result: { kind: 'ok' },
    status: 200,
    deviations: 2,
    verdict: deviations(2),
    label: answered(200),
  },
  {
    name: 'a documented refusal',
    result: { kind: 'refused' },
    status: 403,
    verdict: clean,
    label: answered(403),
  },
  {
    name: 'a refusal that is in no error table of the specification',
    result: { kind: 'refused' },
    status: 418,
    deviations: 1,
    verdict: deviations(1),
    label: answered(418),
  },
  {
    name: 'a documented refusal with status 200',
    result: { kind: 'refused' },
    status: 200,
    verdict: clean,
    label: { kind: 'answered', status: 200, fault: 'refused' },
  },
  ...(['wrong-shape', 'not-json', 'not-audio', 'empty'] as const).map(
    (reason): Row => ({
      name: `an answer with status 200 and the fault ${reason}`,
      result: unexpected(reason),
      status: 200,
      verdict: deviations(1),
      label: { kind: 'answered', status: 200, fault: reason },
    }),
  ),
  {
    name: 'a wrong shape in three places',
    result: unexpected('wrong-shape'),
    status: 200,
    deviations: 3,
    verdict: deviations(3),
    label: { kind: 'answered', status: 200, fault: 'wrong-shape' },
  },
  {
    name: 'an error without a documented body',
    result: unexpected('status'),
    status: 500,
    verdict: deviations(1),
    label: { kind: 'answered', status: 500, fault: 'status' },
  },
  ...(
    ['refused', 'not-found', 'unreachable', 'tls', 'reset', 'timeout', 'redirected', 'bad-answer'] as const
  ).map(
    (cause): Row => ({
      name: `the proxy's answer about ${cause}`,
      result: network(cause),
      status: 502,
      verdict: notChecked,
      label: { kind: 'no-answer' },
      byProxy: true,
    }),
  ),
  ...(['guard', 'not-allowed', 'unknown-target', 'unknown-account', 'too-large'] as const).map(
    (cause): Row => ({
      name: `the proxy's answer about ${cause}`,
      result: network(cause),
      status: 403,
      verdict: notChecked,
      label: { kind: 'not-sent' },
      byProxy: true,
    }),
  ),
  ...(['offline', 'no-server', 'interrupted'] as const).map(
    (cause): Row => ({
      name: `a call without an answer (${cause})`,
      result: network(cause),
      verdict: notChecked,
      label: { kind: 'no-answer' },
    }),
  ),
  {
    name: 'a cancelled call',
    result: { kind: 'aborted' },
    verdict: notChecked,
    label: { kind: 'cancelled' },
  },
];

describe('the state of a call', () => {
  it.each(rows)(
    'the verdict and the label of $name',
    ({ result, status, deviations: count = 0, verdict, label, byProxy = false }) => {
      const exchange = exchangeOf('localization', {
        result,
        deviations: Array.from({ length: count }, (_, at) => ({ path: `field${at}` })),
        ...(status !== undefined && { response: { status, headers: {}, body: '', size: 0 } }),
      });
      expect(verdictOf(exchange)).toEqual(verdict);
      expect(statusOf(exchange)).toEqual(label);
      expect(isProxyAnswer(exchange)).toBe(byProxy);
    },
  );
});
