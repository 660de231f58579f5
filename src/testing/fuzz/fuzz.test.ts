import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service.ts';
import { batchSize, requestsOf } from './any-request.ts';
import { handMade } from './by-hand/hand-made.ts';
import { fire, newTally } from './fire.ts';

/*
 * A short run of the proof `fuzz`: no request may end the service, go without an answer, or get one that the
 * documentation does not know. The seed is that of the test, so that it finds the same tomorrow.
 */

describe.each(['documented', 'observed'] as const)('in the %s dialect', (dialect) => {
  let service: TestService;
  const problems: string[] = [];
  beforeAll(async () => {
    service = await startTestService({ SERVICE_DIALECT: dialect }, { log: (line) => problems.push(line) });
  });
  afterAll(() => service.close());

  it.each([
    [`${handMade.length} requests made by hand`, handMade],
    [`${batchSize} requests made from the contract`, requestsOf(20_261_121, dialect === 'observed' ? 1 : 0)],
  ])(
    '%s are answered as documented',
    async (_name, requests) => {
      const tally = newTally();
      await fire(requests, Number(new URL(service.url).port), dialect, tally);
      // How long an answer may take is for the proof to say: here other tests share the processors.
      expect(tally.examples.filter((example) => !example.startsWith('slow'))).toEqual([]);
      expect(tally.sent).toBe(requests.length);
      expect(problems.filter((line) => /^\w*Error/.test(line))).toEqual([]);
    },
    120_000,
  );

  it('the same seed makes the same requests', () => {
    const bytes = () => requestsOf(7, 3).map((request) => request.bytes.toString('latin1'));
    expect(bytes()).toEqual(bytes());
    expect(bytes()).not.toEqual(requestsOf(8, 3).map((request) => request.bytes.toString('latin1')));
  });
});
