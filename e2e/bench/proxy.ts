import { createHash, randomFillSync } from 'node:crypto';
import { cancel, loadCalls, type Program, startProgram, timeCalls, upload } from './proxy-load.ts';
import { compared, median, type Row } from './row.ts';

const rounds = 9;
const megabyte = 1_000_000;
const kinds = ['direct', 'pipe', 'ours', 'vite'] as const;
type Kind = (typeof kinds)[number];

/**
 * The proxy as built, with its guard on, beside no proxy, the least a proxy can be (a pipe on node:http) and Vite's
 * own. All take the same bytes in turn, so that whatever the machine does meets them alike.
 */
export async function run(): Promise<Row[]> {
  const target = await startProgram('target');
  const [pipe, ours, vite] = await Promise.all(
    ['pipe', 'ours', 'vite'].map((kind) => startProgram(kind, target.port)),
  );
  if (!pipe || !ours || !vite) throw new Error('A server did not start.');
  const programs: Record<Kind, Program> = { direct: target, pipe, ours, vite };
  try {
    const calls = await measureCalls(programs);
    const [small, large] = [await measureUploads(programs, 10), await measureUploads(programs, 99)];
    return [
      compared('one call, p50', 'ms', calls.p50.ours, calls.p50.pipe, { atMost: 1.3 }),
      ...(['direct', 'pipe', 'vite'] as const).map((kind) =>
        plain(`one call, p50, ${kind}`, 'ms', calls.p50[kind]),
      ),
      compared('processor time per call', 'µs', calls.cpu.ours, calls.cpu.pipe, { atMost: 2 }),
      compared('calls per second, beside Vite', '1/s', calls.rate.ours, calls.rate.vite, { atLeast: 2 }),
      ...(['direct', 'pipe'] as const).map((kind) =>
        plain(`calls per second, ${kind}`, '1/s', calls.rate[kind]),
      ),
      compared('upload of 10 MB', 'MB/s', small.rate.ours, small.rate.pipe, { atLeast: 0.6 }),
      compared('upload of 99 MB', 'MB/s', large.rate.ours, large.rate.pipe, { atLeast: 0.6 }),
      ...(['direct', 'vite'] as const).map((kind) =>
        plain(`upload of 99 MB, ${kind}`, 'MB/s', large.rate[kind]),
      ),
      memory('memory during 10 MB', small.memory.ours),
      memory('memory during 99 MB', large.memory.ours),
      plain('memory during 99 MB, pipe', 'MB', large.memory.pipe),
      await checkBytes(ours),
      await checkCancel(ours, target),
    ];
  } finally {
    for (const program of [vite, ours, pipe, target]) program.stop();
  }
}

type Figures = Record<Kind, number>;

async function measureCalls(
  programs: Record<Kind, Program>,
): Promise<{ p50: Figures; cpu: Figures; rate: Figures }> {
  const cpu = empty();
  const rate = empty();
  const [sequential, loaded, connections] = [2500, 3000, 16];
  for (const kind of kinds) await loadCalls(programs[kind], 2000, connections);
  const times = await timeCalls(
    kinds.map((kind) => programs[kind]),
    sequential,
  );
  const p50 = Object.fromEntries(kinds.map((kind, at) => [kind, times[at] ?? []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const before = await programs[kind].read();
      rate[kind].push(await loadCalls(programs[kind], loaded, connections));
      cpu[kind].push(((await programs[kind].read()).cpu - before.cpu) / loaded);
    }
  }
  return { p50: medians({ ...empty(), ...p50 }), cpu: medians(cpu), rate: medians(rate) };
}

async function measureUploads(
  programs: Record<Kind, Program>,
  megabytes: number,
): Promise<{ rate: Figures; memory: Figures }> {
  const rate = empty();
  const memory = empty();
  const bytes = Buffer.alloc(megabytes * megabyte);
  for (const kind of kinds) await upload(programs[kind], bytes.subarray(0, megabyte));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const { rss } = await programs[kind].read('mark');
      const { size, seconds } = await upload(programs[kind], bytes);
      if (size !== bytes.length) throw new Error(`Of ${bytes.length} bytes ${size} arrived.`);
      rate[kind].push(megabytes / seconds);
      memory[kind].push(((await programs[kind].read()).peak - rss) / megabyte);
    }
  }
  // Memory grows in the first round and is used again in the next: the worst round counts, not the middle one.
  const worst = (kind: Kind) => Math.max(...memory[kind]);
  return {
    rate: medians(rate),
    memory: { direct: worst('direct'), pipe: worst('pipe'), ours: worst('ours'), vite: worst('vite') },
  };
}

async function checkBytes(program: Program): Promise<Row> {
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

async function checkCancel(program: Program, target: Program): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await cancel(program, target));
  const value = median(times);
  return {
    name: 'the target learns that a call was given up',
    value,
    unit: 'ms',
    goal: '≤ 100',
    ok: value <= 100,
  };
}

function empty(): Record<Kind, number[]> {
  return { direct: [], pipe: [], ours: [], vite: [] };
}

function medians(values: Record<Kind, number[]>): Figures {
  return {
    direct: median(values.direct),
    pipe: median(values.pipe),
    ours: median(values.ours),
    vite: median(values.vite),
  };
}

function plain(name: string, unit: string, value: number): Row {
  return { name, value, unit };
}

function memory(name: string, value: number): Row {
  return { name, value, unit: 'MB', goal: '≤ 64', ok: value <= 64 };
}
