import { beforeAll, describe, expect, it } from 'vitest';
import { randomSampleCount } from '#testing/samples.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';
import { batchSize, generateRequests } from './any-request.ts';
import { handWrittenRequests } from './by-hand/hand-written-requests.ts';
import { newTally, sendRequests } from './fire.ts';
import type { WireRequest } from './request.ts';

/*
 * A short run of the proof `fuzz`: no request may crash the service, stay unanswered, or get an undocumented answer.
 * The seed is fixed, so that every run sends the same requests.
 */

describe.each(['documented', 'observed'] as const)('in the %s dialect', (dialect) => {
  let service: SharedService;
  beforeAll(async () => {
    service = await sharedService(dialect);
  });

  async function expectDocumentedAnswers(requests: readonly WireRequest[]): Promise<void> {
    const before = service.problems.length;
    const tally = newTally();
    await sendRequests(requests, Number(new URL(service.url).port), dialect, tally);
    // Slow answers are accepted here, because other tests share the processors; the proof rejects them.
    expect(tally.examples.filter((example) => !example.startsWith('slow'))).toEqual([]);
    expect(tally.sent).toBe(requests.length);
    expect(service.problems.slice(before).filter((line) => /^\w*Error/.test(line))).toEqual([]);
  }
  const long = { timeout: 120_000 };

  it('generated requests are answered as documented', { ...long, tags: 'samples' }, async () => {
    const requests = generateRequests(20_261_121, dialect === 'observed' ? 1 : 0);
    await expectDocumentedAnswers(requests.slice(0, randomSampleCount(batchSize)));
  });

  it('every fiftieth hand-written request is answered as documented', long, () =>
    expectDocumentedAnswers(handWrittenRequests.filter((_request, index) => index % 50 === 0)),
  );

  it('all hand-written requests are answered as documented', { ...long, tags: 'slow' }, () =>
    expectDocumentedAnswers(handWrittenRequests),
  );

  it('the same seed generates the same requests', () => {
    const bytes = () => generateRequests(7, 3).map((request) => request.bytes.toString('latin1'));
    expect(bytes()).toEqual(bytes());
    expect(bytes()).not.toEqual(generateRequests(8, 3).map((request) => request.bytes.toString('latin1')));
  });
});
