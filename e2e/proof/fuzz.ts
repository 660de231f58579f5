import type { DialectName } from '#service/http/dialect.ts';
import { batchSize, generateRequests } from '../requests/any-request.ts';
import { handWrittenRequests } from '../requests/by-hand/hand-written-requests.ts';
import { newTally, sendRequests } from '../requests/fire.ts';
import type { Finding } from '../requests/judge.ts';
import type { WireRequest } from '../requests/request.ts';
import type { Proof, ProofOptions } from './harness/figure.ts';
import { type OwnService, startOwnService, withDataDir } from './harness/own-service.ts';

const dialects = ['documented', 'observed'] as const;
const findings: readonly Finding[] = [
  ...(['undocumented 5xx', 'undocumented status', 'undocumented body', 'unanswered', 'slow'] as const),
];

/**
 * Sends requests generated from the contract (valid, nearly valid and wild) to all operations and to `/_local`, half of
 * them in each dialect, and the hand-written ones in both. The same seed gives the same requests.
 */
export async function run({ seed, times = 50_000 }: ProofOptions): Promise<Proof> {
  const generated = newTally();
  const byHand = newTally();
  const crashes: string[] = [];

  for (const [index, dialect] of dialects.entries()) {
    await withDataDir(async (dataDir) => {
      const service = keepRunning(dataDir, dialect, crashes);
      const send = async (requests: readonly WireRequest[], tally: typeof generated) =>
        sendRequests(requests, await service.port(), dialect, tally);
      await send(handWrittenRequests, byHand);
      const batches = Math.ceil(times / dialects.length / batchSize);
      for (let batch = 0; batch < batches; batch++) {
        await send(generateRequests(seed, batch * dialects.length + index), generated);
        if ((batch + 1) % 20 === 0) console.error(`${dialect}: ${(batch + 1) * batchSize} sent`);
      }
      await service.stop();
    });
  }

  const statuses = [...generated.statuses].sort(([one], [other]) => one - other);
  return {
    figures: [
      { name: 'requests generated from the contract', count: generated.sent, goal: { atLeast: times } },
      { name: 'hand-written requests, in both dialects', count: byHand.sent, goal: { atLeast: 1_000 } },
      { name: 'crashes', count: crashes.length, goal: { atMost: 0 } },
      ...findings.map((name) => ({
        name: `answers: ${name}`,
        count: (generated.findings.get(name) ?? 0) + (byHand.findings.get(name) ?? 0),
        goal: { atMost: 0 },
      })),
      { name: 'slow next to others, repeated alone', count: generated.askedAgain + byHand.askedAgain },
      ...statuses.map(([status, count]) => ({
        name: status === 0 ? 'cut off on purpose, without an answer' : `answered ${status}`,
        count,
      })),
    ],
    notes: [...crashes, ...byHand.examples, ...generated.examples],
  };
}

/** Starts the service, and starts it again after a crash, which is added to `crashes`. */
function keepRunning(dataDir: string, dialect: DialectName, crashes: string[]) {
  let running: Promise<OwnService> | undefined;
  let stopping = false;
  const start = async () => {
    // Nothing listens on the recogniser's port: nothing leaves this machine, and no valid job keeps the service busy.
    const env = { SERVICE_DIALECT: dialect, STT_BASE_URL: 'http://127.0.0.1:9/v1', STT_LANGUAGES: 'en' };
    const service = await startOwnService(dataDir, env);
    service.process.once('exit', (code, signal) => {
      if (stopping) return;
      crashes.push(`the service ended: ${signal ?? code}`);
      running = start();
    });
    return service;
  };
  running = start();
  return {
    port: async () => Number(new URL((await running)?.url ?? '').port),
    stop: async () => {
      stopping = true;
      await (await running)?.stop();
    },
  };
}
