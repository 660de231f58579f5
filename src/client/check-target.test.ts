import { expect, it } from 'vitest';
import { sharedService } from '#testing/service/shared-service.ts';
import { call } from './call.ts';
import { checkTarget, medianLatency, type OperationCheck, type SendProbe } from './check-target.ts';
import type { Target } from './target.ts';

async function check(target: Target, signal = new AbortController().signal): Promise<OperationCheck[]> {
  const send: SendProbe = (operation, input, options) => call(operation, input, target, options);
  const found: OperationCheck[] = [];
  for await (const one of checkTarget(send, signal)) found.push(one);
  return found;
}
const at = (baseUrl: string, account: string): Target => ({
  name: 'service',
  baseUrl,
  headers: { 'REV-API-KEY': `demo-key-${account}`, 'REV-APP-ID': `demo.${account}` },
});

it.each(['documented', 'observed'] as const)(
  'in the %s dialect, every operation refuses the incomplete request, and nothing is charged',
  async (dialect) => {
    const { url } = await sharedService(dialect);
    const used = async () =>
      ((await (await fetch(`${url}/_local/accounts`)).json()) as { name: string; used: number }[]).find(
        ({ name }) => name === 'small-allowance',
      )?.used;
    const before = await used();
    const found = await check(at(url, 'small-allowance'));
    expect(found.map(({ operation, verdict }) => `${operation} ${verdict}`)).toEqual([
      'localization answers',
      'transliteration answers',
      'tts answers',
      'stt_upload answers',
      'stt_status answers',
      'stt_transcript answers',
    ]);
    expect(await used()).toBe(before);
    expect(medianLatency(found)).toBeGreaterThan(0);
  },
);

it('distinguishes a refused account from a missing permission for one function', async () => {
  const { url } = await sharedService();
  const expired = await check(at(url, 'expired'));
  expect(new Set(expired.map(({ verdict }) => verdict))).toEqual(new Set(['account']));
  const partly = await check(at(url, 'no-translation'));
  expect(partly.map(({ verdict }) => verdict)).toEqual(['account', ...Array(5).fill('answers')]);
});

it('ends after the first request when nothing listens, without a latency', async () => {
  const found = await check(at('http://127.0.0.1:9', 'working'));
  expect(found).toMatchObject([{ operation: 'localization', verdict: 'no-answer' }]);
  expect(medianLatency(found)).toBeUndefined();
});

it('sends no further request once it is stopped', async () => {
  expect(await check(at('http://127.0.0.1:9', 'working'), AbortSignal.abort())).toEqual([]);
});

it('the latency is the median time of all answers', () => {
  const times = [9, 1, undefined, 5].map((milliseconds) => ({ milliseconds }) as OperationCheck);
  expect(medianLatency(times)).toBe(5);
});
