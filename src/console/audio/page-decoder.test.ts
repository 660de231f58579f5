import { expect, it } from 'vitest';
import type { WorkerMessage } from './analysis.ts';
import { decodeThroughPage } from './page-decoder.ts';

const facts = { kind: 'mp3', codec: 'MP3', sampleRate: 44_100, channels: 2 } as const;

it('a recording that would not fit into the page is not handed to it', async () => {
  const sent: WorkerMessage[] = [];
  const decode = decodeThroughPage({
    send: (message) => sent.push(message),
    answer: () => new Promise(() => {}),
  });
  const threeHours = 3 * 3600 * 44_100 * 2 * 4;
  expect(await decode({ file: new Blob(['x']), facts, bytes: threeHours })).toBe('too-long');
  expect(sent).toEqual([]);
});

it('samples come piece by piece, each when it is asked for', async () => {
  const frames = 600_000;
  const asked: [number, number][] = [];
  let last: WorkerMessage | undefined;
  const decode = decodeThroughPage({
    send: (message) => {
      last = message;
      if (message.type === 'samples') asked.push([message.start, message.end]);
    },
    answer: async () =>
      last?.type === 'samples'
        ? { type: 'samples', block: [new Float32Array(last.end - last.start)] }
        : { type: 'decoded', found: { frames, channels: 1, sampleRate: 44_100 } },
  });
  const decoded = await decode({ file: new Blob(['x']), facts, bytes: frames * 4 });
  if (typeof decoded === 'string') throw new Error(decoded);
  let count = 0;
  for await (const block of decoded.blocks) count += block[0]?.length ?? 0;
  expect(count).toBe(frames);
  expect(asked).toEqual([
    [0, 262_144],
    [262_144, 524_288],
    [524_288, 600_000],
  ]);
});

it('a page that cannot decode it either says so', async () => {
  const decode = decodeThroughPage({ send: () => {}, answer: async () => ({ type: 'decoded' }) });
  expect(await decode({ file: new Blob(['x']), facts, bytes: 0 })).toBe('no-decoder');
});
