import { createHash, randomFillSync } from 'node:crypto';
import { interleave } from './harness/interleave.ts';
import { comparedRow, median, type Row, rowWithLimit, rowWithoutGoal } from './harness/row.ts';
import { sendParallelCalls, timeCalls, timeCancel, upload } from './proxy/calls.ts';
import { type Program, startProgram } from './proxy/program.ts';

export const budgetMinutes = 0.5;
const rounds = 7;
const megabyte = 1_000_000;
const programKinds = ['direct', 'pipe', 'ours', 'vite'] as const;
type ProgramKind = (typeof programKinds)[number];
type FigureByKind = Record<ProgramKind, number>;

/**
 * Compares the built proxy, with its guard on, with no proxy, a minimal proxy (a pipe on node:http) and Vite's proxy.
 * The same bytes are sent to each of them in turn.
 */
export async function run(): Promise<Row[]> {
  const target = await startProgram('target');
  const [pipe, ours, vite] = await Promise.all(
    ['pipe', 'ours', 'vite'].map((kind) => startProgram(kind, target.port)),
  );
  if (!pipe || !ours || !vite) throw new Error('A server did not start.');
  const programs: Programs = { direct: target, pipe, ours, vite };
  try {
    const calls = await measureCalls(programs);
    const [small, large] = [await measureUploads(programs, 10), await measureUploads(programs, 99)];
    return [
      comparedRow('one call, p50', 'ms', calls.p50.ours, calls.p50.pipe, { atMost: 1.3 }),
      ...(['direct', 'pipe', 'vite'] as const).map((kind) =>
        rowWithoutGoal(`one call, p50, ${kind}`, 'ms', calls.p50[kind]),
      ),
      comparedRow('processor time per call', 'µs', calls.cpu.ours, calls.cpu.pipe, { atMost: 2 }),
      comparedRow('calls per second, compared with Vite', '1/s', calls.rate.ours, calls.rate.vite, {
        atLeast: 2,
      }),
      ...(['direct', 'pipe'] as const).map((kind) =>
        rowWithoutGoal(`calls per second, ${kind}`, '1/s', calls.rate[kind]),
      ),
      comparedRow('upload of 10 MB', 'MB/s', small.rate.ours, small.rate.pipe, { atLeast: 0.6 }),
      comparedRow('upload of 99 MB', 'MB/s', large.rate.ours, large.rate.pipe, { atLeast: 0.6 }),
      ...(['direct', 'vite'] as const).map((kind) =>
        rowWithoutGoal(`upload of 99 MB, ${kind}`, 'MB/s', large.rate[kind]),
      ),
      rowWithLimit('memory during 10 MB', 'MB', small.memory.ours, { atMost: 64 }),
      rowWithLimit('memory during 99 MB', 'MB', large.memory.ours, { atMost: 64 }),
      rowWithoutGoal('memory during 99 MB, pipe', 'MB', large.memory.pipe),
      await unchangedBytesRow(ours),
      await cancelRow(programs),
    ];
  } finally {
    for (const program of [vite, ours, pipe, target]) program.stop();
  }
}

async function measureCalls(
  programs: Programs,
): Promise<{ p50: FigureByKind; cpu: FigureByKind; rate: FigureByKind }> {
  const [sequential, loaded, connections] = [2500, 3000, 16];
  const load = async (kind: ProgramKind) => {
    const before = await programs[kind].read();
    const rate = await sendParallelCalls(programs[kind], loaded, connections);
    return { rate, cpu: ((await programs[kind].read()).cpu - before.cpu) / loaded };
  };
  const found = await measureEachKind(load);
  const times = await timeCalls(
    programKinds.map((kind) => programs[kind]),
    sequential,
  );
  return {
    p50: figureByKind((kind) => median(times[programKinds.indexOf(kind)] ?? [])),
    cpu: figureByKind((kind) => median(found[kind].map(({ cpu }) => cpu))),
    rate: figureByKind((kind) => median(found[kind].map(({ rate }) => rate))),
  };
}

async function measureUploads(
  programs: Programs,
  megabytes: number,
): Promise<{ rate: FigureByKind; memory: FigureByKind }> {
  const bytes = Buffer.alloc(megabytes * megabyte);
  // A process grows in its first round and then reuses that memory: the largest growth of any round counts.
  const memory = figureByKind(() => 0);
  const found = await measureEachKind(async (kind) => {
    const { rss } = await programs[kind].read('mark');
    const { size, seconds } = await upload(programs[kind], bytes);
    if (size !== bytes.length) throw new Error(`Only ${size} of ${bytes.length} bytes arrived.`);
    memory[kind] = Math.max(memory[kind], ((await programs[kind].read()).peak - rss) / megabyte);
    return megabytes / seconds;
  });
  return { rate: figureByKind((kind) => median(found[kind])), memory };
}

async function unchangedBytesRow(program: Program): Promise<Row> {
  const bytes = randomFillSync(Buffer.alloc(99 * megabyte));
  const { hash } = await upload(program, bytes, 'hash');
  const same = hash === createHash('sha256').update(bytes).digest('hex');
  return {
    name: '99 MB of random bytes arrive unchanged',
    value: same ? 1 : 0,
    unit: '',
    goal: '1',
    ok: same,
  };
}

/** Measures the milliseconds from when a client hangs up until the target notices. */
async function cancelRow({ ours, direct }: Programs): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeCancel(ours, direct));
  const name = 'until the target notices that the client hung up (a bare pipe never passes that on)';
  return {
    ...rowWithoutGoal(name, 'ms', median(times)),
    goal: 'it notices',
    ok: times.every(Number.isFinite),
  };
}

type Programs = Record<ProgramKind, Program>;

const measureEachKind = <Found>(measure: (kind: ProgramKind) => Promise<Found>) =>
  interleave(rounds, {
    direct: () => measure('direct'),
    pipe: () => measure('pipe'),
    ours: () => measure('ours'),
    vite: () => measure('vite'),
  });

const figureByKind = (figure: (kind: ProgramKind) => number): FigureByKind => ({
  direct: figure('direct'),
  pipe: figure('pipe'),
  ours: figure('ours'),
  vite: figure('vite'),
});
